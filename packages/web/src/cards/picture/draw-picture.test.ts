import { createHash } from "node:crypto";
import { allCards, SETS } from "@fhtagn/cards";
import { expect, test } from "vitest";
import { ART_VERSION, drawPicture, LARGEST } from "./draw-picture.ts";

const core = SETS["core-set"];

/** Of all Core Set pictures of this art version: another digest on another machine is a fault, and so is a change
 * of the drawings without a new art version. */
const DIGESTS: Readonly<Record<number, string>> = { 1: "af611828db0d27c9" };

const digest = (): string => {
  const hash = createHash("sha256");
  for (const card of core) hash.update(drawPicture(card));
  return hash.digest("hex").slice(0, 16);
};

/** Names of elements still open at the end, or closed without having been open. */
function unbalanced(svg: string): readonly string[] {
  const open: string[] = [];
  for (const [, closes, name = "", empties] of svg.matchAll(/<(\/?)([a-zA-Z]+)[^<>]*?(\/?)>/g)) {
    if (empties) continue;
    if (!closes) open.push(name);
    else if (open.pop() !== name) return [name];
  }
  return open;
}

test("a picture depends on the card alone: two runs draw the same", () => {
  expect(digest()).toBe(digest());
});

test("the Core Set is drawn the same on every machine", () => {
  expect(digest()).toBe(DIGESTS[ART_VERSION]);
});

test("no two cards of the Core Set have the same picture", () => {
  expect(new Set(core.map(drawPicture)).size).toBe(core.length);
});

test("every picture of every set is well formed and not larger than allowed", () => {
  for (const card of allCards()) {
    const svg = drawPicture(card);
    expect(svg.length, card.code).toBeLessThanOrEqual(LARGEST);
    expect(unbalanced(svg), card.code).toEqual([]);
    expect(svg, card.code).not.toMatch(/NaN|undefined|null|Infinity/);
  }
});

test("a picture reaches for nothing outside of itself", () => {
  for (const card of core) {
    const links = [...drawPicture(card).matchAll(/(?:href="|url\()([^")]*)/g)].map(([, link]) => link);
    expect(links.every((link) => link?.startsWith("#"))).toBe(true);
  }
});
