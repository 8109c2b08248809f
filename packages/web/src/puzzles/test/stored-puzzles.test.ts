// @vitest-environment node
/** The puzzles of the page, each laid out as its worker does it. */
import { expect, test, vi } from "vitest";
import { createPuzzle } from "../create-puzzle.ts";
import { loadPuzzles } from "../load-puzzles.ts";
import { nearWire } from "./near-wire.ts";
import { answerLine, openPuzzle, PROOF_PATIENCE } from "./opened-puzzle.ts";

const PUZZLES = await loadPuzzles();
/** The line of each is played by the engine alone in `lab/test/puzzles`. */
const SOME = PUZZLES.filter((_, at) => at % 6 === 0);

test("there are at least thirty, each with a number of its own", () => {
  expect(PUZZLES.length).toBeGreaterThanOrEqual(30);
  expect(new Set(PUZZLES.map(({ id }) => id)).size).toBe(PUZZLES.length);
  expect(PUZZLES.filter(({ id }) => !/^p-\d{3}$/.test(id))).toEqual([]);
});

test.each(SOME.map((puzzle) => ({ ...puzzle })))(
  "$id begins with its question and is solved by its line",
  async (puzzle) => {
    const played = openPuzzle(puzzle);
    expect(await played.asked()).toMatchObject({ kind: puzzle.kind });
    await answerLine(played, puzzle);
    expect(played.over()).toMatchObject([{ is: "solved" }]);
  },
);

const [FIRST] = PUZZLES.filter(({ kind, decoys }) => kind === "action" && decoys > 2);

test("after a wrong answer the advice is that nothing wins any more, until it is taken back", async () => {
  if (FIRST === undefined) throw new Error("no puzzle has decoys");
  const { session, attempt } = createPuzzle({ puzzle: FIRST, pace: 0, wire: nearWire() });
  const now = session.getState;
  const key = FIRST.line[0]?.choice;
  await vi.waitFor(() => expect(now().asked?.kind).toBe("action"), PROOF_PATIENCE);
  const pass = now().asked?.options.findIndex(({ do: verb }) => verb === "pass") ?? -1;
  expect(key).not.toEqual({ choose: pass });
  now().answer({ choose: pass });
  await vi.waitFor(() => expect(now().asked?.kind).toBe("commit"), PROOF_PATIENCE);
  expect(await attempt.getState().advise()).toBe("lost");
  now().undo();
  await vi.waitFor(() => expect(now().asked?.kind).toBe("action"), PROOF_PATIENCE);
  expect(await attempt.getState().advise()).toEqual(key);
});
