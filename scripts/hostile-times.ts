// npm run hostile: how soon the command line refuses what strangers send. It prints and judges nothing.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { HOSTILE_DECKS, HOSTILE_RECORDS } from "@fhtagn/testkit/hostile";

const FHTAGN = fileURLToPath(new URL("../packages/cli/fhtagn.mjs", import.meta.url));
const FOLDER = mkdtempSync(join(tmpdir(), "fhtagn-hostile-"));

/** Milliseconds by the clock: what the machine does besides is in them. */
function timeOf(...words: readonly string[]): { readonly spent: number; readonly said: string } {
  const began = performance.now();
  const { stdout, stderr } = spawnSync(process.execPath, [FHTAGN, ...words], { encoding: "utf8" });
  return { spent: performance.now() - began, said: `${stderr}${stdout}`.split("\n", 1)[0] ?? "" };
}

function tell(what: string, words: readonly string[]): void {
  const { spent, said } = timeOf(...words);
  console.log(`${String(Math.round(spent)).padStart(5)} ms  ${what}\n          ${said.slice(0, 100)}`);
}

try {
  tell("the command alone", ["--version"]);
  for (const { name, ending, text } of HOSTILE_DECKS) {
    const file = join(FOLDER, `deck.${ending}`);
    writeFileSync(file, text());
    tell(`deck check, .${ending}: ${name}`, ["deck", "check", file]);
  }
  for (const { name, text } of HOSTILE_RECORDS) {
    const file = join(FOLDER, "game.record");
    writeFileSync(file, text());
    tell(`replay: ${name}`, ["replay", file, "--verify"]);
  }
} finally {
  rmSync(FOLDER, { recursive: true });
}
