// @vitest-environment node
import { TWO_PEOPLE } from "@fhtagn/testkit/seats";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createReplay, type Replay } from "../create-replay.ts";
import { openReplaySource } from "../replay-source.ts";
import { goldenRecordText } from "./golden-text.ts";
import { nearWorker } from "./near-worker.ts";

const TEXT = goldenRecordText("built-decks");

const open = (text = TEXT, at = 0): Replay =>
  createReplay({
    table: "g",
    text,
    seats: TWO_PEOPLE,
    at,
    answer: null,
    eyes: { seat: "P1", open: false },
    source: openReplaySource(nearWorker),
  });

const settled = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("the table shows the point that is asked for, with its log and nothing to answer", async () => {
  const { session, replay } = open(TEXT, 30);
  expect(session.getState().status).toBe("loading");
  await settled();
  const { view, asked, log, status } = session.getState();
  expect({ status, asked, turn: view?.turn }).toEqual({
    status: "playing",
    asked: null,
    turn: replay.getState().points[30]?.turn,
  });
  expect(log.length).toBe(replay.getState().points[30]?.log);
  session.getState().answer({ choose: 0 });
  await settled();
  expect(session.getState().view).toBe(view);
});

test("a step forward tells what happened, a step back tells nothing again", async () => {
  const { session, replay } = open();
  await settled();
  replay.getState().move("turn", 1);
  await settled();
  const { lastChanges, log } = session.getState();
  expect(lastChanges.news.at(-1)).toEqual(log.at(-1));
  replay.getState().move("step", -1);
  await settled();
  expect(session.getState().lastChanges.news).toEqual([]);
});

test("of many points wanted at once the last one is shown", async () => {
  const { session, replay } = open();
  await settled();
  for (let at = 1; at <= 20; at++) replay.getState().goTo(at);
  await settled();
  expect(session.getState().log.length).toBe(replay.getState().points[20]?.log);
});

test("other eyes see the same point from the other side, and both hands if they want", async () => {
  const { session, replay } = open(TEXT, 30);
  await settled();
  expect(session.getState().view?.P2.hand.cards).toEqual([]);
  replay.getState().look({ seat: "P2", open: true });
  await settled();
  const { view, seat } = session.getState();
  expect(seat).toBe("P2");
  expect(view?.P1.hand.cards.length).toBe(view?.P1.hand.count);
});

test("it plays by itself, faster if wanted, until the end or until it is stopped", async () => {
  const { replay } = open();
  await settled();
  replay.getState().play(true);
  await vi.advanceTimersByTimeAsync(2500);
  const first = replay.getState().at;
  expect(first).toBeGreaterThan(0);
  replay.getState().setSpeed(1);
  replay.getState().setSpeed(1);
  replay.getState().setSpeed(1);
  expect(replay.getState().speed).toBe(4);
  replay.getState().play(false);
  await vi.advanceTimersByTimeAsync(5000);
  expect(replay.getState().at).toBe(first);
  replay.getState().play(true);
  await vi.advanceTimersByTimeAsync(600_000);
  const { at, points, playing } = replay.getState();
  expect({ at, playing }).toEqual({ at: points.length - 1, playing: false });
});

test("a text that is no record leaves the table empty and says what it is", async () => {
  const { session, replay } = open("nonsense");
  await settled();
  expect(replay.getState().opened).toMatchObject({ is: "no record" });
  expect(session.getState().view).toBeNull();
});
