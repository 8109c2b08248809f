import { parseArgs } from "node:util";
import { afterEach, expect, test, vi } from "vitest";
import { countOf, countsOf, runCommand, someOf } from "./asked.ts";

afterEach(() => {
  process.exitCode = undefined;
  vi.restoreAllMocks();
});

async function refusalOf(command: () => void): Promise<string> {
  const said = vi.spyOn(console, "error").mockReturnValue();
  await runCommand(command);
  expect(process.exitCode).toBe(2);
  return String(said.mock.lastCall?.[0]);
}

test("a list is read part by part", () => {
  expect(someOf("--only", "review,game", ["game", "thinking", "review"])).toEqual(["review", "game"]);
  expect(countsOf("--rates", "1,4")).toEqual([1, 4]);
});

test("what is not known is one line and exit code 2", async () => {
  const known = ["game", "review"];
  expect(await refusalOf(() => void someOf("--only", "game,levels", known))).toBe(
    '--only: there is no "levels"; there are game, review',
  );
});

test.each(["0", "-1", "1.5", "", "four"])("'%s' is no count", async (said) => {
  expect(await refusalOf(() => void countOf("--rounds", said))).toBe(
    `--rounds: "${said}" is not a whole number from 1 on`,
  );
});

test("an option that nobody knows is refused in the same way", async () => {
  expect(await refusalOf(() => void parseArgs({ args: ["--parts"], options: {} }))).toContain("--parts");
});

test("a fault of the command itself is not hidden", async () => {
  const broken = () => {
    throw new Error("the page does not open");
  };
  await expect(runCommand(broken)).rejects.toThrow("the page does not open");
});
