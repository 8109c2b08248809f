/** The tests that a change can break, nearest first, and which of them a short run takes. */
import { type ImportGraph, isModule } from "./import-graph.ts";

const TEST = /\.test\.tsx?$/;
/** Whole games, browsers and sweeps are for `npm test` and `npm run sweeps`. */
const LONG = /\.(?:slow|sweep)\.test\.ts$|\/e2e\//;

export interface Related {
  readonly file: string;
  /** Imports between the test and what has changed: 0 for a test that has changed itself. */
  readonly distance: number;
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Data is read, not imported: by modules that name the file or its folder. */
function readersOf({ texts }: ImportGraph, file: string): readonly string[] {
  const names = file.split("/").slice(-2).map(escaped).join("|");
  const named = new RegExp(`["'\`/](?:${names})["'\`/]`);
  return [...texts].filter(([, text]) => named.test(text)).map(([module]) => module);
}

export function relatedTests(graph: ImportGraph, changed: readonly string[]): readonly Related[] {
  const distances = new Map<string, number>();
  const rows: string[][] = [
    changed.filter((file) => graph.texts.has(file)),
    changed.filter((file) => !isModule(file)).flatMap((file) => readersOf(graph, file)),
  ];
  for (const [distance, row] of rows.entries()) {
    const reached = row.filter((file) => !distances.has(file));
    for (const file of reached) distances.set(file, distance);
    const next = reached.flatMap((file) => graph.importers.get(file) ?? []);
    if (next.length > 0) rows[distance + 1] = [...(rows[distance + 1] ?? []), ...next];
  }
  return [...distances]
    .filter(([file]) => TEST.test(file))
    .map(([file, distance]) => ({ file, distance }))
    .sort((one, other) => one.distance - other.distance || (one.file < other.file ? -1 : 1));
}

export interface ShortRun {
  readonly taken: readonly string[];
  /** Related too, but whole games, browsers or too many. */
  readonly long: number;
  readonly more: number;
}

const packageOf = (file: string): string => file.split("/").slice(0, 2).join("/");

/** What has changed and what imports it directly; then the nearest of each package in turn, so that each has its say. */
export function shortRun(related: readonly Related[], most: number): ShortRun {
  const short = related.filter(({ file, distance }) => distance === 0 || !LONG.test(file));
  const rest = short.filter(({ distance }) => distance > 1);
  const taken = short.filter(({ distance }) => distance <= 1).map(({ file }) => file);
  const places = new Map<string, number>();
  const inTurn = rest.map((test) => {
    const place = (places.get(packageOf(test.file)) ?? 0) + 1;
    places.set(packageOf(test.file), place);
    return { file: test.file, place };
  });
  inTurn.sort((one, other) => one.place - other.place);
  taken.push(...inTurn.map(({ file }) => file));
  return {
    taken: taken.slice(0, most),
    long: related.length - short.length,
    more: Math.max(0, taken.length - most),
  };
}
