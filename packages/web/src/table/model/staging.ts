/** Assignments being laid out: resources of the opening hand, characters at stories. */
import type { Asked } from "@fhtagn/protocol";
import type { CardRef } from "@fhtagn/rules/view";
import type { Staged } from "../../session/session.ts";

const NOWHERE = -1;

const placesOf = (asked: Asked, staged: Staged | null): readonly number[] =>
  staged !== null && staged.decision === asked.id ? staged.places : asked.items.map(() => NOWHERE);

/** Where an item is put, or null where it stays. */
export function stagedPlace(asked: Asked, staged: Staged | null, item: CardRef): CardRef | null {
  const at = asked.items.indexOf(item);
  return asked.places[at]?.[placesOf(asked, staged)[at] ?? NOWHERE] ?? null;
}

export const stagedAt = (asked: Asked, staged: Staged | null, place: CardRef): readonly CardRef[] =>
  asked.items.filter((item) => stagedPlace(asked, staged, item) === place);

export const stagedCount = (asked: Asked, staged: Staged | null): number =>
  placesOf(asked, staged).filter((place) => place >= 0).length;

/** The order in which the items were asked for, counted from one; 0 where it stays. */
export function stagedNumber(asked: Asked, staged: Staged | null, item: CardRef): number {
  const put = asked.items.filter((one) => stagedPlace(asked, staged, one) !== null);
  return put.indexOf(item) + 1;
}

/** The first domain of the opening hand that has no card yet, so that three clicks do. */
export function firstFree(asked: Asked, staged: Staged | null, item: CardRef): number {
  const taken = placesOf(asked, staged);
  const places = asked.places[asked.items.indexOf(item)] ?? [];
  return places.findIndex((_, place) => !taken.includes(place));
}

const FIRST_RESOURCES = 3;

/** The opening hand needs three; whoever commits may also send nobody. */
export const isComplete = (asked: Asked, staged: Staged | null): boolean =>
  asked.kind !== "setup" || stagedCount(asked, staged) === FIRST_RESOURCES;

/** STORY-31: somebody who has to go stands where he must before the rest is sent. */
export const missingMusts = (asked: Asked, staged: Staged | null): readonly CardRef[] =>
  asked.items.filter((_, at) => {
    const must = asked.must[at] ?? NOWHERE;
    return must >= 0 && placesOf(asked, staged)[at] !== must;
  });
