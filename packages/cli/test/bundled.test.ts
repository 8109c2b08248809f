import { readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { fhtagnIn } from "./fhtagn.ts";

const PACKAGE = fileURLToPath(new URL("..", import.meta.url));

/** What is kept after the command was called from this folder: the file that ran. */
function filesOf(folder: string): readonly string[] {
  expect(fhtagnIn(folder)("--version").status).toBe(0);
  return readdirSync(join(PACKAGE, ".build")).filter((file) => file.startsWith("main-"));
}

test("the command is the same file wherever it is called, so that no call throws out another's", () => {
  const here = filesOf(PACKAGE);
  expect(here).toHaveLength(1);
  expect(filesOf(tmpdir())).toEqual(here);
});
