/** What keeps a lock file from installing the same on every platform. */

export interface LockEntry {
  readonly version?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** What a package does not offer anybody, and what is done there instead. */
export interface LockGap {
  readonly name: string;
  readonly platform: string;
  readonly instead: string;
}

/** By path, as in `packages` of package-lock.json. */
export type LockEntries = Readonly<Record<string, LockEntry>>;

const PLATFORMS = ["linux", "darwin", "win32"].flatMap((os) => ["x64", "arm64"].map((cpu) => ({ os, cpu })));
const FOLDER = "node_modules/";

/** The entry that Node would find for `name` from the package at `path`: its own folder first, then upwards. */
function found(entries: LockEntries, path: string, name: string): LockEntry | undefined {
  const entry = entries[`${path === "" ? "" : `${path}/`}${FOLDER}${name}`];
  if (entry !== undefined || path === "") return entry;
  const above = path.slice(0, Math.max(0, path.lastIndexOf(FOLDER) - 1));
  return found(entries, above, name);
}

/** Binaries for musl alone do not run on most of Linux. */
const fits = ({ os, cpu, libc = ["glibc"] }: LockEntry, platform: { os: string; cpu: string }): boolean =>
  os?.includes(platform.os) === true && cpu?.includes(platform.cpu) === true && libc.includes("glibc");

/** A package that comes with binaries for one kind of processor needs them for all. */
function uncovered(binaries: readonly LockEntry[]): readonly string[] {
  if (!binaries.some(({ os, cpu }) => os !== undefined && cpu !== undefined)) return [];
  return PLATFORMS.filter((platform) => !binaries.some((binary) => fits(binary, platform))).map(
    ({ os, cpu }) => `nothing for ${os} ${cpu}`,
  );
}

function optionalProblems(entries: LockEntries, path: string): readonly string[] {
  const names = Object.keys(entries[path]?.optionalDependencies ?? {});
  const missing = names.filter((name) => found(entries, path, name) === undefined);
  if (missing.length > 0) return missing.map((name) => `no entry for ${name}`);
  return uncovered(names.flatMap((name) => found(entries, path, name) ?? []));
}

function ownProblems(path: string, { integrity, resolved, link }: LockEntry): readonly string[] {
  const problems: string[] = [];
  if (path.includes(FOLDER) && link !== true && integrity === undefined) problems.push("no integrity");
  if (resolved?.includes("://") === true) problems.push("names a host");
  return problems;
}

/** A gap that is known is none; one that is closed by now must not stay on the list. */
export function lockProblems(entries: LockEntries, gaps: readonly LockGap[]): readonly string[] {
  const open = new Set<LockGap>();
  const found = Object.entries(entries).flatMap(([path, entry]) => {
    const name = path.split(FOLDER).at(-1) ?? path;
    const known = gaps.filter((gap) => gap.name === name);
    const problems = [...ownProblems(path, entry), ...optionalProblems(entries, path)];
    return problems.flatMap((problem) => {
      const gap = known.find(({ platform }) => problem === `nothing for ${platform}`);
      if (gap === undefined) return [`${name} ${entry.version ?? ""}: ${problem}`];
      open.add(gap);
      return [];
    });
  });
  const closed = gaps.filter((gap) => !open.has(gap));
  return [
    ...found,
    ...closed.map(({ name, platform }) => `${name}: there is no gap for ${platform} any more`),
  ];
}
