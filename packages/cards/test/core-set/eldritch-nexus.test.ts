import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

test("Eldritch Nexus adds a domain and attaches the top card of the deck to it", () => {
  given({
    P1: {
      hand: ["Eldritch Nexus"],
      deck: ["Paul Lemond", "Hired Muscle", "...9"],
      domains: [["agency", "agency", "agency", "agency"]],
    },
  });
  when("P1 plays Eldritch Nexus");
  then.expect({
    P1: { domains: 4, deck: 9 },
    "P1.D4": { resources: 1, drained: false },
    "Hired Muscle": { in: "P1.D4" },
    "P1.D2": { resources: 0 },
  });
});
