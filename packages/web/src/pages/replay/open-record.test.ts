// @vitest-environment node
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import type { ReplaySource } from "../../replay/replay-source.ts";
import { openRecord } from "./open-record.ts";

function silentSource(): ReplaySource & { closed: boolean; asked: string[] } {
  const source = {
    closed: false,
    asked: [] as string[],
    ask: (what: string) => {
      source.asked.push(what);
      return new Promise<never>(() => undefined);
    },
    close: () => {
      source.closed = true;
    },
  };
  return source;
}

test("whoever will not wait stops a record that takes for ever, and its worker goes", async () => {
  const stop = new AbortController();
  const source = silentSource();
  const opening = openRecord({ by: "text", text: "a record" }, { signal: stop.signal, source });
  expect(source.closed).toBe(false);
  stop.abort();
  expect(await opening).toEqual({ is: "stopped" });
  expect(source.closed).toBe(true);
});

test("a file goes to the worker as it is: the page reads no byte of it", async () => {
  const source = silentSource();
  const file = new Blob(["A"]);
  const read = (): never => {
    throw new Error("the page read the file");
  };
  Object.assign(file, { text: read, stream: read, arrayBuffer: read });
  const stop = new AbortController();
  const opening = openRecord({ by: "file", file }, { signal: stop.signal, source });
  expect(source.asked).toEqual(["unpack"]);
  stop.abort();
  await opening;
});

test("no page unpacks or reads a record by itself", () => {
  for (const name of ["load-record.tsx", "open-record.ts"]) {
    const text = readFileSync(fileURLToPath(new URL(name, import.meta.url)), "utf8");
    expect(text).not.toMatch(/\.text\(\)|arrayBuffer|DecompressionStream|readRecord/);
  }
});
