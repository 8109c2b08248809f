/** Cards already known to the sentence: this card, its host, what was chosen, what the trigger is about. */
import type { CardName } from "../language/expressions.ts";
import { possessive } from "./english.ts";
import { agree, ce, le } from "./french.ts";
import { type InEach, inTongue, type Phrase, type Referent, referent, type Say } from "./speech.ts";
import { NOUNS } from "./terms.ts";

const numbered = (words: { readonly one: string; readonly many: string }, plural: boolean): string =>
  plural ? words.many : words.one;

function demonstrative({ noun, plural }: Referent, say: Say, english: "this" | "that" = "that"): Phrase {
  const { gender } = noun.fr;
  const plain = english === "this" ? "these" : "those";
  const text = inTongue(say, {
    en: () => `${plural ? plain : english} ${numbered(noun.en, plural)}`,
    fr: () => ce(numbered(noun.fr, plural), gender, plural),
  });
  return { text, gender, plural };
}

/** "the sacrificed character", "le personnage sacrifié". */
function described({ noun, plural }: Referent, say: Say, words: InEach): Phrase {
  const { gender } = noun.fr;
  const french = `${numbered(noun.fr, plural)} ${agree(words.fr, gender, plural)}`;
  const text = inTongue(say, {
    en: () => `the ${words.en} ${numbered(noun.en, plural)}`,
    fr: () => (plural ? `les ${french}` : le(french, gender)),
  });
  return { text, gender, plural };
}

const TAKEN_BY_COSTS: Readonly<Record<string, InEach>> = {
  sacrificed: { en: "sacrificed", fr: "sacrifié" },
  exhausted: { en: "exhausted", fr: "déchargé" },
  discarded: { en: "discarded", fr: "défaussé" },
};

/** "that character"; in French "le personnage choisi", since "ce personnage" is also this one. */
const spokenOf = (what: Referent, say: Say): Phrase =>
  inTongue(say, {
    en: () => demonstrative(what, say),
    fr: () => (what.chosen ? described(what, say, { en: "chosen", fr: "choisi" }) : demonstrative(what, say)),
  });

/** "This character" would be taken for one chosen, picked or told of just before: it is then "this card". */
function isMistakable({ memory: { it, that, thatIsAnother }, about }: Say): boolean {
  const { noun } = referent(about.type);
  const isTaken = it.noun === noun && (it.chosen === true || !it.plural);
  return isTaken || (thatIsAnother && that.noun === noun);
}

function thisCard(say: Say): Phrase {
  const { type } = say.about;
  const isCard = type === "support" || say.memory.inDiscardPile || isMistakable(say);
  const noun = isCard ? "card" : type;
  return demonstrative(referent(noun), say, "this");
}

const hostReferent = (say: Say): Referent => referent(say.about.attachTo?.type ?? "character");

/** "L'histoire attachée" would be the one that hangs on something. */
function hostText(say: Say): Phrase {
  const host = hostReferent(say);
  if (say.memory.hostTold) return demonstrative(host, say);
  const attached = described(host, say, { en: "attached", fr: "attaché" });
  return inTongue(say, {
    en: () => attached,
    fr: () => {
      if (host.noun === NOUNS.character) return attached;
      const { gender } = host.noun.fr;
      const where = gender === "f" ? "à laquelle" : "auquel";
      return {
        text: `${le(host.noun.fr.one, gender)} ${where} cette carte est attachée`,
        gender,
        plural: false,
      };
    },
  });
}

function storyOf(card: Phrase, say: Say): Phrase {
  if (say.memory.storyKnown) return demonstrative(referent("story"), say);
  const text = inTongue(say, {
    en: () => `the story ${card.text} is committed to`,
    fr: () => `l'histoire dans laquelle ${card.text} est ${agree("engagé", card.gender, card.plural)}`,
  });
  return { text, gender: "f", plural: false };
}

export function namedText(name: CardName, say: Say): Phrase {
  const { memory } = say;
  if (name === "this") return thisCard(say);
  if (name === "host") return hostText(say);
  if (name === "it") return { ...spokenOf(memory.it, say), ...(memory.itIsClear && { pronoun: true }) };
  if (name === "that") return demonstrative(memory.that, say);
  if (name === "thatStory") return demonstrative(referent("story"), say);
  if (name === "storyOfThis") return storyOf(thisCard(say), say);
  if (name === "storyOfHost") return storyOf(namedText("host", say), say);
  const known = name === "each" ? memory.each : memory.named.get(name);
  const taken = TAKEN_BY_COSTS[name];
  if (taken) return described(known ?? referent("card"), say, taken);
  return spokenOf(known ?? referent("card"), say);
}

export const subject = (phrase: Phrase, say: Say): string => {
  if (!phrase.pronoun) return phrase.text;
  return inTongue(say, {
    en: () => (phrase.plural ? "they" : "it"),
    fr: () => `${phrase.gender === "f" ? "elle" : "il"}${phrase.plural ? "s" : ""}`,
  });
};

/** English: after a verb or a preposition. */
export const object = (phrase: Phrase): string => {
  if (!phrase.pronoun) return phrase.text;
  return phrase.plural ? "them" : "it";
};

export const ofIt = (phrase: Phrase): string => {
  if (!phrase.pronoun) return possessive(phrase.text);
  return phrase.plural ? "their" : "its";
};

/** French: le, la, les before or after the verb. */
export const clitic = ({ gender, plural }: Phrase): string => {
  if (plural) return "les";
  return gender === "f" ? "la" : "le";
};
