// npm run facts -- DIR: writes packages/cards/src/facts/ from a folder of <set>.facts.json files and a sets.json. Cards of
// before 2008, whose packs have no date there, are no part of the library.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";

const ENDING = ".facts.json";
const OUT = fileURLToPath(new URL("../packages/cards/src/facts/", import.meta.url));

/** What we read of a source card; everything else in it (rulings, sources, our paraphrases) stays behind. */
interface SourceCard {
  readonly code: string;
  readonly number: number;
  readonly pack: string;
  readonly title: string;
  readonly descriptor: string | null;
  readonly unique: boolean;
  readonly faction: string;
  readonly type: string;
  readonly cost: number | "X" | null;
  readonly skill: number | "X" | null;
  readonly icons: Icons | null;
  readonly boosters: Partial<Icons> | null;
  readonly struggles: readonly string[] | null;
  readonly subtypes: readonly string[];
  readonly keywords: readonly string[];
  readonly steadfast: number;
  readonly steadfast_faction: string | null;
  readonly transient: boolean;
  readonly copies: number;
  readonly restricted: boolean;
}

interface Icons {
  readonly terror: number;
  readonly combat: number;
  readonly arcane: number;
  readonly investigation: number;
}

interface SourcePack {
  readonly pack: string;
  readonly cycle: string | null;
  readonly file: string;
  readonly released: string | null;
  readonly cards: number;
  readonly first: number;
  readonly last: number;
}

function factsOf(set: string, card: SourceCard) {
  const { number, pack, title, descriptor, unique, faction, type, cost, skill, icons, boosters, struggles } =
    card;
  const { subtypes, keywords, steadfast, steadfast_faction: steadfastFaction } = card;
  const { transient, copies, restricted } = card;
  return {
    code: `${set}-${number}`,
    ...{ number, pack, title, descriptor, unique, faction, type, cost, skill, icons, boosters, struggles },
    ...{ subtypes, keywords, steadfast, steadfastFaction, transient, copies, restricted },
  };
}

/** Two packs print their numbers from 1 again; `printedFirst` gives the printed number back (decision 005). */
function packFacts(
  { pack, cycle, file, released, cards, first, last }: SourcePack,
  printed: ReadonlyMap<string, number>,
) {
  const set = basename(file, ENDING);
  return { pack, set, cycle, released, cards, first, last, printedFirst: printed.get(pack) ?? first };
}

function readJson<T>(folder: string, file: string): T {
  return JSON.parse(readFileSync(join(folder, file), "utf8"));
}

function writeLines(file: string, rows: readonly object[]): void {
  const lines = rows.map((row) => JSON.stringify(row)).join(",\n");
  writeFileSync(join(OUT, file), `[\n${lines}\n]\n`);
}

function assertUnique(codes: readonly string[]): void {
  const twice = codes.filter((code, index) => codes.indexOf(code) !== index);
  if (twice.length > 0) throw new Error(`codes used twice: ${twice.join(", ")}`);
}

function makeSet(folder: string, file: string, printed: Map<string, number>): number {
  const set = basename(file, ENDING);
  const cards = readJson<SourceCard[]>(folder, file).toSorted((a, b) => a.number - b.number);
  const facts = cards.map((card) => factsOf(set, card));
  assertUnique(facts.map(({ code }) => code));
  for (const { pack, code } of cards) {
    if (!printed.has(pack)) printed.set(pack, Number(code.slice(1)));
  }
  writeLines(`${set}.json`, facts);
  return facts.length;
}

function makeFacts(folder: string): void {
  mkdirSync(OUT, { recursive: true });
  const packs = readJson<SourcePack[]>(folder, "sets.json").filter(({ released }) => released !== null);
  const ours = new Set(packs.map(({ file }) => basename(file)));
  const files = readdirSync(folder).filter((file) => file.endsWith(ENDING) && ours.has(file));
  const printed = new Map<string, number>();
  let total = 0;
  for (const file of files.toSorted()) total += makeSet(folder, file, printed);
  writeLines(
    "sets.json",
    packs.map((pack) => packFacts(pack, printed)),
  );
  console.log(`${files.length} sets, ${total} cards`);
}

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error("usage: npm run facts -- DIR");
  process.exitCode = 2;
} else {
  makeFacts(folder);
}
