/** Flow collections and scalars of plain YAML, and the cursor that reads them. */

/** Not plain: the full reader decides. */
export class NotPlain extends Error {}

export interface FlowCursor {
  readonly text: string;
  at: number;
}

export function leave(): never {
  throw new NotPlain();
}

export function endOfLine(text: string, at: number): number {
  const end = text.indexOf("\n", at);
  return end < 0 ? text.length : end;
}

export const isGap = (char: string | undefined): boolean =>
  char === undefined || char === " " || char === "\n";
export const isDash = ({ text, at }: FlowCursor): boolean => text[at] === "-" && isGap(text[at + 1]);

/** A flow collection, a quoted or a plain scalar. */
export function readFlow(cursor: FlowCursor): unknown {
  const char = cursor.text[cursor.at];
  if (char === "[") return readFlowList(cursor);
  if (char === "{") return readFlowMap(cursor);
  if (char === '"' || char === "'") return readQuoted(cursor);
  return scalarOf(readPlain(cursor, true));
}

/** Spaces, line ends and comments between the parts of a flow collection. */
function skipFlowGap(cursor: FlowCursor): string {
  const { text } = cursor;
  for (;;) {
    while (isGap(text[cursor.at]) && cursor.at < text.length) cursor.at++;
    if (text[cursor.at] !== "#" || !isGap(text[cursor.at - 1])) break;
    cursor.at = endOfLine(text, cursor.at);
  }
  return text[cursor.at] ?? leave();
}

function readFlowList(cursor: FlowCursor): readonly unknown[] {
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
function readPair(cursor: FlowCursor, key: unknown): object {
  if (typeof key !== "string" || key === "__proto__" || !isGap(cursor.text[cursor.at + 1])) leave();
  return { [key]: readFlowValue(cursor, "]") };
}

function readFlowMap(cursor: FlowCursor): object {
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

function readFlowValue(cursor: FlowCursor, close: string): unknown {
  cursor.at++;
  const next = skipFlowGap(cursor);
  return next === "," || next === close ? null : readFlow(cursor);
}

function endFlowItem(cursor: FlowCursor, close: string): void {
  const next = skipFlowGap(cursor);
  if (next === ",") cursor.at++;
  else if (next !== close) leave();
}

/** A backslash or a line end in quotes is for the full reader. */
export function readQuoted(cursor: FlowCursor): string {
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
export function readPlain(cursor: FlowCursor, inFlow: boolean): string {
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

const NUMBER_LIKE = /^[-+.\d]/;

/** The core schema: null, booleans, whole numbers; other numbers are for the full reader. */
export function scalarOf(words: string): unknown {
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
