/** Numbers and comparisons. */
import type { CardName, Comparison, Filter, Num, PlayerRef } from "../language/expressions.ts";
import type { Icon } from "../language/words.ts";

export const X: Num = { x: true };
export const count = (what: Filter): Num => ({ count: what });
export const countFactions = (what: Filter): Num => ({ countFactions: what });
export const skillOf = (card: CardName): Num => ({ skillOf: card });
export const costOf = (card: CardName): Num => ({ costOf: card });
export const printedCostOf = (card: CardName): Num => ({ costOf: card, printed: true });
export const iconsOf = (card: CardName, icon: Icon): Num => ({ iconsOf: card, icon });
export const printedIconsOf = (card: CardName, icon: Icon): Num => ({ iconsOf: card, icon, printed: true });
export const tokensOn = (card: CardName): Num => ({ tokensOn: card });
export const woundsOn = (card: CardName): Num => ({ woundsOn: card });
export const margin: Num = { margin: true };
export const amountOverpaid: Num = { overpaid: true };
export const amountPaid: Num = { paid: true };
export const handOf = (player: PlayerRef): Num => ({ handOf: player });
export const howMany = (cards: CardName): Num => ({ howMany: cards });
export const plus = (a: Num, b: Num): Num => ({ plus: [a, b] });
export const minus = (a: Num, b: Num): Num => ({ minus: [a, b] });
export const times = (a: Num, b: Num): Num => ({ times: [a, b] });
export const smaller = (a: Num, b: Num): Num => ({ min: [a, b] });
export const larger = (a: Num, b: Num): Num => ({ max: [a, b] });

export const atMost = (most: Num): Comparison => ({ atMost: most });
export const atLeast = (least: Num): Comparison => ({ atLeast: least });
export const exactly = (value: Num): Comparison => ({ exactly: value });
export const below = (limit: Num): Comparison => ({ below: limit });
export const above = (limit: Num): Comparison => ({ above: limit });
export const none: Comparison = { exactly: 0 };
