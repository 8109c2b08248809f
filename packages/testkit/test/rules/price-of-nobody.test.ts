import { itemAt, options, priceOfOption, settle } from "@fhtagn/rules";
import { tableOf } from "@fhtagn/testkit/tables";
import { expect, test } from "vitest";

test("PAY-01 what an option costs is told of the one who is asked; where nobody is, it is a fault", () => {
  const state = tableOf({
    active: "P1",
    phase: "operations",
    P1: { hand: ["T-Men"], domains: [["agency", "agency", "agency", "agency", "agency"]] },
  });
  settle(state);
  const play = itemAt(
    options(state).filter(({ do: verb }) => verb === "play"),
    0,
  );
  expect(priceOfOption(state, play)).toMatchObject({ cost: 5, wasted: 0 });
  expect(() => priceOfOption({ ...state, question: null }, play)).toThrow("open question");
});
