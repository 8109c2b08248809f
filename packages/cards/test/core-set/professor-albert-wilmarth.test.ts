import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const wilmarth = "Professor Albert Wilmarth";

test("Professor Albert Wilmarth: his story is missing one struggle of his controller's choice", () => {
  given({ phase: "story", P1: { play: [wilmarth, "Paul Lemond"] } });
  when(`P1 commits ${wilmarth} to S1, Paul Lemond to S2`, "P1 chooses Terror");
  then.expect({ S1: { struggles: "CAI" }, S2: { struggles: "TCAI" } });
});

test("Professor Albert Wilmarth: no more when he has left the story", () => {
  given({
    phase: "story",
    P1: {
      hand: ["Agoraphobia"],
      play: [wilmarth, "Paul Lemond"],
      domains: [["hastur", "hastur", "hastur", "hastur"]],
    },
  });
  when(`P1 commits ${wilmarth}, Paul Lemond to S1`, "P1 chooses Combat");
  then.expect({ S1: { struggles: "TAI" } });
  when(`P1 plays Agoraphobia; choose ${wilmarth}`);
  then.expect({ [wilmarth]: { in: "P1 hand" }, S1: { struggles: "TCAI" } });
});
