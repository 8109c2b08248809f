/** What "yes", "no", "pass" and "done" mean, by what is asked. */
import type { Effect, PlainAnswers } from "@fhtagn/rules";
import type { AboutView, CardRef } from "@fhtagn/rules/view";
import type { ButtonWords } from "./contract/button-words.ts";

type AboutWhat = AboutView["about"];
export type PlainVerb = PlainAnswers[AboutWhat];

type AboutOf<K extends AboutWhat> = Extract<AboutView, { readonly about: K }>;

/** Names are found, effects are told. */
export interface PlainTelling<A extends AboutView = AboutView> {
  readonly about: A;
  readonly words: ButtonWords;
  readonly names: (card: CardRef) => string;
  readonly told: (effect: Effect) => string;
}

/** A kind of question without its words, or one that lacks a verb it is answered with, does not compile. */
type Meanings = {
  readonly [K in AboutWhat]: {
    readonly [V in PlainAnswers[K]]: (telling: PlainTelling<AboutOf<K>>) => string;
  };
};

const NONE = {};
const WINDOW = { pass: ({ words }: { readonly words: ButtonWords }) => words.letHappen };

interface Chosen {
  readonly about: { readonly taken: readonly CardRef[] };
  readonly words: ButtonWords;
}
const NO_MORE = {
  done: ({ about, words }: Chosen) => (about.taken.length === 0 ? words.chooseNone : words.chooseNoMore),
};

const MEANINGS: Meanings = {
  action: { pass: ({ words }) => words.pass },
  response: WINDOW,
  disrupt: WINDOW,
  x: NONE,
  target: NO_MORE,
  cost: { done: ({ words }) => words.payNoMore },
  payment: NONE,
  pick: NO_MORE,
  player: NONE,
  price: NONE,
  payToPutIntoPlay: { no: ({ about, names, words }) => words.keepOut(names(about.card)) },
  either: NONE,
  may: { yes: ({ about, told }) => told(about.effect), no: ({ words }) => words.doNothing },
  unless: { yes: ({ about, told }) => told(about.pay), no: ({ about, told }) => told(about.effect) },
  name: NONE,
  search: NO_MORE,
  sort: { done: ({ words }) => words.chooseNoMore },
  spreadTokens: NONE,
  takeTokens: NONE,
  firstPart: NONE,
  firstToMove: NONE,
  orderOfAbilities: NONE,
  orderOfCards: NONE,
  orderOfWonStories: NONE,
  host: { done: ({ about, names, words }) => words.leaveThere(names(about.card)) },
  heroicOrVillainous: NONE,
  resilient: {
    yes: ({ about, names, words }) => words.onTopOfDeck(names(about.card)),
    no: ({ about, names, words }) => words.letGo(names(about.card)),
  },
  dormant: {
    yes: ({ about, names, words }) => words.deeds.playFree(names(about.card)),
    no: ({ about, names, words }) => words.deeds.discard(names(about.card)),
  },
  mulligan: NONE,
  startingResources: NONE,
  restore: NONE,
  resource: { pass: ({ words }) => words.attachNothing },
  commit: NONE,
  oppose: NONE,
  storyToResolve: NONE,
  struggle: { no: ({ words }) => words.readyNobody },
  token: {
    yes: ({ about, names, words }) => words.placeSuccessToken(names(about.story)),
    no: ({ words }) => words.placeNoToken,
  },
  storyEffect: {
    yes: ({ about, told }) => told(about.effect),
    no: ({ about, names, words }) => words.leaveEffect(names(about.story)),
  },
};

/** Throws for an answer that no such question has. */
export function plainAnswer(verb: PlainVerb, telling: PlainTelling): string {
  const { about } = telling.about;
  // The table pairs each question with words for that very question; this function owns the cast.
  const meaning = MEANINGS[about] as { readonly [V in PlainVerb]?: (telling: PlainTelling) => string };
  const say = meaning[verb];
  if (say === undefined) throw new Error(`a question about "${about}" has no "${verb}"`);
  return say(telling);
}
