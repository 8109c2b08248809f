/** Keeps a note beside its target while the table moves under it. */

import type { Beat } from "@fhtagn/scenarios";
import { type RefObject, useEffect, useState } from "react";
import { findTarget } from "./find-target.ts";
import { type Box, type NotePlacing, placeNote, type Spot } from "./place-note.ts";

/** Milliseconds between two looks: cards fly, the phone's lane changes, the log grows. */
const LOOK_EVERY = 150;

export interface Pinned {
  readonly spot: Spot;
  readonly target: Box | null;
}

const boxOf = (element: Element): Box => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
};

/** Where the learner acts: the prompt above all; to have stories and hand in sight is worth a little way. */
const CLEAR = [
  { part: "prompt", weight: 0.5 },
  { part: "hand", weight: 0.0003 },
  { part: "lanes", weight: 0.0002 },
] as const;

/** Whatever answers the open question must be free to be clicked. */
const ANSWERS = ":has([data-ring='canAct'], [data-ring='canBeChosen'])";
const ANSWER_WEIGHT = 0.2;
/** Cards, stories and domains: the empty places of the table come first. */
const CARDS = "main [data-handle]";
const CARD_WEIGHT = 0.002;

function cardsInSight(found: Element | null, acting: boolean): NotePlacing["keepClear"] {
  const others = [...document.querySelectorAll(CARDS)].filter((card) => found?.contains(card) !== true);
  return others.map((card) => ({
    box: boxOf(card),
    weight: acting && card.matches(ANSWERS) ? ANSWER_WEIGHT : CARD_WEIGHT,
  }));
}

function look(note: HTMLElement, { target, until }: Beat): Pinned {
  const found = findTarget(target);
  const keepClear = CLEAR.flatMap(({ part, weight }) => {
    const element = findTarget({ part });
    return element === null || element === found ? [] : [{ box: boxOf(element), weight }];
  });
  const box = found === null ? null : boxOf(found);
  const spot = placeNote({
    target: box,
    keepClear: [...keepClear, ...cardsInSight(found, until !== null)],
    size: { width: note.offsetWidth, height: note.offsetHeight },
    screen: { width: innerWidth, height: innerHeight },
  });
  return { spot, target: box };
}

const isSame = (a: Pinned | null, b: Pinned): boolean => JSON.stringify(a) === JSON.stringify(b);

export function usePlace(note: RefObject<HTMLElement | null>, beat: Beat): Pinned | null {
  const [pinned, setPinned] = useState<Pinned | null>(null);
  useEffect(() => {
    const again = (): void => {
      if (note.current === null) return;
      const now = look(note.current, beat);
      setPinned((before) => (isSame(before, now) ? before : now));
    };
    again();
    const timer = setInterval(again, LOOK_EVERY);
    const sizes = new ResizeObserver(again);
    if (note.current !== null) sizes.observe(note.current);
    addEventListener("resize", again);
    return () => {
      clearInterval(timer);
      sizes.disconnect();
      removeEventListener("resize", again);
    };
  }, [note, beat]);
  return pinned;
}
