/** Noun phrases live apart from verbs, so that gender, number, elision and agreement are solved once. */
import type { Filter, Noun } from "../language/expressions.ts";
import type { Locale } from "../language/words.ts";
import { isOneOfThem, oneOfThem, type Parts, shapeOf, withOwnNouns } from "./alternatives.ts";
import { a, englishList, words } from "./english.ts";
import { agree, de, frenchList, le, un } from "./french.ts";
import {
  after,
  type Head,
  modifiersOf,
  nounsTellThePlace,
  type PrintedModifier,
  textsAt,
} from "./modifier-phrases.ts";
import { ENGLISH_MODIFIERS } from "./modifiers-english.ts";
import { FRENCH_MODIFIERS } from "./modifiers-french.ts";
import { namedText } from "./name-phrases.ts";
import { isPlain } from "./number-phrases.ts";
import { inTongue, type Phrase, type Quantity, type Say } from "./speech.ts";
import { NOUNS } from "./terms.ts";

const SINGULAR: readonly Quantity["kind"][] = ["a", "each", "the", "no", "ofEachPlayer"];

export function isPluralNoun(quantity: Quantity): boolean {
  if (quantity.kind === "number" || quantity.kind === "upTo") return quantity.of !== 1;
  if (quantity.kind === "next") return quantity.of !== undefined;
  return !SINGULAR.includes(quantity.kind);
}

const typeOf = (filter: Filter): Noun => filter.type ?? "card";

interface Heading {
  readonly quantity: Quantity;
  readonly locale: Locale;
}

/** "no cards", but "aucune carte". */
const NO_ARE_MANY: Readonly<Record<Locale, boolean>> = { en: true, fr: false };

const headOf = (filter: Filter, noun: Noun, { quantity, locale }: Heading): Head => ({
  noun,
  gender: NOUNS[noun].fr.gender,
  plural: isPluralNoun(quantity) || (quantity.kind === "no" && NO_ARE_MANY[locale]),
  filter,
  quantity,
});

/** In French what follows "que vous contrôlez" needs "et", and so does a second "de coût ...". */
const RELATIVE = /^(que |qu'il |dont )/;
const OF_A_TRAIT = /^de (compétence|coût) /;
const needsAnd = (last: string, text: string): boolean =>
  RELATIVE.test(last) || (OF_A_TRAIT.test(last) && OF_A_TRAIT.test(text));

/** "with A with B" reads "with A and B". */
function joinAfter(texts: readonly string[], preposition: "with " | "avec ", and: "and" | "et"): string {
  let joined = "";
  for (const [index, text] of texts.entries()) {
    const last = texts[index - 1];
    const again = last?.startsWith(preposition) && text.startsWith(preposition);
    const afterAnother = and === "et" && last !== undefined && needsAnd(last, text);
    joined += again
      ? ` ${and} ${text.slice(preposition.length)}`
      : `${index > 0 ? " " : ""}${afterAnother ? "et " : ""}${text}`;
  }
  return joined;
}

const collective = ({ kind }: Quantity): boolean => kind === "all" || kind === "bare" || kind === "plain";

// English

function englishArticle(quantity: Quantity, core: string, say: Say): string {
  if (quantity.kind === "a" || quantity.kind === "ofEachPlayer")
    return a(core).replace(/^an other /, "another ");
  if (quantity.kind === "bare" || quantity.kind === "plain") return core;
  if (quantity.kind === "next") return words("the next", quantity.of?.toString(), core);
  if (quantity.kind === "any") return `any number of ${core}`;
  if (quantity.kind === "number" && !isPlain(quantity.of))
    return `a number of ${core} equal to ${say.tongue.number(quantity.of, say)}`;
  if (quantity.kind === "number") return `${say.tongue.number(quantity.of, say)} ${core}`;
  if (quantity.kind === "upTo") return `up to ${say.tongue.number(quantity.of, say)} ${core}`;
  return `${quantity.kind} ${core}`;
}

const englishNoun = ({ noun, plural }: Head): string => NOUNS[noun].en[plural ? "many" : "one"];

function englishCore({ head, modifiers }: Parts, say: Say): string {
  const before = textsAt(modifiers, "before");
  const chosen = say.chosen ? "chosen" : undefined;
  return words(chosen, ...before, englishNoun(head), joinAfter(textsAt(modifiers, "after"), "with ", "and"));
}

function englishAlternatives(base: Parts, alternatives: readonly Parts[], say: Say): string {
  const { quantity } = base.head;
  const before = textsAt(base.modifiers, "before");
  const after = joinAfter(textsAt(base.modifiers, "after"), "with ", "and");
  const shape = shapeOf(alternatives);
  const article = (core: string) => englishArticle(quantity, core, say);
  const or = (items: readonly string[]) => englishList(items, "or");
  if (shape === "types") {
    const nouns = alternatives.map(({ head }) => englishNoun(head));
    return words(
      article(words(...before, collective(quantity) ? englishList(nouns, "and") : or(nouns))),
      after,
    );
  }
  if (shape === "adjectives") {
    const group = or(alternatives.map(({ modifiers }) => textsAt(modifiers, "before").join(" ")));
    return words(article(words(...before, group, englishNoun(base.head))), after);
  }
  if (shape === "complements") {
    const group = or(alternatives.map(({ modifiers }) => textsAt(modifiers, "after").join(" ")));
    return words(article(words(...before, englishNoun(base.head))), group, after);
  }
  const whole = alternatives.map((one) => article(words(...before, englishCore(one, { ...say }))));
  return words(collective(quantity) ? englishList(whole, "and") : or(whole), after);
}

// French

/** Complements up to the faction belong to each noun; numbers, place and controller are said once for all. */
const LAST_OWN_RANK = 4;

function frenchArticle(
  quantity: Quantity,
  core: string,
  { head, say }: { readonly head: Head; readonly say: Say },
): string {
  const feminine = head.gender === "f";
  const count = () =>
    quantity.kind === "number" || quantity.kind === "upTo" ? say.tongue.number(quantity.of, say) : "";
  if (quantity.kind === "number" && !isPlain(quantity.of))
    return `un nombre ${de(core)} égal à ${count()}`.replace("à le ", "au ");
  const articles: { readonly [K in Quantity["kind"]]: () => string } = {
    a: () => `${un(head.gender)} ${core}`,
    ofEachPlayer: () => `${un(head.gender)} ${core}`,
    all: () => `${feminine ? "toutes" : "tous"} les ${core}`,
    each: () => `chaque ${core}`,
    bare: () => `les ${core}`,
    plain: () => core,
    the: () => le(core, head.gender),
    no: () => `aucun${feminine ? "e" : ""} ${core}`,
    next: () => frenchNext(quantity.kind === "next" ? quantity.of : undefined, core, feminine),
    number: () => `${count()} ${core}`,
    upTo: () => `jusqu'à ${count()} ${core}`,
    any: () => `n'importe quel nombre ${de(core)}`,
  };
  return articles[quantity.kind]();
}

function frenchNext(of: number | undefined, core: string, feminine: boolean): string {
  if (of === undefined) return `${feminine ? "la prochaine" : "le prochain"} ${core}`;
  return `les ${of} ${feminine ? "prochaines" : "prochains"} ${core}`;
}

const frenchNoun = ({ noun, plural }: Head): string => NOUNS[noun].fr[plural ? "many" : "one"];

const ofYourChoice = (say: Say): string | undefined =>
  say.chosen && (say.voice.actor === "you" ? "de votre choix" : "de son choix");

function frenchCore({ head, modifiers }: Parts): string {
  return words(
    ...textsAt(modifiers, "before"),
    frenchNoun(head),
    joinAfter(textsAt(modifiers, "after"), "avec ", "et"),
  );
}

function frenchAlternatives(base: Parts, alternatives: readonly Parts[], say: Say): string {
  const { quantity } = base.head;
  const shape = shapeOf(alternatives);
  const shared = base.modifiers.filter(({ at, rank }) => at === "after" && rank > LAST_OWN_RANK);
  const own = base.modifiers.filter((modifier) => !shared.includes(modifier));
  const after = joinAfter(textsAt(shared, "after"), "avec ", "et");
  if (shape === "complements") {
    const group = frenchList(
      alternatives.map(({ modifiers }) => textsAt(modifiers, "after").join(" ")),
      "ou",
    );
    return words(
      frenchArticle(quantity, words(frenchCore({ head: base.head, modifiers: own }), group), {
        head: base.head,
        say,
      }),
      after,
    );
  }
  // Said once behind two nouns it would be taken for the second one's alone, unless they are all meant.
  const isSaidOnce = collective(quantity);
  const whole = alternatives.map(({ head, modifiers }) => {
    const states = modifiersOf({ ...base.head, gender: head.gender }, FRENCH_MODIFIERS, say).filter(
      ({ at, rank }) => at === "before" || rank <= LAST_OWN_RANK || !isSaidOnce,
    );
    const own = [...states, ...modifiers].sort((a, b) => a.rank - b.rank);
    return frenchArticle(quantity, frenchCore({ head, modifiers: own }), { head, say });
  });
  return isSaidOnce ? words(frenchList(whole, "et"), after) : frenchList(whole, "ou");
}

// Both

/** The noun of a filter, for words that speak of it later; a card where it may be of several types. */
export function nounOf(filter: Filter): Noun {
  if (filter.type !== undefined) return filter.type;
  const types = new Set(filter.anyOf?.map(nounOf));
  const [only] = types;
  return types.size === 1 && only !== undefined ? only : "card";
}

/** Before the place it is taken from: "a card at random from your hand", "une carte prise au hasard dans ...". */
const atRandom = ({ gender, plural }: Head, say: Say): PrintedModifier =>
  inTongue(say, {
    en: () => after(3, "at random"),
    fr: () => after(7, `${agree("pris", gender, plural)} au hasard`),
  });

const inOrder = (added: PrintedModifier, { modifiers }: Parts): readonly PrintedModifier[] =>
  [...modifiers, added].sort((a, b) => a.rank - b.rank);

const withoutPlace = ({ in: _place, ...rest }: Filter): Filter => rest;

/** The card itself, where nothing more is asked of it and one of it is meant. */
const isJustNamed = (filter: Filter, { kind }: Quantity): boolean =>
  Object.keys(filter).join() === "is" && kind !== "number" && kind !== "upTo" && kind !== "any";

const MODIFIERS: Readonly<Record<Locale, typeof FRENCH_MODIFIERS | typeof ENGLISH_MODIFIERS>> = {
  en: ENGLISH_MODIFIERS,
  fr: FRENCH_MODIFIERS,
};

export function nounPhrase(filter: Filter, quantity: Quantity, say: Say): Phrase {
  if (filter.is !== undefined && isJustNamed(filter, quantity)) return namedText(filter.is, say);
  if (isOneOfThem(filter, say)) return oneOfThem(filter, say);
  const rules = MODIFIERS[say.locale];
  // An alternative without a noun of its own agrees with the noun that all share.
  const partsOf = (part: Filter): Parts => {
    const head = headOf(part, part.type ?? typeOf(filter), { quantity, locale: say.locale });
    return { head, modifiers: modifiersOf(head, rules, say) };
  };
  const shape = filter.anyOf && shapeOf(filter.anyOf.map(partsOf));
  const { anyOf, ...rest } = shape === "whole" || shape === "types" ? withOwnNouns(filter) : filter;
  const whole = partsOf(anyOf && nounsTellThePlace(filter) ? withoutPlace(rest) : rest);
  const base = say.random ? { ...whole, modifiers: inOrder(atRandom(whole.head, say), whole) } : whole;
  const alternatives = anyOf?.map(partsOf);
  const gender = alternatives?.every(({ head }) => head.gender === "f" && head.filter.type)
    ? "f"
    : base.head.gender;
  const plural = isPluralNoun(quantity);
  const text = inTongue(say, {
    en: () =>
      alternatives
        ? englishAlternatives(base, alternatives, say)
        : englishArticle(quantity, englishCore(base, say), say),
    fr: () => {
      const told = alternatives
        ? frenchAlternatives(base, alternatives, say)
        : frenchArticle(quantity, frenchCore(base), { head: base.head, say });
      return words(told, ofYourChoice(say) || undefined);
    },
  });
  return { text, gender, plural };
}
