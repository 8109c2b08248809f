import { expect, test } from "vitest";
import { shownSeat } from "../receive.ts";

test("the table is shown to whoever looks, at first to the first of the people", () => {
  expect(shownSeat({ looking: null, people: ["P2"] })).toBe("P2");
  expect(shownSeat({ looking: { seat: "P1", masked: false, curtain: null }, people: ["P2"] })).toBe("P1");
});

test("a table that was opened for nobody is a fault, not the table of P1", () => {
  expect(() => shownSeat({ looking: null, people: [] })).toThrow("opened for nobody");
});
