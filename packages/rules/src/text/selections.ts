/** Which cards an effect is about, as noun phrases. */
import type { Count, Filter, PlayerRef, Selection } from "../language/expressions.ts";
import { words } from "./english.ts";
import { de } from "./french.ts";
import { named } from "./names.ts";
import { isPlural, nounOf, nounPhrase } from "./noun-phrases.ts";
import { frenchWhose, player, whose } from "./players.ts";
import type { Phrase, Quantity, Referent, Say } from "./speech.ts";
import { referent } from "./speech.ts";
import { ZONE_NAMES } from "./terms.ts";

export type Target = Extract<Selection, { readonly choose: Filter }>;
export const isTarget = (selection: Selection): selection is Target => "choose" in selection;

function quantityOf(count: Count | undefined): Quantity {
  if (count === undefined || count === 1) return { kind: "a" };
  if (count === "anyNumber") return { kind: "any" };
  if (typeof count === "object" && "upTo" in count) return { kind: "upTo", of: count.upTo };
  return { kind: "number", of: count };
}

const targetQuantity = (target: Target): Quantity =>
  target.eachPlayer && target.count === undefined ? { kind: "ofEachPlayer" } : quantityOf(target.count);

/** All as an object ("ready all ..."), each as a subject ("each ... gains"). */
export type Role = "object" | "subject" | "generic";
const ALL: { readonly [R in Role]: Quantity } = {
  object: { kind: "all" },
  subject: { kind: "each" },
  generic: { kind: "bare" },
};

/** Where another player than the one who acts picks. */
function ofWhoseChoice(by: PlayerRef | undefined, say: Say): string | undefined {
  if (by === undefined || by === say.voice.actor) return undefined;
  return say.locale === "fr" ? `au choix ${de(player(by, say))}` : `of ${whose(by, say)} choice`;
}

type Top = Extract<Selection, { readonly top: unknown }>;

function topCards({ top, of, pile = "deck" }: Top, say: Say): Phrase {
  const plural = top !== 1;
  const count = say.tongue.number(top, say);
  const { fr: noun, en, gender } = ZONE_NAMES[pile];
  const text =
    say.locale === "en"
      ? `the top ${plural ? `${count} cards` : "card"} of ${whose(of, say)} ${en}`
      : `${plural ? `les ${count} premières cartes` : "la première carte"} ${de(frenchWhose(of, { noun, gender }, say))}`;
  return { text, gender: "f", plural };
}

const EXTREMES = {
  lowest: { en: "the lowest", fr: "de plus faible" },
  highest: { en: "the highest", fr: "de plus forte" },
} as const;

function extreme(
  which: keyof typeof EXTREMES,
  { of, trait }: { readonly of: Filter; readonly trait: "skill" | "cost" },
  say: Say,
): Phrase {
  const phrase = nounPhrase(of, { kind: "the" }, say);
  const french =
    trait === "skill"
      ? `${EXTREMES[which].fr} compétence`
      : which === "lowest"
        ? "de plus faible coût"
        : "de plus fort coût";
  return {
    ...phrase,
    text:
      say.locale === "fr" ? `${phrase.text} ${french}` : `${phrase.text} with ${EXTREMES[which].en} ${trait}`,
  };
}

const AGAIN = {
  en: "(the same one more than once if you wish)",
  fr: "(le même plusieurs fois si vous voulez)",
} as const;

function plainPhrase(selection: Selection, role: Role, say: Say): Phrase {
  if ("the" in selection) return named(selection.the, say);
  if ("choose" in selection) return nounPhrase(selection.choose, targetQuantity(selection), say);
  if ("pick" in selection) {
    const phrase = nounPhrase(selection.pick, quantityOf(selection.count), say);
    const again = selection.again === true ? AGAIN[say.locale] : undefined;
    return { ...phrase, text: words(phrase.text, ofWhoseChoice(selection.by, say), again) };
  }
  if ("each" in selection) return nounPhrase(selection.each, ALL[role], say);
  if ("random" in selection) {
    const phrase = nounPhrase(selection.random, quantityOf(selection.count), say);
    return { ...phrase, text: words(phrase.text, say.locale === "fr" ? "au hasard" : "at random") };
  }
  if ("top" in selection) return topCards(selection, say);
  if ("lowest" in selection) return extreme("lowest", { of: selection.of, trait: selection.lowest }, say);
  return extreme("highest", { of: selection.of, trait: selection.highest }, say);
}

function referentOf(selection: Exclude<Selection, { readonly the: string }>): Referent {
  if ("choose" in selection) {
    const plural = selection.eachPlayer === true || isPlural(quantityOf(selection.count));
    return { ...referent(nounOf(selection.choose), plural), chosen: true };
  }
  if ("pick" in selection) return referent(nounOf(selection.pick), isPlural(quantityOf(selection.count)));
  if ("each" in selection) return referent(nounOf(selection.each), true);
  if ("random" in selection) return referent(nounOf(selection.random), isPlural(quantityOf(selection.count)));
  if ("top" in selection) return referent("card", selection.top !== 1);
  return referent(nounOf(selection.of));
}

/** The phrase, remembered as "it" and under the name given to it. */
export function selected(selection: Selection, say: Say, role: Role = "object"): Phrase {
  const { memory } = say;
  const phrase = plainPhrase(selection, role, say);
  if ("the" in selection) {
    const again = selection.the === memory.topic;
    memory.topic = undefined;
    if (selection.the !== "it") memory.itIsClear = false;
    return again ? { ...phrase, pronoun: true } : phrase;
  }
  const spokenOf = referentOf(selection);
  memory.topic = undefined;
  memory.itIsClear = true;
  if ("choose" in selection || "pick" in selection) {
    if (selection.as !== undefined) memory.named.set(selection.as, spokenOf);
  }
  memory.it = spokenOf;
  return phrase;
}

export const ifAble = (selection: Selection, say: Say): string =>
  "pick" in selection && selection.ifAble ? (say.locale === "fr" ? ", si possible" : ", if able") : "";
