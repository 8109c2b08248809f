/** Verbs of cards: destroy, sacrifice, discard, draw, take control. */
import type { EffectOf } from "../../language/effects.ts";
import type { Filter, PlayerRef, Selection } from "../../language/expressions.ts";
import { announced, both, byWhom, deed, inPlace, verb, verbForm } from "../clauses.ts";
import { de } from "../french.ts";
import { object } from "../name-phrases.ts";
import { englishAmount, frenchAmount } from "../number-phrases.ts";
import { frenchWhose, whose } from "../players.ts";
import { chooserOf } from "../selections.ts";
import { inTongue, type Phrase, referent, type Say } from "../speech.ts";
import { NOUNS } from "../terms.ts";
import { alike, lasting, type Tellings } from "./telling.ts";

export const DESTROY = verb("destroy, destroys, destroyed", "détruire, détruisez, détruit, détruit");
const SACRIFICE = verb("sacrifice, sacrifices, sacrificed", "sacrifier, sacrifiez, sacrifie, sacrifié");
const DISCARD = verb("discard, discards, discarded", "défausser, défaussez, défausse, défaussé");
const DRAW = verb("draw, draws, drawn", "piocher, piochez, pioche, pioché");
const EXCHANGE = verb("exchange, exchanges, exchanged", "échanger, échangez, échange, échangé");
const ADD = verb("add, adds, added", "ajouter, ajoutez, ajoute, ajouté");

/** Nobody can sacrifice what he does not control (WND-06), so it is not said of one card. */
function withoutController(what: Selection, who: PlayerRef): Selection {
  const plain = (filter: Filter): Filter => {
    const { controller, ...rest } = filter;
    return controller === who && filter.type !== "resource" ? rest : filter;
  };
  if ("choose" in what) return { ...what, choose: plain(what.choose) };
  return "pick" in what ? { ...what, pick: plain(what.pick) } : what;
}

function takeControl({ who, what, until }: EffectOf<"takeControl">, say: Say): string {
  const TAKE = verb("take, takes, taken", "prendre, prenez, prend, pris");
  const tell = (it: Phrase, now: Say): string => {
    const form = verbForm(TAKE, now);
    const end = lasting(until, now);
    const en = now.voice.form === "order" ? `${form}-en` : `en ${form}`;
    return both(now, {
      en: `${form} control of ${object(it)}${end}`,
      fr: it.pronoun ? `${en} le contrôle${end}` : `${form} le contrôle ${de(it.text)}${end}`,
    });
  };
  return byWhom(who, say, (acting) => announced({ what, subject: "player", tell }, acting));
}

const remembering = (
  name: string,
  what: Selection,
  { told, say }: { readonly told: string; readonly say: Say },
): string => {
  if (!("the" in what)) say.memory.named.set(name, say.memory.it);
  return told;
};

/** As many as there are in the pile: "the same number" says so already. */
function withoutLimit(what: Selection, own: PlayerRef): Selection {
  if (!("pick" in what) || typeof what.count !== "object" || !("upTo" in what.count)) return what;
  const { upTo } = what.count;
  const isPile = typeof upTo === "object" && "count" in upTo && isWholePile(upTo.count, own);
  return isPile ? { ...what, count: "anyNumber" } : what;
}

const isWholePile = ({ in: zone, controller, type, ...rest }: Filter, own: PlayerRef): boolean =>
  zone === "discard" &&
  controller === own &&
  (type === undefined || type === "card") &&
  Object.keys(rest).length === 0;

function exchange({ what }: EffectOf<"exchange">, say: Say): string {
  const own = "pick" in what ? chooserOf(what, say) : say.voice.actor;
  return byWhom(own, say, (acting) => {
    const given = inPlace(withoutLimit(what, own), { ...acting, moving: true });
    const pile = both(acting, {
      en: `${whose(own, acting)} discard pile`,
      fr: frenchWhose(own, { noun: "défausse", gender: "f" }, acting),
    });
    return `${verbForm(EXCHANGE, acting)} ${both(acting, {
      en: `${object(given)} for as many cards from the top of ${pile}`,
      fr: `${given.text} contre autant de cartes du dessus ${de(pile)}`,
    })}`;
  });
}

export const CARD_VERBS: Tellings<
  "destroy" | "sacrifice" | "discard" | "draw" | "takeControl" | "exchange" | "exchangeControl" | "addDomain"
> = {
  destroy: alike(({ what }, say) => deed({ verbs: [DESTROY], what }, say)),
  // That it must take place (`untilDone`) is a rule of forced responses, which no text says (COST-07).
  sacrifice: alike(({ what, by: who = "you" }, say) => {
    const own = withoutController(what, who);
    const doer = who === say.voice.actor ? undefined : who;
    const told = deed({ verbs: [SACRIFICE], what: own, by: doer }, { ...say, picker: who });
    return remembering("sacrificed", what, { told, say });
  }),
  discard: alike(({ what }, say) =>
    remembering("discarded", what, { told: deed({ verbs: [DISCARD], what, moving: true }, say), say }),
  ),
  draw: alike(({ who, count }, say) =>
    byWhom(who, say, (acting) => {
      const cards = inTongue(acting, {
        en: () => englishAmount(count, NOUNS.card.en, acting),
        fr: () => frenchAmount(count, NOUNS.card.fr, acting),
      });
      acting.memory.it = referent("card", count !== 1);
      acting.memory.topic = undefined;
      return `${verbForm(DRAW, acting)} ${cards}`;
    }),
  ),
  takeControl: alike(takeControl),
  exchange: alike(exchange),
  exchangeControl: alike(({ a, b, until }, say) => {
    const form = verbForm(EXCHANGE, say);
    const [one, other] = [inPlace(a, say), inPlace(b, say)];
    return (
      both(say, {
        en: `${form} control of ${object(one)} and ${object(other)}`,
        fr: `${form} le contrôle ${de(one.text)} et ${de(other.text)}`,
      }) + lasting(until, say)
    );
  }),
  addDomain: alike(({ who }, say) =>
    byWhom(who, say, (acting) => {
      acting.memory.named.set("added", referent("domain"));
      return `${verbForm(ADD, acting)} ${both(acting, { en: "a domain", fr: "un domaine" })}`;
    }),
  ),
};
