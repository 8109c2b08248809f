/** Verbs of hidden cards: look at, reveal, search, shuffle, name. */
import { assertNever } from "../../language/assert-never.ts";
import type { EffectOf } from "../../language/effects.ts";
import type { Count } from "../../language/expressions.ts";
import {
  both,
  byWhom,
  type ClauseVerb,
  deed,
  inAnyOrder,
  listOf,
  verb,
  verbAndObject,
  verbForm,
} from "../clauses.ts";
import { namedText } from "../name-phrases.ts";
import { frenchWhose, whose } from "../players.ts";
import { selected } from "../selections.ts";
import type { Phrase, Say } from "../speech.ts";
import { PUT_INTO_PLAY } from "./movements.ts";
import { alike, lasting, type Tellings } from "./telling.ts";

const LOOK = verb("look at, looks at, looked at", "regarder, regardez, regarde, regardé");
const REVEAL = verb("reveal, reveals, revealed", "révéler, révélez, révèle, révélé");
const SEARCH = verb("search, searches, searched", "chercher, cherchez, cherche, cherché");
const SHUFFLE = verb("shuffle, shuffles, shuffled", "mélanger, mélangez, mélange, mélangé");
const ADD = verb("add, adds, added", "ajouter, ajoutez, ajoute, ajouté");
const NAME = verb("name, names, named", "nommer, nommez, nomme, nommé");

const KINDS: { readonly [K in EffectOf<"name">["what"]]: { readonly en: string; readonly fr: string } } = {
  subtype: { en: "a subtype", fr: "un sous-type" },
  icon: { en: "an icon type", fr: "un type d'icône" },
  faction: { en: "a faction", fr: "une faction" },
};

const deckOf = (who: EffectOf<"search">["who"], say: Say): string =>
  both(say, { en: `${whose(who, say)} deck`, fr: frenchWhose(who, { noun: "deck", gender: "m" }, say) });

function destination({ to, who }: EffectOf<"search">, say: Say): string {
  const it = namedText("it", say);
  const hand = both(say, {
    en: `to ${whose(who, say)} hand`,
    fr: `à ${frenchWhose(who, { noun: "main", gender: "f" }, say)}`,
  });
  switch (to) {
    case "nowhere":
      return "";
    case "play":
      return `, ${verbAndObject([PUT_INTO_PLAY], it, say)}${both(say, { en: " into play", fr: "" })}`;
    case "hand":
      return `, ${verbAndObject([ADD], it, say)} ${hand}`;
    default:
      return assertNever(to);
  }
}

/** A complement of its own would take the deck for part of it. */
const isLong = (found: string): boolean => / (sans|avec|dont|de coût|de compétence) /.test(found);

/** The deck is shuffled by rule after a search (COMP-35); the text reminds of it. */
function search(effect: EffectOf<"search">, say: Say): string {
  const { who, for: filter, count } = effect;
  return byWhom(who, { ...say, picker: who }, (acting) => {
    const found = selected({ pick: filter, ...(count !== undefined && { count }) }, acting).text;
    const deck = deckOf(who, acting);
    const form = verbForm(SEARCH, acting);
    const seek = both(acting, {
      en: `${form} ${deck} for ${found}`,
      fr: isLong(found) ? `${form} dans ${deck} ${found}` : `${form} ${found} dans ${deck}`,
    });
    return `${seek}${destination(effect, acting)}${both(acting, { en: ", then ", fr: ", puis " })}${verbForm(SHUFFLE, acting)} ${deck}`;
  });
}

const PUT = verb("put, puts, put", "placer, placez, place, placé");
const PUT_BACK = verb("put, puts, put", "remettre, remettez, remet, remis");
const THEM: Phrase = { text: "", gender: "f", plural: true, pronoun: true };

/** "1", "at most 1", "up to 2". */
function howMany(count: Count, say: Say): string {
  if (count === "anyNumber")
    return both(say, {
      en: "any number",
      fr: say.voice.actor === "you" ? "autant que vous voulez" : "autant qu'il veut",
    });
  if (typeof count !== "object" || !("upTo" in count)) return say.tongue.number(count, say);
  const most = both(
    say,
    count.upTo === 1 ? { en: "at most", fr: "au plus" } : { en: "up to", fr: "jusqu'à" },
  );
  return `${most} ${say.tongue.number(count.upTo, say)}`;
}

/** "put 1 of them", "placez-en 1", "en placer 1". */
function moveSome(doing: ClauseVerb, count: Count, say: Say): string {
  const form = verbForm(doing, say);
  const isOrder = say.voice.form === "order" || say.voice.form === "none";
  return both(say, {
    en: `${form} ${howMany(count, say)} of them`,
    fr: `${isOrder ? `${form}-en` : `en ${form}`} ${howMany(count, say)}`,
  });
}

function sort({ hand, bottom }: EffectOf<"sort">, say: Say): string {
  const parts: string[] = [];
  if (hand !== undefined)
    parts.push(`${moveSome(ADD, hand, say)} ${both(say, { en: "to your hand", fr: "à votre main" })}`);
  if (bottom !== undefined)
    parts.push(
      `${moveSome(PUT, bottom, say)} ${both(say, { en: "on the bottom of that deck", fr: "sous ce deck" })}`,
    );
  const back = `${both(say, { en: "back on top", fr: "sur le dessus" })} ${inAnyOrder(say)}`;
  if (parts.length === 0) return `${verbAndObject([PUT_BACK], THEM, say)} ${back}`;
  parts.push(`${verbForm(PUT_BACK, say)} ${both(say, { en: "the others", fr: "les autres" })} ${back}`);
  return listOf(parts, say);
}

export const HIDDEN_VERBS: Tellings<"lookAt" | "reveal" | "search" | "sort" | "shuffle" | "name"> = {
  lookAt: alike(({ what, by: who }, say) => deed({ verbs: [LOOK], what, by: who }, say)),
  reveal: alike(({ what, until }, say) => deed({ verbs: [REVEAL], what }, say) + lasting(until, say)),
  search: alike(search),
  sort: alike(sort),
  shuffle: alike(({ who }, say) =>
    byWhom(who, say, (acting) => `${verbForm(SHUFFLE, acting)} ${deckOf(who, acting)}`),
  ),
  name: alike(({ what }, say) => {
    say.memory.iconNamed = what === "icon";
    say.memory.itIsClear = false;
    return `${verbForm(NAME, say)} ${KINDS[what][say.locale]}`;
  }),
};
