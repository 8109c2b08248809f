/** However one of two people passes, everybody else is told the same, at the same times. */
import { type Asked, type Passing, USUAL_PASSING } from "@fhtagn/protocol";
import { type Choice, makeRng, type Rng } from "@fhtagn/rules";
import { TWO_PEOPLE } from "@fhtagn/testkit/seats";
import { expect, test } from "vitest";
import { expectSame } from "../../testkit/test/view/same.ts";
import { type JournalEntry, sitDown } from "../src/index.ts";
import { type ClockInHand, clockInHand, untilStill } from "./clock-in-hand.ts";
import {
  FULL,
  openTable,
  setupOfPresets,
  someAnswer,
  type TestSeat,
  type TestTold,
  takeSeat,
  watchTable,
} from "./host-table.ts";

interface Way {
  /** Ben's settings: whether it is passed for him where he can only pass. */
  readonly passing: Passing;
  /** Milliseconds after which he passes where he is asked himself; a pass is held back for 240 at least. */
  readonly after: number;
  /** What he does instead of passing. */
  readonly instead?: (ben: TestSeat) => void;
  /** What else he does when he has passed. */
  readonly afterwards?: (ben: TestSeat) => void;
  /** Milliseconds that the store takes with a pass. */
  readonly storing?: number;
}

const BY_SETTINGS: Way = { passing: USUAL_PASSING, after: 150 };

const WAYS: Readonly<Record<string, Way>> = {
  "by hand, soon": { passing: FULL, after: 10 },
  "by hand, later": { passing: FULL, after: 230 },
  "by hand, slowly stored": { passing: FULL, after: 120, storing: 90 },
  "by settings, slowly stored": { passing: USUAL_PASSING, after: 20, storing: 200 },
  "by hand, and then he talks": {
    passing: FULL,
    after: 50,
    storing: 5,
    afterwards: (ben) => {
      ben.say({ type: "hurry" });
      ben.say({ type: "setPassing", passing: { ...FULL, less: ["core-set-1"] } });
      ben.say({ type: "answer", decision: 1, choice: { choose: 0 } });
      ben.say({ type: "stepBack", decision: 1 });
      ben.say({ type: "explain", card: 1 });
    },
  },
  "by settings that he makes when he is asked": {
    passing: FULL,
    after: 60,
    instead: (ben) => {
      ben.say({ type: "setPassing", passing: { ...FULL, until: "myTurn" } });
      ben.say({ type: "setPassing", passing: FULL });
    },
  },
};

/** Longer than any pass is held back in these games. */
const LONG = 9000;
const PROBE = 45;
const PROBES = 8;
const LENGTH = 240_000;

interface Game {
  readonly clock: ClockInHand;
  readonly ann: TestSeat;
  readonly ben: TestSeat;
  readonly watcher: TestTold;
}

function openGame({ passing, storing }: Way): Game {
  const clock = clockInHand();
  const chance = makeRng("chance");
  const sitting = sitDown(setupOfPresets(), "passes");
  const { host } = openTable({
    seats: TWO_PEOPLE,
    sitting,
    clock,
    chance: () => chance.below(1_000_000) / 1_000_000,
    passPause: 600,
    passing: { P1: FULL, P2: passing },
    save: async ({ after, answers }: JournalEntry) => {
      const isHeldBack = after + answers.length > sitting.taken.length;
      if (isHeldBack && storing !== undefined) await clock.wait(storing);
    },
  });
  return { clock, ann: takeSeat(host, "P1"), ben: takeSeat(host, "P2"), watcher: watchTable(host) };
}

const isInWindow = (seat: TestSeat): boolean =>
  seat.last().step === 0 && ["action", "response", "disrupt"].includes(seat.asked()?.kind ?? "");

function answer(seat: TestSeat, choice: (asked: Asked) => Choice): void {
  const asked = seat.asked();
  if (asked !== null) seat.say({ type: "answer", decision: asked.id, choice: choice(asked), sure: true });
}

function benAnswers(ben: TestSeat, { instead, afterwards }: Way, rng: Rng): void {
  if (!isInWindow(ben)) answer(ben, (asked) => someAnswer(asked, rng));
  else if (instead !== undefined) instead(ben);
  else {
    answer(ben, ({ options }) => ({ choose: options.findIndex(({ do: verb }) => verb === "pass") }));
    afterwards?.(ben);
  }
}

/** Ann asks all the time while Ben is asked: nothing of it may take longer, or be answered in another way. */
function probe(ann: TestSeat, at: number): void {
  ann.say({ type: "agree", yes: true });
  ann.say({ type: "undo", to: 9999 });
  ann.say({ type: "explain", card: 1 + at });
  if (at === 0) ann.say({ type: "hello", version: ann.version, since: null });
  if (at === 1) ann.say({ type: "setPassing", passing: FULL });
}

/** Whoever is asked answers after his time. */
function schedule({ clock, ann, ben }: Game, way: Way): () => void {
  const rng = { ann: makeRng("ann"), ben: makeRng("ben") };
  const known = { ann: "", ben: "", seq: -1 };
  const whereIs = (seat: TestSeat): string => `${seat.last().seq} ${seat.last().step} ${seat.asked()?.id}`;
  const later = (milliseconds: number, deed: () => void): void => {
    void clock.wait(milliseconds).then(deed);
  };
  return () => {
    if (known.ann !== whereIs(ann) && ann.asked() !== null)
      later(LONG, () => answer(ann, (asked) => someAnswer(asked, rng.ann)));
    if (known.ben !== whereIs(ben) && ben.asked() !== null)
      later(isInWindow(ben) ? way.after : LONG, () => benAnswers(ben, way, rng.ben));
    if (known.seq !== ann.last().seq && ann.asked() === null)
      for (let at = 0; at < PROBES; at++) later(1 + at * PROBE, () => probe(ann, at));
    Object.assign(known, { ann: whereIs(ann), ben: whereIs(ben), seq: ann.last().seq });
  };
}

/** What Ann and somebody who watches are told, with the times. */
async function heardIn(way: Way): Promise<readonly string[]> {
  const game = openGame(way);
  const { clock, ann, watcher } = game;
  const goOn = schedule(game, way);
  const heard: string[] = [];
  const noted = { ann: 0, watcher: 0 };
  while (clock.now() < LENGTH) {
    await untilStill();
    for (const reply of ann.replies.slice(noted.ann))
      heard.push(`${clock.now()} ann ${JSON.stringify(reply)}`);
    for (const reply of watcher.replies.slice(noted.watcher))
      heard.push(`${clock.now()} watcher ${JSON.stringify(reply)}`);
    Object.assign(noted, { ann: ann.replies.length, watcher: watcher.replies.length });
    goOn();
    if (!(await clock.next())) break;
  }
  return heard;
}

const count = (heard: readonly string[], part: string): number =>
  heard.filter((line) => line.includes(part)).length;

test("by hand or by settings, soon or later, stored slowly or at once, whatever he says", async () => {
  const wanted = await heardIn(BY_SETTINGS);
  expect(count(wanted, 'watcher {"type":"update"')).toBeGreaterThan(30);
  expect(count(wanted, '"what":"passed","player":"P2"')).toBeGreaterThan(15);
  for (const [name, way] of Object.entries(WAYS)) {
    const heard = await heardIn(way);
    for (const [at, line] of heard.entries()) expectSame(line, wanted[at] ?? "", `${name}, ${at}`);
    expect(heard.length).toBe(wanted.length);
  }
});

test("who passes when his moment has come is told of when he does", async () => {
  const [wanted, late] = [await heardIn(BY_SETTINGS), await heardIn({ passing: FULL, after: LONG })];
  expect(late.slice(0, wanted.length)).not.toEqual(wanted);
});
