/** Lines of a stream that may never end one. */
import type { Readable } from "node:stream";
import { LIMITS } from "@fhtagn/rules";

/** In the place of a line that is longer than anybody reads; nothing comes after it. */
export const TOO_LONG = Symbol("a line that is too long");

/** One after the other: no more is read of the stream than is asked for, whatever it has to say. */
export async function* linesOf(stream: Readable): AsyncGenerator<string | typeof TOO_LONG> {
  let rest = "";
  stream.setEncoding("utf8");
  for await (const chunk of stream) {
    const [last = "", ...lines] = `${rest}${String(chunk)}`.split("\n").reverse();
    yield* lines.reverse().map(withoutReturn);
    rest = last;
    if (rest.length <= LIMITS.fileBytes) continue;
    yield TOO_LONG;
    return;
  }
  if (rest !== "") yield withoutReturn(rest);
}

const withoutReturn = (line: string): string => (line.endsWith("\r") ? line.slice(0, -1) : line);
