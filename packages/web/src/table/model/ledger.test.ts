import type { CardFigures, LaneFigures } from "@fhtagn/protocol";
import type { Keyword } from "@fhtagn/rules";
import { expect, test } from "vitest";
import type { Lane } from "./board.ts";
import { ledgerOf } from "./ledger.ts";

const figures = (keywords: readonly Keyword[]): CardFigures => ({
  skill: 1,
  icons: [0, 0, 0, 0],
  toughness: 0,
  keywords,
  subtypes: [],
});

const counted: LaneFigures = {
  story: 9,
  struggles: ["combat", "terror", "terror"],
  icons: { P1: [2, 1, 0, 0], P2: [1, 1, 0, 0] },
  skill: { P1: 3, P2: 5 },
};

const lane: Lane = {
  key: "S1",
  place: { row: "story", number: 1 },
  number: 1,
  story: null,
  success: { you: 0, opponent: 0 },
  committed: { you: [], opponent: [] },
  attached: [],
};

test("one row for each struggle in the story's own order, then skill", () => {
  const rows = ledgerOf({ lane, counted, inPlay: {}, you: "P1", staged: [] });
  expect(rows.map(({ what }) => what)).toEqual(["combat", "terror", "terror", "skill"]);
  expect(rows[1]).toEqual({ what: "terror", totals: { you: 2, opponent: 1 }, winner: "you" });
  expect(rows[3]?.winner).toBe("opponent");
});

test("KW-FAST-01 a staged Fast character breaks a tie above zero", () => {
  const inPlay = { 4: figures(["Fast"]), 5: figures([]) };
  const tie = (staged: readonly number[]) =>
    ledgerOf({ lane, counted, inPlay, you: "P1", staged })[0]?.winner;
  expect(tie([5])).toBeNull();
  expect(tie([4])).toBe("you");
});
