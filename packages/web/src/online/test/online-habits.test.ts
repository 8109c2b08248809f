import { CLOCK_CHOICES } from "@fhtagn/protocol/online";
import { beforeEach, expect, test } from "vitest";
import { nameOfDeck, readDeck } from "../../pages/setup/deck-choice.ts";
import { nameOfClock, readClockName } from "../clock-names.ts";
import {
  areHabits,
  clockOfHabit,
  deckOfHabit,
  deckToPlay,
  joinHabits,
  ONLINE_KEY,
  rememberClock,
  rememberDeck,
  setMuted,
  useOnlineHabits,
} from "../online-habits.ts";

beforeEach(() => {
  localStorage.clear();
  useOnlineHabits.setState(useOnlineHabits.getInitialState(), true);
});

const habits = () => useOnlineHabits.getState();

test("every clock that is offered has a name that is read back, and other words are none", () => {
  for (const clock of CLOCK_CHOICES) expect(readClockName(nameOfClock(clock))).toEqual(clock);
  for (const word of ["", "30", "30+", "+10", "d", "3days", "1e3+1", "30+10d"])
    expect(readClockName(word)).toBeNull();
});

test("the next game begins with the deck and the clock of the last one", () => {
  const deck = readDeck("hastur");
  if (deck === null) throw new Error("no such deck");
  rememberDeck(deck);
  rememberClock({ kind: "days", days: 3 });
  expect(nameOfDeck(deckOfHabit(habits()))).toBe("hastur");
  expect(clockOfHabit(habits())).toEqual({ kind: "days", days: 3 });
  expect(areHabits(localStorage.getItem(ONLINE_KEY) ?? "")).toBe(true);
});

test("whoever is muted stays so until he is heard again", () => {
  setMuted("ben", true);
  setMuted("carl", true);
  setMuted("ben", false);
  expect(habits().muted).toEqual(["carl"]);
});

test("what a file says of decks and clocks is taken, whom it mutes is muted as well; nonsense is as at first", () => {
  setMuted("ben", true);
  joinHabits('{"state":{"deck":"agency","clock":"none","muted":["carl",7]},"version":0}');
  expect(habits()).toEqual({ deck: "agency", clock: "none", muted: ["ben", "carl"] });
  joinHabits('{"state":{"deck":"none","clock":"soon","muted":"all"},"version":0}');
  expect(habits()).toEqual({ deck: "lot", clock: "30+10", muted: ["ben", "carl"] });
});

test("the lot is drawn before a table is asked for: a server is named a deck", () => {
  const drawn = new Set(Array.from({ length: 60 }, () => deckToPlay({ kind: "lot" })));
  expect(drawn.size).toBeGreaterThan(10);
  for (const name of drawn) expect(readDeck(name)?.kind).not.toBe("lot");
  expect(deckToPlay({ kind: "built", around: "hastur" })).toBe("hastur");
});
