/** How somebody last played online, and whom he does not want to hear: kept in this browser. */
import type { ClockTerms } from "@fhtagn/protocol/online";
import { create } from "zustand";
import { persist } from "zustand/middleware";
import { BY_LOT, type DeckChoice, LOT, nameOfDeck, readDeck } from "../pages/setup/deck-choice.ts";
import { hasKept, readKept } from "../storage/kept-text.ts";
import { changeShared, followTabs, keptIn } from "../storage/shared-text.ts";
import { nameOfClock, readClockName } from "./clock-names.ts";

export const ONLINE_KEY = "fhtagn.online";

interface Habits {
  /** By its name; "lot" draws one anew each time. */
  readonly deck: string;
  readonly clock: string;
  /** People by their id. */
  readonly muted: readonly string[];
}

const FIRST_CLOCK: ClockTerms = { kind: "minutes", minutes: 30, increment: 10 };
const FIRST: Habits = { deck: nameOfDeck(BY_LOT), clock: nameOfClock(FIRST_CLOCK), muted: [] };
const MOST_MUTED = 500;
const LONGEST_ID = 64;

const isId = (value: unknown): value is string => typeof value === "string" && value.length <= LONGEST_ID;

/** What does not fit is as at first. */
function readHabits(stored: unknown): Habits {
  const { deck, clock, muted } = Object(stored) as { readonly [Key in keyof Habits]?: unknown };
  const known = readDeck(deck);
  const terms = typeof clock === "string" ? readClockName(clock) : null;
  return {
    deck: known === null ? FIRST.deck : nameOfDeck(known),
    clock: terms === null ? FIRST.clock : nameOfClock(terms),
    muted: Array.isArray(muted) ? muted.filter(isId).slice(-MOST_MUTED) : [],
  };
}

export const areHabits = (text: string): boolean => hasKept(text, "muted");

export const useOnlineHabits = create<Habits>()(
  persist((): Habits => FIRST, {
    name: ONLINE_KEY,
    storage: keptIn<Habits>(areHabits),
    merge: (stored) => readHabits(stored),
  }),
);

followTabs(useOnlineHabits, ONLINE_KEY);

const change = (part: (habits: Habits) => Partial<Habits>): void => changeShared(useOnlineHabits, part);

export const deckOfHabit = ({ deck }: Pick<Habits, "deck">): DeckChoice => readDeck(deck) ?? BY_LOT;
export const clockOfHabit = ({ clock }: Pick<Habits, "clock">): ClockTerms =>
  readClockName(clock) ?? FIRST_CLOCK;

export const rememberDeck = (deck: DeckChoice): void => change(() => ({ deck: nameOfDeck(deck) }));
export const rememberClock = (clock: ClockTerms): void => change(() => ({ clock: nameOfClock(clock) }));

/** Those of a file are muted here as well. */
export function joinHabits(text: string): void {
  const { deck, clock, muted } = readHabits(readKept(text));
  change((now) => ({ deck, clock, muted: [...new Set([...now.muted, ...muted])].slice(-MOST_MUTED) }));
}

export function setMuted(id: string, isMuted: boolean): void {
  change(({ muted }) => {
    const others = muted.filter((each) => each !== id);
    return { muted: isMuted ? [...others, id].slice(-MOST_MUTED) : others };
  });
}

/** The name of a deck to play with: that of a deck that exists. */
export function deckToPlay(deck: DeckChoice): string {
  if (deck.kind !== "lot") return nameOfDeck(deck);
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return nameOfDeck(LOT[number % LOT.length] ?? BY_LOT);
}
