/** A card's text from its tree, in English or French: what is printed is what is played. */
import type { Ability, CardText } from "../language/abilities.ts";
import type { CardFacts } from "../language/cards.ts";
import type { Effect } from "../language/effects.ts";
import type { Locale } from "../language/words.ts";
import {
  tellAbility,
  tellAttachTo,
  tellCopies,
  tellPlayOnly,
  tellWorksAsResource,
} from "./ability-phrases.ts";
import { allTold } from "./all-told.ts";
import { tellBoosters } from "./boosters.ts";
import { tellTest } from "./conditions.ts";
import { typography } from "./french.ts";
import { nounPhrase } from "./noun-phrases.ts";
import { englishNumber, frenchNumber } from "./number-phrases.ts";
import { inTongue, type PrintedOn, type Say, startSaying, type Tongue } from "./speech.ts";
import { tellEffect } from "./verbs/all-verbs.ts";

const tongueWith = (number: Tongue["number"]): Tongue => ({
  number,
  phrase: nounPhrase,
  effect: tellEffect,
  ability: (ability, say) => tellAbility(ability, freshMemory(say)),
  test: tellTest,
});

const TONGUES: { readonly [L in Locale]: Tongue } = {
  en: tongueWith(englishNumber),
  fr: tongueWith(frenchNumber),
};

/** An ability quoted inside another speaks of its own targets. */
const freshMemory = (say: Say): Say => ({
  ...startSaying(say.about, say.locale, say.tongue),
  memory: { ...startSaying(say.about, say.locale, say.tongue).memory, storyKnown: say.memory.storyKnown },
});

/** For tests and for verbs said on their own. */
export const sayIn = (locale: Locale, about: PrintedOn): Say => startSaying(about, locale, TONGUES[locale]);

const finished = (text: string, locale: Locale): string =>
  inTongue({ locale }, { en: () => text, fr: () => typography(text) });

/** One ability, its heading in `**bold**`. */
export const describe = (ability: Ability, locale: Locale, about: PrintedOn): string =>
  finished(tellAbility(ability, sayIn(locale, about)), locale);

type Facts = PrintedOn & Partial<Pick<CardFacts, "boosters">>;

/** The lines of a card: where it attaches, when it is played, its boosters, its abilities in order. Keywords are facts and not told here. */
export function describeText(text: CardText, facts: Facts, locale: Locale): readonly string[] {
  const about: PrintedOn = { type: facts.type, ...(text.attachTo && { attachTo: text.attachTo }) };
  const say = () => sayIn(locale, about);
  const { attachTo, playOnly, abilities, copiesAllowed, worksAsResource, ...rest } = text;
  allTold(rest);
  const lines = [
    attachTo && tellAttachTo(attachTo, say()),
    playOnly && tellPlayOnly(playOnly, say()),
    facts.boosters && tellBoosters(facts.boosters, text, locale),
    ...abilities.map((ability) => tellAbility(ability, say())),
    copiesAllowed === undefined ? undefined : tellCopies(copiesAllowed, say()),
    worksAsResource && tellWorksAsResource(say()),
  ];
  return lines.filter((line) => line !== undefined && line !== null).map((line) => finished(line, locale));
}

/** One effect on its own, as an order to whoever acts: "wound a character". */
export const describeEffect = (effect: Effect, locale: Locale, about: PrintedOn): string =>
  finished(tellEffect(effect, sayIn(locale, about)), locale);

/** Without the marks of bold type. */
export const plain = (text: string): string => text.replaceAll("**", "");
