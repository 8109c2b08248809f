import { expect, test } from "vitest";
import { shownSeat } from "../receive.ts";

test("the table is shown to whoever looks, at first to the first of the people", () => {
  expect(shownSeat({ looking: null, people: ["P2"], watching: null })).toBe("P2");
  const looking = { seat: "P1", masked: false, curtain: null } as const;
  expect(shownSeat({ looking, people: ["P2"], watching: null })).toBe("P1");
});

test("whoever watches sees the side he was given", () => {
  expect(shownSeat({ looking: null, people: [], watching: "P2" })).toBe("P2");
});

test("a table that was opened for nobody is a fault, not the table of P1", () => {
  expect(() => shownSeat({ looking: null, people: [], watching: null })).toThrow("opened for nobody");
});
