/**
 * The plain part of YAML that scenario files are written in, read twenty times as fast as a full reader does:
 * block maps and lists, flow maps and lists, plain and quoted scalars. Anything else is left to the full reader.
 */
import {
  endOfLine,
  type FlowCursor,
  isDash,
  isGap,
  leave,
  NotPlain,
  readFlow,
  readPlain,
  readQuoted,
  scalarOf,
} from "./plain-flow.ts";

/** The documents of a file as data, or undefined if it is not plain YAML. */
export function readPlainYaml(text: string): readonly unknown[] | undefined {
  if (/[\t\r]/.test(text) || /^(?:%|\.\.\.(?:\s|$)|--- *\S)/m.test(text)) return undefined;
  try {
    return text.split(/^---[ ]*$/m).map(readDocument);
  } catch (problem) {
    if (problem instanceof NotPlain) return undefined;
    throw problem;
  }
}

function readDocument(text: string): unknown {
  const cursor: FlowCursor = { text, at: 0 };
  const column = nextContent(cursor);
  if (column < 0) return null;
  const value = readBlock(cursor, column, -1);
  if (nextContent(cursor) >= 0) leave();
  return value;
}

/** Moves to the next content that begins a line; its column, or -1 at the end. */
function nextContent(cursor: FlowCursor): number {
  const { text } = cursor;
  let { at } = cursor;
  let line = text.lastIndexOf("\n", at - 1) + 1;
  while (at < text.length) {
    const char = text[at];
    if (char === "\n") line = at + 1;
    else if (char === "#") at = endOfLine(text, at) - 1;
    else if (char !== " ") break;
    at++;
  }
  cursor.at = at;
  if (at >= text.length) return -1;
  if (text.slice(line, at).trim() !== "") leave();
  return at - line;
}

/** A list, a map or a single value that begins here, at this column. */
function readBlock(cursor: FlowCursor, column: number, parent: number): unknown {
  if (isDash(cursor)) return readBlockList(cursor, column);
  if (isKey(cursor)) return readBlockMap(cursor, column);
  return readInline(cursor, parent);
}

function readBlockList(cursor: FlowCursor, column: number): readonly unknown[] {
  const list: unknown[] = [];
  for (;;) {
    cursor.at++;
    list.push(readItem(cursor, column));
    const next = nextContent(cursor);
    if (next !== column || !isDash(cursor)) {
      if (next > column) leave();
      return list;
    }
  }
}

function readItem(cursor: FlowCursor, column: number): unknown {
  const start = cursor.at;
  skipSpaces(cursor);
  if (!isLineEnd(cursor)) return readBlock(cursor, column + 1 + cursor.at - start, column);
  const next = nextContent(cursor);
  return next > column ? readBlock(cursor, next, column) : null;
}

function readBlockMap(cursor: FlowCursor, column: number): object {
  const map: Record<string, unknown> = {};
  for (;;) {
    const key = readKey(cursor);
    if (Object.hasOwn(map, key) || key === "__proto__" || key === "<<") leave();
    map[key] = readMapValue(cursor, column);
    const next = nextContent(cursor);
    if (next !== column) {
      if (next > column) leave();
      return map;
    }
    if (!isKey(cursor)) leave();
  }
}

function readMapValue(cursor: FlowCursor, column: number): unknown {
  skipSpaces(cursor);
  if (!isLineEnd(cursor)) return readInline(cursor, column);
  const next = nextContent(cursor);
  if (next > column) return readBlock(cursor, next, column);
  return next === column && isDash(cursor) ? readBlockList(cursor, column) : null;
}

function skipSpaces(cursor: FlowCursor): void {
  while (cursor.text[cursor.at] === " ") cursor.at++;
}

/** The end of the line, or a comment that runs to it. */
function isLineEnd({ text, at }: FlowCursor): boolean {
  const char = text[at];
  return char === undefined || char === "\n" || (char === "#" && isGap(text[at - 1]));
}

/** A value on one line, or a flow collection; nothing may follow it. */
function readInline(cursor: FlowCursor, parent: number): unknown {
  const start = cursor.at;
  const char = cursor.text[start];
  const isFlow = char === "[" || char === "{" || char === '"' || char === "'";
  const value = isFlow ? readFlow(cursor) : scalarOf(readPlain(cursor, false));
  if (isFlow && !isIndented(cursor.text.slice(start, cursor.at), parent)) leave();
  skipSpaces(cursor);
  if (!isLineEnd(cursor)) leave();
  const { at } = cursor;
  const next = nextContent(cursor);
  cursor.at = at;
  if (next > parent && !isFlow) leave(); // a scalar over several lines
  return value;
}

/** The further lines of a flow collection stand deeper than what it belongs to. */
const isIndented = (flow: string, parent: number): boolean =>
  flow.split("\n").every((line, index) => index === 0 || line.trim() === "" || line.search(/\S/) > parent);

/** Whether a key and a colon begin here. */
function isKey(cursor: FlowCursor): boolean {
  const { text, at } = cursor;
  const char = text[at];
  if (char === "[" || char === "{") return false;
  const trial: FlowCursor = { text, at };
  if (char === '"' || char === "'") readQuoted(trial);
  else readPlain(trial, false);
  return text[trial.at] === ":" && isGap(text[trial.at + 1]);
}

function readKey(cursor: FlowCursor): string {
  const char = cursor.text[cursor.at];
  const key = char === '"' || char === "'" ? readQuoted(cursor) : scalarOf(readPlain(cursor, false));
  if (typeof key !== "string" || cursor.text[cursor.at] !== ":") leave();
  cursor.at++;
  return key;
}
