// @vitest-environment node
import { readRecord } from "@fhtagn/rules";
import { expect, test, vi } from "vitest";
import { PUZZLE } from "./fixture.ts";
import { answerLine, type OpenedPuzzle, openPuzzle, PROOF_PATIENCE } from "./opened-puzzle.ts";

const open = (puzzle = PUZZLE): OpenedPuzzle => openPuzzle(puzzle);

test("it begins with the question of the puzzle, without the table's own advice", async () => {
  const puzzle = open();
  expect(await puzzle.asked()).toMatchObject({ kind: PUZZLE.kind });
  expect(puzzle.replies().find(({ type }) => type === "welcome")).toMatchObject({
    seat: PUZZLE.seat,
    mayHint: false,
    mayUndo: true,
  });
  expect(puzzle.last().turningPoints).toEqual([]);
});

test("by its line it is solved, and from then on nobody is asked", async () => {
  const puzzle = open();
  await answerLine(puzzle, PUZZLE);
  expect(puzzle.over()).toMatchObject([{ is: "solved", story: expect.stringMatching(/^core-set-/) }]);
  expect(puzzle.last()).toMatchObject({ asked: null, result: null, turningPoints: [] });
});

test("whoever gives up has failed", async () => {
  const puzzle = open();
  const question = await puzzle.asked();
  puzzle.say({ type: "concede" });
  await puzzle.asked(question?.id);
  expect(puzzle.over()).toEqual([{ is: "failed", because: "lost" }]);
});

test("what was done in the turn can be taken back to its beginning", async () => {
  const puzzle = open();
  const first = await puzzle.asked();
  await answerLine(puzzle, PUZZLE, 1);
  while (puzzle.last().step > 0) puzzle.say({ type: "stepBack", decision: puzzle.last().asked?.id });
  const [beginning] = puzzle.last().turningPoints;
  if (beginning !== undefined) puzzle.say({ type: "undo", to: beginning.to });
  await vi.waitFor(() => expect(puzzle.last().asked).toEqual(first), PROOF_PATIENCE);
});

/** Passes and commits nobody. */
async function passOn({ say, asked }: OpenedPuzzle) {
  for (let question = await asked(); question !== null; question = await asked(question.id)) {
    const { form, items, options } = question;
    const pass = options.findIndex(({ do: verb }) => verb === "pass");
    const choice = form === "assign" ? { assign: items.map(() => -1) } : { choose: Math.max(0, pass) };
    say({ type: "answer", decision: question.id, choice });
  }
}

test("a turn that goes by without a story has failed, and the game stops there", async () => {
  const puzzle = open();
  await passOn(puzzle);
  expect(puzzle.over()).toEqual([{ is: "failed", because: "turn" }]);
  expect(puzzle.last().asked).toBeNull();
});

test("on the line the advice is the next step of the line", async () => {
  const puzzle = open();
  const question = await puzzle.asked();
  const id = puzzle.say({ type: "hint", decision: question?.id });
  await vi.waitFor(
    () => expect(puzzle.replies()).toContainEqual(expect.objectContaining({ id, type: "told" })),
    PROOF_PATIENCE,
  );
  expect(puzzle.replies().find((reply) => reply.type === "told" && reply.id === id)).toMatchObject({
    told: { of: "hint", hint: { choice: PUZZLE.line[0]?.choice } },
  });
});

test("the line is told as a record that ends with the story won", () => {
  const { told } = open();
  const [opened] = told.filter((message) => message.type === "opened");
  const read = readRecord(opened?.line ?? "");
  expect(read).toMatchObject({ ok: true });
  expect(read.ok && read.record.answers.length).toBe(PUZZLE.at + PUZZLE.line.length);
});

test("a record that cannot be read is no puzzle", () => {
  expect(() => open({ ...PUZZLE, record: "nonsense" })).toThrow("p-001");
});
