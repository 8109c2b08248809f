// @vitest-environment node
import { LIMITS } from "@fhtagn/rules";
import { expect, test } from "vitest";
import { readFragment, writeFragment } from "../share-link.ts";
import { unpackRecord } from "../unpack-record.ts";

const RECORD = "fhtagn1*0.2.0*lcg***seed*core-set*.AABBCCBBAABBCC*stories.3*answers";

const letters = (fragment: string): string => readFragment(fragment)?.letters ?? "";

test("a record goes into a link and comes out of it, with the point and the eyes", async () => {
  const fragment = await writeFragment({ record: RECORD, at: 42, seat: "both" });
  expect(fragment).toMatch(/^r=[\w-]+&at=42&seat=both$/);
  expect(readFragment(`#${fragment}`)).toMatchObject({ at: 42, seat: "both" });
  const unpacked = await unpackRecord({ by: "link", letters: letters(fragment) });
  expect(unpacked).toEqual({ is: "text", text: RECORD });
  const plain = await writeFragment({ record: RECORD, at: null, seat: null });
  expect(readFragment(plain)).toEqual({ letters: letters(fragment), at: null, seat: null });
});

test("a fragment without a record is none, a damaged one is said to be", async () => {
  expect(readFragment("#finished")).toBeNull();
  for (const text of ["#r=AAAA", "#r=!!", "#r=A"])
    expect(await unpackRecord({ by: "link", letters: letters(text) })).toEqual({ is: "damaged" });
});

test("a link that is too long is refused before anybody takes it apart", async () => {
  const long = "r=".repeat(LIMITS.linkLetters);
  expect(letters(long)).toBe(long);
  expect(await unpackRecord({ by: "link", letters: letters(long) })).toMatchObject({ is: "no record" });
});
