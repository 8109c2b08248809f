/** "with skill 2 or lower", "2 or more Terror icons". */
import type { Comparison, Num } from "../language/expressions.ts";
import { agree, au, de, type Gender } from "./french.ts";
import { namedText, ofIt } from "./name-phrases.ts";
import { isPlain } from "./number-phrases.ts";
import { inTongue, type Say } from "./speech.ts";

export interface Trait {
  readonly en: string;
  readonly fr: string;
  readonly gender: Gender;
}
export const SKILL: Trait = { en: "skill", fr: "compétence", gender: "f" };
export const COST: Trait = { en: "cost", fr: "coût", gender: "m" };

/** "lower than this character's" when the same trait is compared. */
function otherValue(number: Num, trait: Trait, say: Say): string {
  if (typeof number !== "number") {
    const card =
      "skillOf" in number && trait === SKILL
        ? number.skillOf
        : "costOf" in number && trait === COST
          ? number.costOf
          : undefined;
    if (card !== undefined)
      return inTongue(say, {
        en: () => ofIt(namedText(card, say)),
        fr: () => `${trait.gender === "f" ? "celle" : "celui"} ${de(namedText(card, say).text)}`,
      });
  }
  return say.tongue.number(number, say);
}

function englishValue(is: Comparison, trait: Trait, say: Say): string {
  const value = (number: Num) => otherValue(number, trait, say);
  const parts: string[] = [];
  if (is.atMost !== undefined)
    parts.push(
      isPlain(is.atMost) ? `${value(is.atMost)} or lower` : `equal to or lower than ${value(is.atMost)}`,
    );
  if (is.atLeast !== undefined)
    parts.push(
      isPlain(is.atLeast) ? `${value(is.atLeast)} or higher` : `equal to or higher than ${value(is.atLeast)}`,
    );
  if (is.exactly !== undefined)
    parts.push(isPlain(is.exactly) ? value(is.exactly) : `equal to ${value(is.exactly)}`);
  if (is.below !== undefined) parts.push(`lower than ${value(is.below)}`);
  if (is.above !== undefined) parts.push(`higher than ${value(is.above)}`);
  return parts.join(" and ");
}

function frenchValue(is: Comparison, trait: Trait, say: Say): string {
  const value = (number: Num) => otherValue(number, trait, say);
  const adjective = (word: string) => agree(word, trait.gender, false);
  const parts: string[] = [];
  if (is.atMost !== undefined)
    parts.push(
      isPlain(is.atMost)
        ? `${value(is.atMost)} ou moins`
        : `${adjective("inférieur")} ou ${adjective("égal")} ${au(value(is.atMost))}`,
    );
  if (is.atLeast !== undefined)
    parts.push(
      isPlain(is.atLeast)
        ? `${value(is.atLeast)} ou plus`
        : `${adjective("supérieur")} ou ${adjective("égal")} ${au(value(is.atLeast))}`,
    );
  if (is.exactly !== undefined)
    parts.push(isPlain(is.exactly) ? value(is.exactly) : `${adjective("égal")} ${au(value(is.exactly))}`);
  if (is.below !== undefined) parts.push(`${adjective("inférieur")} ${au(value(is.below))}`);
  if (is.above !== undefined) parts.push(`${adjective("supérieur")} ${au(value(is.above))}`);
  return parts.join(" et ");
}

/** After "is": "2 or lower", "de 2 ou moins" stays with the caller. */
export const comparedWith = (is: Comparison, trait: Trait, say: Say): string =>
  inTongue(say, {
    en: () => englishValue(is, trait, say),
    fr: () => frenchValue(is, trait, say),
  });

interface Countable {
  readonly one: string;
  readonly many: string;
}

export const isZero = ({ exactly, atMost }: Comparison): boolean => exactly === 0 || atMost === 0;

/** "2 or more wounds", "no wounds"; undefined: at least one. */
export function englishQuantity(is: Comparison | undefined, { one, many }: Countable, say: Say): string {
  if (is === undefined) return `a ${one}`;
  if (isZero(is)) return `no ${many}`;
  const value = (number: Num) => say.tongue.number(number, say);
  const noun = (number: Num) => (number === 1 ? one : many);
  const parts: string[] = [];
  if (is.atMost !== undefined) parts.push(`${value(is.atMost)} or fewer ${many}`);
  if (is.atLeast !== undefined) parts.push(`${value(is.atLeast)} or more ${many}`);
  if (is.exactly !== undefined) parts.push(`exactly ${value(is.exactly)} ${noun(is.exactly)}`);
  const than = (word: string, number: Num) =>
    isPlain(number)
      ? `${word} than ${value(number)} ${noun(number)}`
      : `${word} ${many} than ${value(number)}`;
  if (is.below !== undefined) parts.push(than("fewer", is.below));
  if (is.above !== undefined) parts.push(than("more", is.above));
  return parts.join(" and ");
}

/** "au moins 2 blessures"; none at all is left to the caller ("sans blessure", "aucune blessure"). */
function frenchQuantity(is: Comparison, { one, many }: Countable, say: Say): string {
  const value = (number: Num) => say.tongue.number(number, say);
  const noun = (number: Num) => (number === 1 || number === 0 ? one : many);
  const parts: string[] = [];
  if (is.atMost !== undefined) parts.push(`au plus ${value(is.atMost)} ${noun(is.atMost)}`);
  if (is.atLeast !== undefined) parts.push(`au moins ${value(is.atLeast)} ${noun(is.atLeast)}`);
  if (is.exactly !== undefined) parts.push(`exactement ${value(is.exactly)} ${noun(is.exactly)}`);
  const than = (word: string, number: Num) =>
    isPlain(number)
      ? `${word} de ${value(number)} ${noun(number)}`
      : `${word} ${de(many)} que ${value(number)}`;
  if (is.below !== undefined) parts.push(than("moins", is.below));
  if (is.above !== undefined) parts.push(than("plus", is.above));
  return parts.join(" et ");
}

export function frenchWith(
  is: Comparison | undefined,
  thing: Countable & { readonly gender: Gender },
  say: Say,
): string {
  if (is === undefined) return `avec ${thing.gender === "f" ? "une" : "un"} ${thing.one}`;
  return isZero(is) ? `sans ${thing.one}` : `avec ${frenchQuantity(is, thing, say)}`;
}

export const frenchCount = (
  is: Comparison,
  thing: Countable & { readonly gender: Gender },
  say: Say,
): string =>
  isZero(is) ? `aucun${thing.gender === "f" ? "e" : ""} ${thing.one}` : frenchQuantity(is, thing, say);
