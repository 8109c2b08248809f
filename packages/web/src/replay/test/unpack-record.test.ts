// @vitest-environment node
import { LIMITS } from "@fhtagn/rules";
import { expect, test } from "vitest";
import { readFragment, writeFragment } from "../share-link.ts";
import { readUpTo, unpackRecord } from "../unpack-record.ts";

const PIECE = 65_536;

/** Goes on for ever, and counts what it was asked for. */
function endless() {
  const asked = { bytes: 0, cancelled: false };
  const stream = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      asked.bytes += PIECE;
      controller.enqueue(new Uint8Array(PIECE).fill(65));
    },
    cancel: () => {
      asked.cancelled = true;
    },
  });
  return { asked, stream };
}

test("a stream that never ends is read up to the limit, and nothing more of it is asked for", async () => {
  const { asked, stream } = endless();
  expect(await readUpTo(stream, LIMITS.fileBytes)).toBeNull();
  expect(asked.cancelled).toBe(true);
  expect(asked.bytes).toBeLessThanOrEqual(LIMITS.fileBytes + 3 * PIECE);
});

test("what is within the limit is read whole, letters of several bytes too", async () => {
  const text = "é€".repeat(1_000);
  const stream = new Blob([text]).stream();
  expect(await readUpTo(stream, LIMITS.fileBytes)).toBe(text);
});

const TOO_LARGE = {
  is: "no record",
  message: {
    en: "it is larger than 1,000,000 bytes",
    fr: expect.stringMatching(/^plus de 1.000.000 octets$/),
  },
};

test("a small link that unpacks to sixty million characters is refused", async () => {
  const fragment = await writeFragment({ record: "A".repeat(60_000_000), at: null, seat: null });
  const { letters = "" } = readFragment(fragment) ?? {};
  expect(letters.length).toBeLessThan(LIMITS.linkLetters);
  expect(await unpackRecord({ by: "link", letters })).toEqual(TOO_LARGE);
});

test("a file that is too large is refused without a look into it", async () => {
  const file = new Blob(["A".repeat(LIMITS.fileBytes + 1)]);
  const unread = Object.assign(file, {
    stream: () => {
      throw new Error("somebody read the file");
    },
  });
  expect(await unpackRecord({ by: "file", file: unread })).toEqual(TOO_LARGE);
  expect(await unpackRecord({ by: "text", text: "A".repeat(LIMITS.fileBytes + 1) })).toEqual(TOO_LARGE);
});

test("a file is read as its text", async () => {
  const file = new Blob(["fhtagn record 1"]);
  expect(await unpackRecord({ by: "file", file })).toEqual({ is: "text", text: "fhtagn record 1" });
});
