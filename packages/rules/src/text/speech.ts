/** What a sentence knows while it is being made: who acts, in which form, and what was spoken of before. */

import type { Ability } from "../language/abilities.ts";
import type { CardFacts } from "../language/cards.ts";
import type { Effect } from "../language/effects.ts";
import type { CardName, Filter, Noun, Num, PlayerRef, Test } from "../language/expressions.ts";
import type { Locale } from "../language/words.ts";
import type { Gender } from "./french.ts";
import { NOUNS, type NounTerm } from "./terms.ts";

/** The card a text is printed on: its type decides "this character", its host "the attached story". */
export interface PrintedOn extends Pick<CardFacts, "type"> {
  readonly attachTo?: Filter;
  /** Of a card that has become another: what it was. */
  readonly printedType?: CardFacts["type"];
}

/**
 * `order`: you act, imperative. `base`: after "to", "may", "pour", "peut". `third`: the acting player was named
 * just before. `none`: nobody acts, so the cards are the subject ("is wounded").
 */
type Form = "order" | "base" | "third" | "none";

export interface Voice {
  readonly actor: PlayerRef;
  readonly form: Form;
  /** After a cost ("pay 2 to ..."): the next sentence is an order again. */
  readonly purpose?: true;
  /** After a cost, where the cards are the subject: "pay 2 to make them cost", "payez 2 pour qu'ils coûtent". */
  readonly made?: true;
}
export type Period = "endOfPhase" | "endOfTurn";
export const ORDER: Voice = { actor: "you", form: "order" };
export const NO_VOICE: Voice = { actor: "you", form: "none" };

/** A noun spoken of before, for "it", "that character", "the sacrificed character". */
export interface Referent {
  readonly noun: NounTerm;
  readonly plural: boolean;
  /** A target: French tells it from "ce personnage" by "le personnage choisi". */
  readonly chosen?: true;
}

/** Changes while one text is told, and is forgotten with it. */
export interface Memory {
  it: Referent;
  /** Nothing else was spoken of since, so that "it" cannot be misread. */
  itIsClear: boolean;
  /** This card or its host, named in the condition just before: "while it is committed, it gains". */
  topic: CardName | undefined;
  that: Referent;
  /** The trigger is about some card, not about one with a name. */
  thatIsAnother: boolean;
  each: Referent | undefined;
  readonly named: Map<CardName, Referent>;
  /** Names given by `as`, in the order in which they were given. */
  readonly given: Set<CardName>;
  /** The trigger was a wound: `prevent` speaks of it. */
  wounds: boolean;
  /** An icon type was named: a struggle "of that type". */
  iconNamed: boolean;
  /** Where the card with the ability lies when it is used. */
  inDiscardPile: boolean;
  /** What this card is attached to was mentioned. */
  hostTold: boolean;
  /** The story of this card or of its host was mentioned. */
  storyKnown: boolean;
}

/** How many of them, and whether all: decides the article and the number of the noun. */
export type Quantity =
  | { readonly kind: "a" | "all" | "each" | "bare" | "plain" | "the" | "no" | "ofEachPlayer" }
  /** The next one, or the next so many. */
  | { readonly kind: "next"; readonly of?: number }
  | { readonly kind: "number" | "upTo"; readonly of: Num }
  | { readonly kind: "any" };

/** The parts of a language that speak of one another, handed down so that their modules need not import in circles. */
export interface Tongue {
  readonly number: (number: Num, say: Say) => string;
  readonly phrase: (filter: Filter, quantity: Quantity, say: Say) => Phrase;
  readonly effect: (effect: Effect, say: Say) => string;
  readonly ability: (ability: Ability, say: Say) => string;
  readonly test: (test: Test, say: Say) => string;
}

export interface Say {
  readonly tongue: Tongue;
  readonly locale: Locale;
  readonly about: PrintedOn;
  readonly voice: Voice;
  readonly memory: Memory;
  /** The noun phrase names cards that move ("from your hand"), or chosen ones that no "choose" announces. */
  readonly moving?: true;
  readonly chosen?: true;
  /** Taken at random. */
  readonly random?: true;
  /** French: somebody looks into the place, so that it is told with "dans", not "de". */
  readonly within?: true;
  /** French: the word before a condition, said again before its second half. */
  readonly conjunction?: "si" | "que";
  /** "If able" is said at the end of the clause. */
  readonly ableLater?: true;
  /** Who picks where nobody is named; you, unless another may or must. */
  readonly picker?: PlayerRef;
  /** In which time a card has to be played to cost less: "you play this phase". */
  readonly period?: Period;
  /** What is said to gain a number of its own: "for each icon it has". */
  readonly subject?: CardName;
  /** The card that gets an ability told in quotes: its "this character". */
  readonly grantee?: PrintedOn;
}

export const referent = (noun: Noun, plural = false): Referent => ({ noun: NOUNS[noun], plural });

export const startSaying = (about: PrintedOn, locale: Locale, tongue: Tongue): Say => ({
  tongue,
  locale,
  about,
  voice: ORDER,
  memory: {
    it: referent("card"),
    itIsClear: true,
    topic: undefined,
    that: referent("card"),
    thatIsAnother: false,
    each: undefined,
    named: new Map(),
    given: new Set(),
    wounds: false,
    iconNamed: false,
    inDiscardPile: false,
    hostTold: false,
    storyKnown: false,
  },
});

/** What each language says, made only for the one that is spoken; a language that is missing does not compile. */
export const inTongue = <T>(
  { locale }: { readonly locale: Locale },
  ways: { readonly [L in Locale]: () => T },
): T => ways[locale]();

/** The same words in each language. */
export type InEach = Readonly<Record<Locale, string>>;

export const inVoice = (say: Say, voice: Voice): Say => ({ ...say, voice });
/** The voice of a new sentence. */
export const afterStop = (say: Say): Say => (say.voice.purpose ? inVoice(say, ORDER) : say);

/** A noun phrase, ready to stand after a verb or a preposition. */
export interface Phrase {
  readonly text: string;
  readonly gender: Gender;
  readonly plural: boolean;
  /** May be replaced by a pronoun; `text` is then "that character". */
  readonly pronoun?: true;
}
