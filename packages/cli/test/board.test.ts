/** The table as text, as a terminal shows it. */
import { gameLibrary } from "@fhtagn/cards";
import { makeGame } from "@fhtagn/rules";
import { fromPosition } from "@fhtagn/rules/position";
import { view } from "@fhtagn/rules/view";
import { expect, test } from "vitest";
import { boardLines } from "../src/play/board.ts";

test.each([
  ["en", "[insane, exhausted]", "[insane]"],
  ["fr", "[démente, déchargée]", "[démente]"],
] as const)(
  "by the older rules a character can be insane and exhausted, language %s",
  (locale, both, one) => {
    const insane = [{ Peeler: { insane: true, exhausted: true } }, { "T-Men": { insane: true } }];
    const state = fromPosition(
      { P1: { play: insane } },
      makeGame({ library: gameLibrary(), ruleset: "ccg" }),
    );
    if (Array.isArray(state)) throw new Error(JSON.stringify(state));
    const lines = boardLines(state, view(state, "P1"), locale);
    expect(lines.filter((line) => line.includes(both))).toEqual([expect.stringContaining("Peeler")]);
    expect(lines.filter((line) => line.includes(one))).toEqual([expect.stringContaining("T-Men")]);
  },
);
