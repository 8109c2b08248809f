/** Whatever is asked at any question, the answer is the same whatever others hold, dealt or drew. */
import {
  clone,
  type GameRecord,
  makeRng,
  onlyAnswer,
  opponentOf,
  PLAYERS,
  type Player,
  type QuestionKind,
  type Recorder,
  type Rng,
  type State,
} from "@fhtagn/rules";
import type { Viewer } from "@fhtagn/rules/view";
import { TWO_PEOPLE } from "@fhtagn/testkit/seats";
import { expect, test } from "vitest";
import { exchangeUnseen } from "../../testkit/test/view/exchange.ts";
import { anyChoice, dealtFrom } from "../../testkit/test/view/games.ts";
import { expectSame } from "../../testkit/test/view/same.ts";
import type { Asking, Mind } from "../src/index.ts";
import { type Sitting, sitDown, stateOf, take } from "../src/sitting.ts";
import { FULL, openTable, type TestSeat, type TestTold, takeSeat, watchTable } from "./host-table.ts";

/** What the seat does not know of the game besides its cards. */
const SECRETS = { seed: "hexagonal-basalt", deck: "a-deck-of-secrets" } as const;

interface Twin {
  readonly sitting: Sitting;
  readonly isOther: boolean;
}

/** The same game for this viewer: with other cards, other decks and another seed behind it. */
function twinOf(sitting: Sitting, state: State, viewer: Viewer): Twin {
  const { P1, P2 } = sitting.setup.decks;
  const decks = { P1: viewer === "P1" ? P1 : P2, P2: viewer === "P2" ? P2 : P1 };
  const setup = { ...sitting.setup, decks };
  const seed = SECRETS.seed;
  const told = (record: GameRecord): GameRecord => ({ ...record, seed, decks: setup.decks });
  const { recorder } = sitting;
  const recorded = {
    ...recorder,
    record: () => told(recorder.record()),
    recordAsItStands: () => told(recorder.recordAsItStands()),
  };
  return {
    sitting: { ...apart(sitting, state), setup, seed, recorder: standing(recorded, state) },
    isOther: true,
  };
}

/** It stands where it is, whatever is answered. */
const standing = (recorder: Recorder, state: State): Recorder => ({
  ...recorder,
  state,
  keep: () => undefined,
  answer: () => undefined,
});

/** Nothing that is done with it reaches the game itself. */
const apart = (sitting: Sitting, state: State): Sitting => ({
  ...sitting,
  recorder: standing(sitting.recorder, state),
  marks: sitting.marks.map((mark) => ({ ...mark })),
  taken: [...sitting.taken],
  turns: [...sitting.turns],
});

const VERBS = ["play", "use", "commit", "drain", "attach", "makeDormant", "choose", "resolve", "pass"];

/** The adviser repeats everything he is told. */
const echo = (heard: Asking[]): Mind => ({
  choose: async () => ({ choice: { choose: 0 } }),
  advise: async (asking) => {
    heard.push(asking);
    return null;
  },
});

function sayEverything(one: TestTold): void {
  const { view, asked } = one.last();
  const decision = asked?.id ?? 0;
  const handles = [0, ...Array.from({ length: view.handles }, (_, at) => at + 1)];
  for (const card of handles) {
    one.say({ type: "explain", card });
    for (const verb of VERBS)
      one.say({ type: "why", attempt: { do: verb, card, on: handles[(card * 7 + 3) % handles.length] } });
  }
  for (const [choose] of (asked?.options ?? []).entries())
    one.say({ type: "preview", decision, choice: { choose } });
  if (asked?.form === "assign")
    one.say({
      type: "preview",
      decision,
      choice: { assign: asked.items.map((_, at) => asked.must[at] ?? -1) },
    });
  one.say({ type: "hint", decision });
  one.say({ type: "record" });
  one.say({ type: "hurry" });
  one.say({ type: "setPace", pace: 2 });
  one.say({ type: "setPassing", passing: { ...FULL, less: ["core-set-1"] } });
  one.say({ type: "undo", to: 9999 });
  one.say({ type: "stepBack", decision });
  one.say({ type: "answer", decision: decision + 999, choice: { choose: 0 } });
  one.say({ type: "nonsense" });
  one.say({ type: "setPassing", passing: FULL });
}

/** Steps on trial too, and back again. */
function tryFirstSteps(one: TestSeat): void {
  const decision = one.asked()?.id ?? 0;
  const play = one.asked()?.options.findIndex(({ do: verb, pays }) => verb === "play" && pays === undefined);
  if (play === undefined || play < 0) return;
  one.say({ type: "answer", decision, choice: { choose: play } });
  if (one.last().step === 0) return;
  for (const verb of VERBS) one.say({ type: "why", attempt: { do: verb, card: 1 } });
  one.say({ type: "stepBack", decision: one.asked()?.id ?? 0 });
}

/** All that the seat and its adviser hear, and what the other one hears of its asking. */
async function heardBy(seat: Player, { sitting, isOther }: Twin): Promise<{ told: string; others: number }> {
  const asked: Asking[] = [];
  const seats = {
    ...TWO_PEOPLE,
    [seat]: { ...TWO_PEOPLE[seat], deck: "agency-cthulhu" },
    [opponentOf(seat)]: {
      ...TWO_PEOPLE[opponentOf(seat)],
      deck: isOther ? SECRETS.deck : "syndicate-hastur",
    },
  };
  const { host } = openTable({ sitting, seats, mind: echo(asked), passing: { P1: FULL, P2: FULL } });
  const one = takeSeat(host, seat);
  const other = takeSeat(host, opponentOf(seat));
  await host.settled();
  const before = other.replies.length;
  sayEverything(one);
  one.say({ type: "hello", version: one.version, since: { line: 0, seq: 1 } });
  await host.settled();
  const others = other.replies.length - before;
  tryFirstSteps(one);
  await host.settled();
  host.close();
  return { told: JSON.stringify([one.replies, asked]), others };
}

/** All that somebody hears who watches, whatever he tries. */
async function heardWatching({ sitting, isOther }: Twin): Promise<string> {
  const named = (seat: Player) => ({
    ...TWO_PEOPLE[seat],
    deck: isOther ? SECRETS.deck : "agency-cthulhu",
  });
  const seats = { P1: named("P1"), P2: named("P2") };
  const { host } = openTable({ sitting, seats, passing: { P1: FULL, P2: FULL } });
  const watcher = watchTable(host);
  for (const player of PLAYERS) takeSeat(host, player);
  await host.settled();
  sayEverything(watcher);
  watcher.say({ type: "hello", version: watcher.version, since: { line: 0, seq: 1 } });
  await host.settled();
  host.close();
  return JSON.stringify(watcher.replies);
}

/** Questions that are put at all: what follows by itself is the host's own affair. */
const isPut = (state: State): boolean => state.question !== null && onlyAnswer(state) === null;

/** How often each kind of question was looked at: the first of each, and of the rest some. */
type Looks = Map<QuestionKind, number>;

function isWanted(state: State, looks: Looks): boolean {
  const kind = state.question?.kind;
  if (kind === undefined || !isPut(state)) return false;
  const times = (looks.get(kind) ?? 0) + 1;
  looks.set(kind, times);
  return times === 1 || times % 40 === 0;
}

const hasFaceDown = ({ cards }: State, zone: "play" | "domain"): boolean =>
  cards.some((card) => card.zone === zone && card.code !== "" && (zone === "domain" || card.faceDown));

async function compareAt(sitting: Sitting, swap: Rng, where: string): Promise<void> {
  const state = stateOf(sitting);
  const hands = exchangeUnseen(state, "spectator", swap).state;
  const watched = await heardWatching({ sitting: apart(sitting, clone(state)), isOther: false });
  expectSame(await heardWatching(twinOf(sitting, hands, "spectator")), watched, `${where}, watching`);
  for (const seat of PLAYERS) {
    const exchanged = exchangeUnseen(state, seat, swap).state;
    const first = await heardBy(seat, { sitting: apart(sitting, clone(state)), isOther: false });
    const second = await heardBy(seat, twinOf(sitting, exchanged, seat));
    expectSame(second.told, first.told, `${where}, ${seat}`);
    expect([first.others, second.others], "the other one hears of no question, hint or setting").toEqual([
      0, 0,
    ]);
  }
}

async function compareGame(game: number, looks: Looks): Promise<{ play: number; domain: number }> {
  const sitting = sitDown(dealtFrom(game), `game ${game}`);
  const [answers, swap] = [makeRng(`answers ${game}`), makeRng(`swap ${game}`)];
  const faceDown = { play: 0, domain: 0 };
  for (let count = 0; count < 1500 && stateOf(sitting).question !== null; count++) {
    const state = stateOf(sitting);
    if (isWanted(state, looks)) {
      await compareAt(sitting, swap, `game ${game}, answer ${count}`);
      for (const zone of ["play", "domain"] as const) if (hasFaceDown(state, zone)) faceDown[zone]++;
    }
    take(sitting, anyChoice(state, answers), false);
  }
  return faceDown;
}

const KINDS = 20;

test("every request at every kind of question, with cards face down in play and as domains", async () => {
  const looks: Looks = new Map();
  const faceDown = { play: 0, domain: 0 };
  for (const game of [3, 9, 1, 2]) {
    const found = await compareGame(game, looks);
    faceDown.play += found.play;
    faceDown.domain += found.domain;
  }
  expect(looks.size).toBeGreaterThanOrEqual(KINDS);
  expect(faceDown.play).toBeGreaterThan(5);
  expect(faceDown.domain).toBeGreaterThan(5);
});
