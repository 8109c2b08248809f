import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const ready = { "Paul Lemond": { exhausted: true } } as const;

test("Cathouse readies a character after an ability was overpaid", () => {
  given({
    P1: {
      play: ["Cathouse", "Paul Lemond", "Clover Club Torch Singer"],
      domains: [["syndicate", "syndicate"]],
    },
    P2: { play: [ready] },
  });
  when("P1 uses Clover Club Torch Singer; choose P1 Paul Lemond", "P1 uses Cathouse; choose P2 Paul Lemond");
  then.expect({ "P2 Paul Lemond": { state: "ready" } });
});

test("Cathouse does not answer an ability paid exactly, nor an overpaid card", () => {
  given({
    P1: { play: ["Cathouse", "Clover Club Torch Singer"], domains: [["syndicate"]] },
    P2: { play: [ready] },
  });
  when("P1 uses Clover Club Torch Singer; choose Paul Lemond");
  then.refused("P1 uses Cathouse");

  given({
    P1: {
      hand: ["Bag Man"],
      play: ["Cathouse"],
      domains: [["syndicate", "syndicate", "syndicate", "syndicate"]],
    },
    P2: { play: [ready] },
  });
  when("P1 plays Bag Man");
  then.refused("P1 uses Cathouse");
  then.expect({ "Paul Lemond": { state: "exhausted" } });
});
