/** Things that come at once, put in order: the rules ask for one after the other, the player is shown all. */
import type { Asked, AskedOption } from "@fhtagn/protocol";
import { cardIn, detailOf, orderKey } from "@fhtagn/rules/options";
import { type Numbered, numbered } from "./options.ts";

export const isOrdering = (asked: Asked | null): asked is Asked & { readonly kind: "order" } =>
  asked !== null && asked.kind === "order" && asked.form === "choose" && asked.options.length > 1;

/** The same thing in the next question of the same run; a hidden card has no handle and is known by its code. */
const keyOf = (option: AskedOption): string => option.code ?? `${cardIn(option)} ${detailOf(option)}`;

/** Each as often as it stands there. */
function without<T>(list: readonly T[], gone: readonly T[]): readonly T[] {
  const left = [...list];
  for (const one of gone) {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

const isPartOf = (part: readonly string[], whole: readonly string[]): boolean =>
  without(part, whole).length === 0;

export type Order = readonly string[];

/** Effects the host knows again; null where one of them is none. */
function alikesOf(options: readonly AskedOption[]): Order | null {
  const known = options.flatMap((option) => orderKey(option) ?? []);
  return known.length === options.length ? known : null;
}

const isSameSet = (a: Order, b: Order): boolean => a.length === b.length && isPartOf(a, b);

/** The order kept for this very set of effects, if there is one. */
function keptFor({ options }: Asked, orders: readonly Order[]): Order | null {
  const alikes = alikesOf(options);
  return alikes === null ? null : (orders.find((order) => isSameSet(order, alikes)) ?? null);
}

export const canBeKept = ({ options }: Asked): boolean => alikesOf(options) !== null;
export const isKept = (asked: Asked, orders: readonly Order[]): boolean => keptFor(asked, orders) !== null;

/** As the player has put them, else as he wanted it kept, else as the rules list them. */
export function arranged(
  asked: Asked,
  chosen: readonly number[] | null,
  orders: readonly Order[],
): readonly Numbered[] {
  const all = numbered(asked);
  if (chosen !== null && chosen.length === all.length) return chosen.flatMap((index) => all[index] ?? []);
  const kept = keptFor(asked, orders);
  if (kept === null) return all;
  const place = ({ option }: Numbered): number => kept.indexOf(orderKey(option) ?? "");
  return all.toSorted((a, b) => place(a) - place(b));
}

/** One step up or down; at the end of the list nothing happens. */
export function moved(order: readonly number[], at: number, step: 1 | -1): readonly number[] {
  const here = order[at];
  const there = order[at + step];
  if (here === undefined || there === undefined) return order;
  return order.with(at, there).with(at + step, here);
}

export const planOf = (things: readonly Numbered[]): readonly string[] =>
  things.map(({ option }) => keyOf(option));

/** What comes next by the plan, and the rest of it; null where something new has come up. */
export function nextPlanned(
  asked: Asked,
  plan: readonly string[],
): { readonly index: number; readonly rest: readonly string[] } | null {
  const keys = asked.options.map(keyOf);
  if (!isPartOf(keys, plan)) return null;
  const at = plan.findIndex((key) => keys.includes(key));
  return { index: keys.indexOf(plan[at] ?? ""), rest: plan.slice(at + 1) };
}

/** The kept orders once this one is to be kept, or no more. */
export function ordersWith(
  orders: readonly Order[],
  things: readonly Numbered[],
  keep: boolean,
): readonly Order[] {
  const order = alikesOf(things.map(({ option }) => option));
  if (order === null) return orders;
  const others = orders.filter((one) => !isSameSet(one, order));
  return keep ? [...others, order] : others;
}
