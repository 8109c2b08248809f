/** Numbers in words: "X", "the number of domains you control". */
import { assertNever } from "../language/assert-never.ts";
import type { Filter, Num } from "../language/expressions.ts";
import { au, de, que } from "./french.ts";
import { namedText, object, ofIt, subject } from "./name-phrases.ts";
import { frenchWhose, whose } from "./players.ts";
import { type InEach, inTongue, type Say } from "./speech.ts";
import { frenchIcon, ICON_NAMES, ZONE_NAMES } from "./terms.ts";

/** Cards counted wherever they are in play: "for each Attachment card in play". */
function counted(filter: Filter, kind: "plain" | "each", say: Say): string {
  const { text } = say.tongue.phrase(filter, { kind }, say);
  const placed = ["in", "controller", "at", "attachedTo", "committed", "onDrainedDomain"].some(
    (key) => key in filter,
  );
  if (placed || filter.type === "domain" || filter.type === "resource" || filter.type === "story")
    return text;
  return `${text} ${inTongue(say, { en: () => "in play", fr: () => "en jeu" })}`;
}

export const isPlain = (number: Num): boolean => typeof number === "number" || "x" in number;

export function englishNumber(number: Num, say: Say): string {
  if (typeof number === "number") return String(number);
  if ("x" in number) return "X";
  if ("count" in number) return `the number of ${counted(number.count, "plain", say)}`;
  if ("countFactions" in number)
    return `the number of different factions among ${say.tongue.phrase(number.countFactions, { kind: "plain" }, say).text}`;
  if ("skillOf" in number) return `${ofIt(namedText(number.skillOf, say))} skill`;
  if ("costOf" in number)
    return `${ofIt(namedText(number.costOf, say))} ${number.printed ? "printed " : ""}cost`;
  if ("iconsOf" in number)
    return `the number of ${number.printed ? "printed " : ""}${ICON_NAMES.en[number.icon]} icons on ${object(namedText(number.iconsOf, say))}`;
  if ("tokensOn" in number)
    return `the number of success tokens on ${object(namedText(number.tokensOn, say))}`;
  if ("woundsOn" in number) return `the number of wounds on ${object(namedText(number.woundsOn, say))}`;
  if ("margin" in number) return "the number of icons by which the struggle was won";
  if ("overpaid" in number) return "the number of resources overpaid";
  if ("paid" in number) return "the number of resources paid";
  if ("handOf" in number) return `the number of cards in ${whose(number.handOf, say)} hand`;
  if ("howMany" in number) return `the number of ${namedText(number.howMany, say).text}`;
  return englishSum(number, say);
}

type Sum = Extract<
  Num,
  | { readonly plus: unknown }
  | { readonly minus: unknown }
  | { readonly times: unknown }
  | { readonly min: unknown }
  | { readonly max: unknown }
>;

function englishSum(sum: Sum, say: Say): string {
  const both = ([a, b]: readonly [Num, Num], between: string) =>
    `${englishNumber(a, say)} ${between} ${englishNumber(b, say)}`;
  if ("plus" in sum) return both(sum.plus, "plus");
  if ("minus" in sum) return both(sum.minus, "minus");
  if ("times" in sum)
    return sum.times[0] === 2 ? `twice ${englishNumber(sum.times[1], say)}` : both(sum.times, "times");
  if ("min" in sum) return `the lower of ${both(sum.min, "and")}`;
  if ("max" in sum) return `the higher of ${both(sum.max, "and")}`;
  return assertNever(sum);
}

export function frenchNumber(number: Num, say: Say): string {
  if (typeof number === "number") return String(number);
  if ("x" in number) return "X";
  if ("count" in number) return `le nombre ${de(counted(number.count, "plain", say))}`;
  if ("countFactions" in number)
    return `le nombre de factions différentes parmi ${say.tongue.phrase(number.countFactions, { kind: "bare" }, say).text}`;
  if ("skillOf" in number) return `la compétence ${de(namedText(number.skillOf, say).text)}`;
  if ("costOf" in number)
    return `le coût ${number.printed ? "imprimé " : ""}${de(namedText(number.costOf, say).text)}`;
  if ("iconsOf" in number)
    return `le nombre d'icônes ${frenchIcon(number.icon, true)} ${number.printed ? "imprimées " : ""}${de(namedText(number.iconsOf, say).text)}`;
  if ("tokensOn" in number)
    return `le nombre de marqueurs de succès sur ${namedText(number.tokensOn, say).text}`;
  if ("woundsOn" in number) return `le nombre de blessures sur ${namedText(number.woundsOn, say).text}`;
  if ("margin" in number) return "le nombre d'icônes d'écart de la lutte";
  if ("overpaid" in number) return "le nombre de ressources surpayées";
  if ("paid" in number) return "le nombre de ressources payées";
  if ("handOf" in number) return `le nombre de cartes ${de(frenchWhose(number.handOf, handThing, say))}`;
  if ("howMany" in number) return `le nombre ${de(namedText(number.howMany, say).text.replace(/^les /, ""))}`;
  return frenchSum(number, say);
}

const handThing = { noun: ZONE_NAMES.hand.fr, gender: ZONE_NAMES.hand.gender };

function frenchSum(sum: Sum, say: Say): string {
  const both = ([a, b]: readonly [Num, Num], between: string) =>
    `${frenchNumber(a, say)} ${between} ${frenchNumber(b, say)}`;
  if ("plus" in sum) return both(sum.plus, "plus");
  if ("minus" in sum) return both(sum.minus, "moins");
  if ("times" in sum) return both(sum.times, "fois");
  if ("min" in sum) return `la plus petite valeur entre ${both(sum.min, "et")}`;
  if ("max" in sum) return `la plus grande valeur entre ${both(sum.max, "et")}`;
  return assertNever(sum);
}

interface Countable {
  readonly one: string;
  readonly many: string;
}

/** "2 cards", "X cards", "cards equal to the number of domains you control". */
export function englishAmount(number: Num, { one, many }: Countable, say: Say): string {
  if (isPlain(number)) return `${englishNumber(number, say)} ${number === 1 ? one : many}`;
  return `a number of ${many} equal to ${englishNumber(number, say)}`;
}

export function frenchAmount(number: Num, { one, many }: Countable, say: Say): string {
  if (isPlain(number)) return `${frenchNumber(number, say)} ${number === 1 || number === 0 ? one : many}`;
  return `un nombre ${de(many)} égal ${au(frenchNumber(number, say))}`;
}

/** "+2 for each ...": a number that is so many times a count. */
export interface Rate {
  readonly factor: number;
  readonly unit: Num | undefined;
}

export function rateOf(number: Num): Rate {
  if (typeof number === "number") return { factor: number, unit: undefined };
  if ("times" in number) {
    const [a, b] = number.times;
    if (typeof a === "number") return { factor: a, unit: b };
    if (typeof b === "number") return { factor: b, unit: a };
  }
  if ("minus" in number && number.minus[0] === 0) return { factor: -1, unit: number.minus[1] };
  return { factor: 1, unit: number };
}

/** "for each Attachment card in play"; undefined where the number counts nothing that can be pointed at. */
export function forEachText(unit: Num, say: Say): string | undefined {
  if (typeof unit === "number") return undefined;
  const each = ({ en, fr }: InEach) =>
    inTongue(say, { en: () => `for each ${en}`, fr: () => `pour chaque ${fr}` });
  if ("count" in unit) {
    const things = counted(unit.count, "each", say);
    return inTongue(say, { en: () => `for ${things}`, fr: () => `pour ${things}` });
  }
  if ("countFactions" in unit) {
    const among = say.tongue.phrase(unit.countFactions, { kind: "bare" }, say).text;
    return each({ en: `different faction among ${among}`, fr: `faction différente parmi ${among}` });
  }
  if ("iconsOf" in unit) {
    const card = namedText(unit.iconsOf, say);
    const isSubject = unit.iconsOf === say.subject;
    const it = isSubject ? ({ ...card, pronoun: true } as const) : card;
    const printed = unit.printed ? { en: "printed ", fr: " imprimée" } : { en: "", fr: "" };
    return each({
      en: `${printed.en}${ICON_NAMES.en[unit.icon]} icon ${subject(it, say)} ${it.plural ? "have" : "has"}`,
      fr: `icône ${frenchIcon(unit.icon, false)}${printed.fr} ${que(`${subject(it, say)} ${it.plural ? "possèdent" : "possède"}`)}`,
    });
  }
  if ("tokensOn" in unit) {
    const card = namedText(unit.tokensOn, say);
    return each({ en: `success token on ${object(card)}`, fr: `marqueur de succès sur ${card.text}` });
  }
  return undefined;
}

/** "2 more", "X less for each ...": how much, which way, and for each of what. */
interface Difference {
  readonly amount: string;
  readonly less: boolean;
  readonly each: string | undefined;
}

export function differenceOf(number: Num, say: Say): Difference {
  const { factor, unit } = rateOf(number);
  const less = factor < 0;
  const times = Math.abs(factor);
  if (unit === undefined) return { amount: String(times), less, each: undefined };
  const each = forEachText(unit, say);
  if (each !== undefined) return { amount: String(times), less, each };
  const value = say.tongue.number(unit, say);
  const multiple = inTongue(say, { en: () => `${times} times ${value}`, fr: () => `${times} fois ${value}` });
  return { amount: times === 1 ? value : multiple, less, each };
}

/** "+2", "-1", "+X". */
export const signed = (value: string | number): string =>
  String(value).startsWith("-") ? String(value) : `+${value}`;
