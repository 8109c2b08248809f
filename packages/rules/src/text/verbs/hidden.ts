/** Verbs of hidden cards: look at, reveal, search, shuffle, name. */
import type { EffectOf } from "../../language/effects.ts";
import type { Count } from "../../language/expressions.ts";
import { both, by, deed, listOf, verb, verbAndObject, verbForm } from "../clauses.ts";
import { named } from "../names.ts";
import { frenchWhose, whose } from "../players.ts";
import { selected } from "../selections.ts";
import type { Phrase, Say } from "../speech.ts";
import { PUT_INTO_PLAY } from "./movements.ts";
import { alike, lasting, type Tellings } from "./table.ts";

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
  const it = named("it", say);
  if (to === "play") return verbAndObject([PUT_INTO_PLAY], it, say) + both(say, { en: " into play", fr: "" });
  const hand = both(say, {
    en: `to ${whose(who, say)} hand`,
    fr: `à ${frenchWhose(who, { noun: "main", gender: "f" }, say)}`,
  });
  return `${verbAndObject([ADD], it, say)} ${hand}`;
}

/** The deck is shuffled by rule after a search (COMP-35); the text reminds of it. */
function search(effect: EffectOf<"search">, say: Say): string {
  const { who, for: filter, count, to } = effect;
  return by(who, say, (acting) => {
    const found = selected({ pick: filter, ...(count !== undefined && { count }) }, acting).text;
    const deck = deckOf(who, acting);
    const form = verbForm(SEARCH, acting);
    const seek = both(acting, { en: `${form} ${deck} for ${found}`, fr: `${form} ${found} dans ${deck}` });
    const move = to === "nowhere" ? "" : `, ${destination(effect, acting)}`;
    return `${seek}${move}${both(acting, { en: ", then ", fr: ", puis " })}${verbForm(SHUFFLE, acting)} ${deck}`;
  });
}

const PUT = verb("put, puts, put", "placer, placez, place, placé");
const PUT_BACK = verb("put, puts, put", "remettre, remettez, remet, remis");
const THEM: Phrase = { text: "", gender: "f", plural: true, pronoun: true };

/** "1 of them", "up to 1 of them". */
function ofThem(count: Count, say: Say): string {
  if (count === "anyNumber")
    return both(say, { en: "any number of them", fr: "autant d'entre elles que voulu" });
  const isUpTo = typeof count === "object" && "upTo" in count;
  const number = say.tongue.number(isUpTo ? count.upTo : count, say);
  return both(say, {
    en: `${isUpTo ? "up to " : ""}${number} of them`,
    fr: `${isUpTo ? "jusqu'à " : ""}${number} d'entre elles`,
  });
}

function sort({ hand, bottom }: EffectOf<"sort">, say: Say): string {
  const parts: string[] = [];
  if (hand !== undefined)
    parts.push(
      `${verbForm(ADD, say)} ${ofThem(hand, say)} ${both(say, { en: "to your hand", fr: "à votre main" })}`,
    );
  if (bottom !== undefined)
    parts.push(
      `${verbForm(PUT, say)} ${ofThem(bottom, say)} ${both(say, { en: "on the bottom of that deck", fr: "au-dessous de ce deck" })}`,
    );
  const back = both(say, { en: "back on top in any order", fr: "sur le dessus dans l'ordre de votre choix" });
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
    by(who, say, (acting) => `${verbForm(SHUFFLE, acting)} ${deckOf(who, acting)}`),
  ),
  name: alike(({ what }, say) => {
    say.memory.iconNamed = what === "icon";
    return `${verbForm(NAME, say)} ${KINDS[what][say.locale]}`;
  }),
};
