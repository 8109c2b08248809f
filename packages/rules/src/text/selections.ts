/** Which cards an effect is about, as noun phrases. */
import type { Count, Filter, PlayerRef, Selection, Target } from "../language/expressions.ts";
import { words } from "./english.ts";
import { de } from "./french.ts";
import { isInPile } from "./modifier-phrases.ts";
import { namedText } from "./name-phrases.ts";
import { isPluralNoun, nounOf, nounPhrase } from "./noun-phrases.ts";
import { frenchWhose, player, whose } from "./players.ts";
import type { Phrase, Quantity, Referent, Say } from "./speech.ts";
import { inTongue, referent } from "./speech.ts";
import { ZONE_NAMES } from "./terms.ts";

export const isTarget = (selection: Selection): selection is Target => "choose" in selection;

function quantityOf(count: Count | undefined): Quantity {
  if (count === undefined || count === 1) return { kind: "a" };
  if (count === "anyNumber") return { kind: "any" };
  if (typeof count === "object" && "upTo" in count) return { kind: "upTo", of: count.upTo };
  return { kind: "number", of: count };
}

const targetQuantity = (target: Target): Quantity =>
  target.eachPlayer ? { kind: "ofEachPlayer" } : quantityOf(target.count);

/** All as an object ("ready all ..."), each as a subject ("each ... gains"). */
export type Role = "object" | "subject" | "generic";
const ALL: { readonly [R in Role]: Quantity } = {
  object: { kind: "all" },
  subject: { kind: "each" },
  generic: { kind: "bare" },
};

/** Who chooses or picks it: as said, or whoever picks here. */
export const chooserOf = ({ by }: { readonly by?: PlayerRef }, { picker = "you" }: Say): PlayerRef =>
  by ?? picker;

/** Where another player than the one who acts picks. */
function ofWhoseChoice(selection: { readonly by?: PlayerRef }, say: Say): string | undefined {
  const chooser = chooserOf(selection, say);
  if (chooser === say.voice.actor) return undefined;
  return inTongue(say, {
    en: () => `of ${whose(chooser, say)} choice`,
    fr: () => (chooser === "you" ? "de votre choix" : `au choix ${de(player(chooser, say))}`),
  });
}

type Top = Extract<Selection, { readonly top: unknown }>;

/** The first cards of a deck are its top ones; those of a discard pile might be the oldest. */
const UPPERMOST: { readonly [P in NonNullable<Top["pile"]>]: (count?: string) => string } = {
  deck: (count) => (count === undefined ? "la première carte" : `les ${count} premières cartes`),
  discard: (count) => (count === undefined ? "la carte du dessus" : `les ${count} cartes du dessus`),
};

function topCards({ top, of, pile = "deck" }: Top, say: Say): Phrase {
  const plural = top !== 1;
  const count = say.tongue.number(top, say);
  const { fr: noun, en, gender } = ZONE_NAMES[pile];
  const text = inTongue(say, {
    en: () => `the top ${plural ? `${count} cards` : "card"} of ${whose(of, say)} ${en}`,
    fr: () => `${UPPERMOST[pile](plural ? count : undefined)} ${de(frenchWhose(of, { noun, gender }, say))}`,
  });
  return { text, gender: "f", plural };
}

const EXTREMES = {
  lowest: { en: "the lowest", skill: "la compétence la plus faible", cost: "le coût le plus faible" },
  highest: { en: "the highest", skill: "la compétence la plus élevée", cost: "le coût le plus élevé" },
} as const;

function extreme(
  which: keyof typeof EXTREMES,
  {
    of,
    trait,
    chosen,
  }: { readonly of: Filter; readonly trait: "skill" | "cost"; readonly chosen?: true | undefined },
  say: Say,
): Phrase {
  const phrase = nounPhrase(of, { kind: "the" }, say);
  const { en, [trait]: french } = EXTREMES[which];
  const text = inTongue(say, {
    en: () => `${phrase.text} with ${en} ${trait}`,
    fr: () => `${phrase.text} ayant ${french}`,
  });
  return { ...phrase, text: words(text, chosen && IF_TIED[say.locale]) };
}

/** Where nothing is said, a tie means nobody (TGT-07). */
const IF_TIED = {
  en: "(of your choice if several are tied)",
  fr: "(de votre choix en cas d'égalité)",
} as const;

/** A pile names the players itself: "a character from each player's discard pile". */
function targetPhrase(target: Target, say: Say): Phrase {
  const phrase = nounPhrase(target.choose, targetQuantity(target), say);
  if (target.ifAble && !say.ableLater) return { ...phrase, text: `${phrase.text} (${IF_ABLE[say.locale]})` };
  if (target.eachPlayer === undefined || isInPile(target.choose)) return phrase;
  const each = inTongue(say, { en: () => "for each player", fr: () => "pour chaque joueur" });
  return { ...phrase, text: words(phrase.text, each) };
}

const again = ({ gender }: Phrase, say: Say): string =>
  inTongue(say, {
    en: () => "(the same one more than once if you wish)",
    fr: () => `(${gender === "f" ? "la" : "le"} même plusieurs fois si vous le souhaitez)`,
  });

function plainPhrase(selection: Selection, role: Role, say: Say): Phrase {
  if ("the" in selection) return namedText(selection.the, say);
  if ("choose" in selection) return targetPhrase(selection, say);
  if ("pick" in selection) {
    const phrase = nounPhrase(selection.pick, quantityOf(selection.count), say);
    const repeated = selection.again === true ? again(phrase, say) : undefined;
    const able = selection.ifAble === true && !say.ableLater ? `(${IF_ABLE[say.locale]})` : undefined;
    return { ...phrase, text: words(phrase.text, ofWhoseChoice(selection, say), repeated, able) };
  }
  if ("each" in selection) return nounPhrase(selection.each, ALL[role], say);
  if ("random" in selection)
    return nounPhrase(selection.random, quantityOf(selection.count), { ...say, random: true });
  if ("top" in selection) return topCards(selection, say);
  const { of, chosen } = selection;
  if ("lowest" in selection) return extreme("lowest", { of, chosen, trait: selection.lowest }, say);
  return extreme("highest", { of, chosen, trait: selection.highest }, say);
}

function referentOf(selection: Exclude<Selection, { readonly the: string }>): Referent {
  if ("choose" in selection) {
    const plural = selection.eachPlayer === true || isPluralNoun(quantityOf(selection.count));
    return { ...referent(nounOf(selection.choose), plural), chosen: true };
  }
  if ("pick" in selection) return referent(nounOf(selection.pick), isPluralNoun(quantityOf(selection.count)));
  if ("each" in selection) return referent(nounOf(selection.each), true);
  if ("random" in selection)
    return referent(nounOf(selection.random), isPluralNoun(quantityOf(selection.count)));
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
    if (selection.as !== undefined) {
      memory.named.set(selection.as, spokenOf);
      memory.given.add(selection.as);
    }
  }
  memory.it = spokenOf;
  return phrase;
}

/** After a plain "choose": "choisissez une carte dans votre défausse". */
export const announcedPhrase = (target: Target, say: Say): Phrase =>
  selected(target, { ...say, within: true });

const IF_ABLE = { en: "if able", fr: "si possible" } as const;

export const ifAble = (selection: Selection, say: Say): string =>
  ("pick" in selection || "choose" in selection) && selection.ifAble ? `, ${IF_ABLE[say.locale]}` : "";
