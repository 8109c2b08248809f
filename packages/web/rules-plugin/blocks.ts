/** The few forms of Markdown that docs/rules uses, as blocks. A line that has none of them is an error. */
import type { Block } from "../src/rules-book/book.ts";

type Lines = readonly string[];
interface Read {
  readonly block: Block | null;
  readonly used: number;
}

const ENTRY = /^- \*\*([A-Z]+(?:-[A-Z]+)*-\d+)\*\* — (.*)$/;
const EXAMPLE = /^ {2}- (.*)$/;
const ITEM = /^(?:- |(\d+)\. )(.*)$/;
const HEADING = /^(##|###) (.*)$/;
const FIRST_TAG = / ?`\[/;

export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

const NUMBER = /^(\d+(?:\.\d+)?(?=\.? )|[A-C](?=\. ))\.? /;

/** "Story phase (STORY)" is shown without its ids, which stand beside every rule. */
export const plainHeading = (heading: string): string =>
  heading
    .replace(NUMBER, "")
    .replace(/ \([A-Z]+(?:-[A-Z]+)*\)$/, "")
    .replaceAll("`", "");

const countWhile = (lines: Lines, fits: (line: string) => boolean): number => {
  const end = lines.findIndex((line) => !fits(line));
  return end < 0 ? lines.length : end;
};

function readRule([first = "", ...rest]: Lines): Read | null {
  const [, id, words = ""] = ENTRY.exec(first) ?? [];
  if (id === undefined) return null;
  const at = words.search(FIRST_TAG);
  const examples = rest.slice(
    0,
    countWhile(rest, (line) => EXAMPLE.test(line)),
  );
  const block: Block = {
    is: "rule",
    id,
    statement: (at < 0 ? words : words.slice(0, at)).trim(),
    authority: at < 0 ? "" : words.slice(at).trim(),
    examples: examples.map((line) => line.slice(4)),
  };
  return { block, used: 1 + examples.length };
}

function readHeading([line = ""]: Lines): Read | null {
  const [, marks, words = ""] = HEADING.exec(line) ?? [];
  if (marks === undefined) return null;
  const text = plainHeading(words);
  const [, number = ""] = NUMBER.exec(words) ?? [];
  return {
    block: { is: "heading", level: marks === "##" ? 2 : 3, number, text, anchor: anchorOf(text) },
    used: 1,
  };
}

const cellsOf = (line: string): readonly string[] =>
  line
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => cell.trim());

function readTable(lines: Lines): Read | null {
  const used = countWhile(lines, (line) => line.startsWith("|"));
  if (used === 0) return null;
  const [head = "", , ...rows] = lines.slice(0, used);
  return { block: { is: "table", head: cellsOf(head), rows: rows.map(cellsOf) }, used };
}

function readCode(lines: Lines): Read | null {
  if (!lines[0]?.startsWith("```")) return null;
  const length = countWhile(lines.slice(1), (line) => !line.startsWith("```"));
  return { block: { is: "code", text: lines.slice(1, length + 1).join("\n") }, used: length + 2 };
}

function readList(lines: Lines): Read | null {
  const used = countWhile(lines, (line) => ITEM.test(line) && !ENTRY.test(line));
  if (used === 0) return null;
  const items = lines.slice(0, used).map((line) => ITEM.exec(line));
  const ordered = items[0]?.[1] !== undefined;
  return { block: { is: "list", ordered, items: items.map((item) => item?.[2] ?? "") }, used };
}

const readNothing = ([line = ""]: Lines): Read | null =>
  line.trim() === "" || line === "---" ? { block: null, used: 1 } : null;

const readText = ([line = ""]: Lines): Read => ({ block: { is: "text", text: line.trim() }, used: 1 });

const READERS = [readNothing, readHeading, readRule, readTable, readCode, readList] as const;

export function blocksOf(lines: Lines): readonly Block[] {
  const blocks: Block[] = [];
  for (let at = 0; at < lines.length; ) {
    const rest = lines.slice(at);
    const { block, used } = READERS.map((read) => read(rest)).find((read) => read !== null) ?? readText(rest);
    if (block !== null) blocks.push(block);
    at += used;
  }
  return blocks;
}
