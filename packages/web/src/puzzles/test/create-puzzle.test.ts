// @vitest-environment node
import { expect, test, vi } from "vitest";
import { createPuzzle, type PuzzleUnderWay } from "../create-puzzle.ts";
import { PUZZLE } from "./fixture.ts";
import { nearWire } from "./near-wire.ts";
import { PROOF_PATIENCE } from "./opened-puzzle.ts";

async function begin(): Promise<PuzzleUnderWay> {
  const underWay = createPuzzle({ puzzle: PUZZLE, pace: 0, wire: nearWire() });
  await vi.waitFor(() => expect(underWay.session.getState().asked).not.toBeNull(), PROOF_PATIENCE);
  return underWay;
}

test("the table shows the position from the solver's side; what led to it is in the log, but no news", async () => {
  const { session, attempt } = await begin();
  const { seat, view, asked, log, lastChanges, canHint } = session.getState();
  expect({ seat, viewer: view?.viewer, kind: asked?.kind, canHint }).toEqual({
    seat: PUZZLE.seat,
    viewer: PUZZLE.seat,
    kind: PUZZLE.kind,
    canHint: false,
  });
  expect(log.length).toBeGreaterThan(0);
  expect(lastChanges.news).toEqual([]);
  expect(attempt.getState()).toMatchObject({ outcome: null, first: { asked }, failed: false });
});

test("advice at the beginning is the key, and asks nothing of the table", async () => {
  const { session, attempt } = await begin();
  const { asked } = session.getState();
  expect(await attempt.getState().advise()).toEqual(PUZZLE.line[0]?.choice);
  expect(session.getState().asked).toEqual(asked);
});

test("whoever gives up hears that it failed, at a table that asks nothing any more", async () => {
  const { session, attempt } = await begin();
  session.getState().concede();
  await vi.waitFor(() => expect(attempt.getState().outcome).not.toBeNull(), PROOF_PATIENCE);
  expect(attempt.getState().outcome).toEqual({ is: "failed", because: "lost" });
  expect(session.getState()).toMatchObject({ status: "playing", asked: null, result: null, busy: false });
  expect(attempt.getState().first).not.toBeNull();
});
