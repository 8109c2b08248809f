/** The module "virtual:lessons": the lessons, run through the rules when the page is built. A broken one stops the build. */
import { execFileSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const ID = "virtual:lessons";
const RESOLVED = `\0${ID}`;
const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const LESSONS = new URL("lessons/", import.meta.url);
const MOST_BYTES = 8_000_000;

/** The rules are TypeScript, which Node alone may not read. */
const scripted = (): string =>
  execFileSync(process.execPath, ["--import", "tsx", "scripts/script-lessons.ts"], {
    cwd: ROOT,
    encoding: "utf8",
    maxBuffer: MOST_BYTES,
  });

export const lessonsPlugin = (): Plugin => ({
  name: "lessons",
  resolveId: (id) => (id === ID ? RESOLVED : null),
  load(id) {
    if (id !== RESOLVED) return null;
    for (const file of readdirSync(LESSONS)) this.addWatchFile(fileURLToPath(new URL(file, LESSONS)));
    return `export const lessons = JSON.parse(${JSON.stringify(scripted())});`;
  },
});
