/**
 * The plain part of YAML that scenario files are written in, read twenty times as fast as a full reader does:
 * block maps and lists, flow maps and lists, plain and quoted scalars. Anything else is left to the full reader.
 */

/** Not plain: the full reader decides. */
class NotPlain extends Error {}

interface Cursor {
  readonly text: string;
  at: number;
}

function leave(): never {
  throw new NotPlain();
}

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
  const cursor: Cursor = { text, at: 0 };
  const column = nextContent(cursor);
  if (column < 0) return null;
  const value = readBlock(cursor, column, -1);
  if (nextContent(cursor) >= 0) leave();
  return value;
}

/** Moves to the next content that begins a line; its column, or -1 at the end. */
function nextContent(cursor: Cursor): number {
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

function endOfLine(text: string, at: number): number {
  const end = text.indexOf("\n", at);
  return end < 0 ? text.length : end;
}

const isGap = (char: string | undefined): boolean => char === undefined || char === " " || char === "\n";
const isDash = ({ text, at }: Cursor): boolean => text[at] === "-" && isGap(text[at + 1]);

/** A list, a map or a single value that begins here, at this column. */
function readBlock(cursor: Cursor, column: number, parent: number): unknown {
  if (isDash(cursor)) return readBlockList(cursor, column);
  if (isKey(cursor)) return readBlockMap(cursor, column);
  return readInline(cursor, parent);
}

function readBlockList(cursor: Cursor, column: number): readonly unknown[] {
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

function readItem(cursor: Cursor, column: number): unknown {
  const start = cursor.at;
  skipSpaces(cursor);
  if (!isLineEnd(cursor)) return readBlock(cursor, column + 1 + cursor.at - start, column);
  const next = nextContent(cursor);
  return next > column ? readBlock(cursor, next, column) : null;
}

function readBlockMap(cursor: Cursor, column: number): object {
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

function readMapValue(cursor: Cursor, column: number): unknown {
  skipSpaces(cursor);
  if (!isLineEnd(cursor)) return readInline(cursor, column);
  const next = nextContent(cursor);
  if (next > column) return readBlock(cursor, next, column);
  return next === column && isDash(cursor) ? readBlockList(cursor, column) : null;
}

function skipSpaces(cursor: Cursor): void {
  while (cursor.text[cursor.at] === " ") cursor.at++;
}

/** The end of the line, or a comment that runs to it. */
function isLineEnd({ text, at }: Cursor): boolean {
  const char = text[at];
  return char === undefined || char === "\n" || (char === "#" && isGap(text[at - 1]));
}

/** A value on one line, or a flow collection; nothing may follow it. */
function readInline(cursor: Cursor, parent: number): unknown {
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

/** A flow collection, a quoted or a plain scalar. */
function readFlow(cursor: Cursor): unknown {
  const char = cursor.text[cursor.at];
  if (char === "[") return readFlowList(cursor);
  if (char === "{") return readFlowMap(cursor);
  if (char === '"' || char === "'") return readQuoted(cursor);
  return scalarOf(readPlain(cursor, true));
}

/** Spaces, line ends and comments between the parts of a flow collection. */
function skipFlowGap(cursor: Cursor): string {
  const { text } = cursor;
  for (;;) {
    while (isGap(text[cursor.at]) && cursor.at < text.length) cursor.at++;
    if (text[cursor.at] !== "#" || !isGap(text[cursor.at - 1])) break;
    cursor.at = endOfLine(text, cursor.at);
  }
  return text[cursor.at] ?? leave();
}

function readFlowList(cursor: Cursor): readonly unknown[] {
  const list: unknown[] = [];
  cursor.at++;
  while (skipFlowGap(cursor) !== "]") {
    const value = readFlow(cursor);
    const next = skipFlowGap(cursor);
    list.push(next === ":" ? readPair(cursor, value) : value);
    endFlowItem(cursor, "]");
  }
  cursor.at++;
  return list;
}

/** "Title: {...}" inside a list: a map of one. */
function readPair(cursor: Cursor, key: unknown): object {
  if (typeof key !== "string" || key === "__proto__" || !isGap(cursor.text[cursor.at + 1])) leave();
  return { [key]: readFlowValue(cursor, "]") };
}

function readFlowMap(cursor: Cursor): object {
  const map: Record<string, unknown> = {};
  cursor.at++;
  while (skipFlowGap(cursor) !== "}") {
    const key = readFlow(cursor);
    if (typeof key !== "string" || Object.hasOwn(map, key) || key === "__proto__" || key === "<<") leave();
    map[key] = skipFlowGap(cursor) === ":" ? readFlowValue(cursor, "}") : null;
    endFlowItem(cursor, "}");
  }
  cursor.at++;
  return map;
}

function readFlowValue(cursor: Cursor, close: string): unknown {
  cursor.at++;
  const next = skipFlowGap(cursor);
  return next === "," || next === close ? null : readFlow(cursor);
}

function endFlowItem(cursor: Cursor, close: string): void {
  const next = skipFlowGap(cursor);
  if (next === ",") cursor.at++;
  else if (next !== close) leave();
}

/** A backslash or a line end in quotes is for the full reader. */
function readQuoted(cursor: Cursor): string {
  const { text, at } = cursor;
  const quote = text[at] ?? leave();
  const end = text.indexOf(quote, at + 1);
  const words = text.slice(at + 1, end);
  if (end < 0 || text[end + 1] === quote || /[\\\n]/.test(words)) leave();
  cursor.at = end + 1;
  return words;
}

const UNUSUAL_START = /[&*!|>%@`?:#,\]}]/;
const FLOW_MARK = /[,[\]{}]/;

/** Up to ": ", " #", the end of the line, and in a flow collection its marks. */
function readPlain(cursor: Cursor, inFlow: boolean): string {
  const { text, at } = cursor;
  const first = text[at] ?? leave();
  if (UNUSUAL_START.test(first) || first === '"' || first === "'" || isDash(cursor)) leave();
  if (inFlow && first === "-" && FLOW_MARK.test(text[at + 1] ?? "")) leave();
  let end = at;
  for (; end < text.length && text[end] !== "\n"; end++) {
    const char = text[end] ?? "";
    if (inFlow && FLOW_MARK.test(char)) break;
    if (char === ":" && (isGap(text[end + 1]) || (inFlow && FLOW_MARK.test(text[end + 1] ?? "")))) break;
    if (char === "#" && text[end - 1] === " ") break;
  }
  if (inFlow && (text[end] === "\n" || end >= text.length) && !/^\s*[,\]}#]/.test(text.slice(end))) leave();
  cursor.at = end;
  return text.slice(at, end).trimEnd();
}

/** Whether a key and a colon begin here. */
function isKey(cursor: Cursor): boolean {
  const { text, at } = cursor;
  const char = text[at];
  if (char === "[" || char === "{") return false;
  const trial: Cursor = { text, at };
  if (char === '"' || char === "'") readQuoted(trial);
  else readPlain(trial, false);
  return text[trial.at] === ":" && isGap(text[trial.at + 1]);
}

function readKey(cursor: Cursor): string {
  const char = cursor.text[cursor.at];
  const key = char === '"' || char === "'" ? readQuoted(cursor) : scalarOf(readPlain(cursor, false));
  if (typeof key !== "string" || cursor.text[cursor.at] !== ":") leave();
  cursor.at++;
  return key;
}

const NUMBER_LIKE = /^[-+.\d]/;

/** The core schema: null, booleans, whole numbers; other numbers are for the full reader. */
function scalarOf(words: string): unknown {
  if (/^(?:null|Null|NULL|~|)$/.test(words)) return null;
  if (/^(?:true|True|TRUE)$/.test(words)) return true;
  if (/^(?:false|False|FALSE)$/.test(words)) return false;
  if (!NUMBER_LIKE.test(words)) return words;
  if (/^[-+]?\d+$/.test(words)) return Number(words);
  if (
    /^(?:[-+]?(?:\.\d+|\d+(?:\.\d*)?)(?:[eE][-+]?\d+)?|0[ox][\da-fA-F]+|[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN))$/.test(
      words,
    )
  )
    leave();
  return words;
}
