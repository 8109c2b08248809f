/** Names that mean two things: exported from more than one file, or given to two files of one package. Or nothing. */
import { definedNames, type SourceText } from "./exported-names.ts";

export interface Repeated {
  readonly name: string;
  readonly paths: readonly string[];
}

const SOURCE = /\.(tsx?|mjs)$/;
/** Vitest and Node ask these for exports by names of theirs. */
const NAMED_BY_A_TOOL =
  /^(scripts\/mutation\/[^/]+\.mjs|packages\/web\/e2e\/serve-built-client\.ts|packages\/server\/test\/postgres\/shared-cluster\.ts)$/;

/** The same sentence in each language, the same faction in each set of cards: one thing, in a folder each. */
const TWINS = [/\/(en|fr)(?=\/)/, /^(packages\/cards\/src)\/[^/]+(?=\/)/];
/** A word of the card language has the name of what works it out or carries it out. */
const WORD_AND_ITS_WORK = /^packages\/rules\/src\/(dsl|queries|procedures)\/.*/;

/** Files of the same thing have the same; of any other, another. */
const thingOf = (path: string): string =>
  TWINS.reduce((thing, twin) => thing.replace(twin, "/*"), path).replace(
    WORD_AND_ITS_WORK,
    "a word of the card language",
  );

const isOfDsl = (path: string): boolean => path.startsWith("packages/rules/src/dsl/");

function isOneThing(paths: readonly string[]): boolean {
  if (new Set(paths.map(thingOf)).size > 1) return false;
  // Without the word itself two files of the engine are two things.
  return !paths.some((path) => WORD_AND_ITS_WORK.test(path)) || (paths.length === 2 && paths.some(isOfDsl));
}

function repeatedIn(entries: readonly (readonly [string, string])[]): readonly Repeated[] {
  const paths = new Map<string, string[]>();
  for (const [name, path] of entries) paths.set(name, [...(paths.get(name) ?? []), path]);
  return [...paths].flatMap(([name, found]) =>
    found.length === 1 || isOneThing(found) ? [] : { name, paths: found },
  );
}

const countedIn = (sources: readonly SourceText[]): readonly SourceText[] =>
  sources.filter(({ path }) => SOURCE.test(path));

/** Exported names with more than one home; what is handed on from its home is not counted. */
export const repeatedNames = (sources: readonly SourceText[]): readonly Repeated[] =>
  repeatedIn(
    countedIn(sources)
      .filter(({ path }) => !NAMED_BY_A_TOOL.test(path))
      .flatMap((source) => definedNames(source).map((name) => [name, source.path] as const)),
  );

const FILE = /^((?:packages\/)?[^/]+)\/(?:.*\/)?([^/]+)$/;

/** What opens a folder, and what starts a program of `e2e`. */
const IN_MANY_FOLDERS = /\/index\.ts$|\/e2e\/[^/]+\/main\.ts$/;

/** Such as "packages/rules: all.ts". */
export const repeatedFiles = (sources: readonly SourceText[]): readonly Repeated[] =>
  repeatedIn(
    countedIn(sources).flatMap(({ path }) => {
      const [, folder = "", file = ""] = FILE.exec(path) ?? [];
      return IN_MANY_FOLDERS.test(path) ? [] : [[`${folder}: ${file}`, path] as const];
    }),
  );

/** Such as "triggers-7.test.ts": a number says nothing of what is tested. */
const NUMBERED = /-\d+(?:\.[a-z]+)*\.test\.tsx?$/;
export const numberedTests = (sources: readonly SourceText[]): readonly string[] =>
  sources.map(({ path }) => path).filter((path) => NUMBERED.test(path));
