// @vitest-environment node
import { expect, test } from "vitest";
import { readFragment, writeFragment } from "../share-link.ts";

const RECORD = "fhtagn1*0.1.0*lcg***seed*core-set*.AABBCCBBAABBCC*stories.3*answers";

test("a record goes into a link and comes out of it, with the point and the eyes", async () => {
  const fragment = await writeFragment({ record: RECORD, at: 42, seat: "both" });
  expect(fragment).toMatch(/^r=[\w-]+&at=42&seat=both$/);
  expect(await readFragment(`#${fragment}`)).toEqual({ record: RECORD, at: 42, seat: "both" });
  const plain = await writeFragment({ record: RECORD, at: null, seat: null });
  expect(await readFragment(plain)).toEqual({ record: RECORD, at: null, seat: null });
});

test("a fragment without a record is none, a damaged one is an error", async () => {
  expect(await readFragment("#finished")).toBeNull();
  await expect(readFragment("#r=AAAA")).rejects.toThrow();
  await expect(readFragment("#r=!!")).rejects.toThrow();
});
