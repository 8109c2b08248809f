import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const paying = (resources: readonly string[]) => ({
  P1: { hand: ["Extortionist"], domains: [resources] },
  P2: { play: ["Paul Lemond", "Cthulhu", "Hired Muscle"] },
});

test("Extortionist exhausts a character that is no Ancient One when it was overpaid from hand", () => {
  given(paying(["syndicate", "syndicate", "syndicate", "syndicate"]));
  when("P1 plays Extortionist", "P1 uses Extortionist");
  then.offered("P1", ["Extortionist", "Paul Lemond", "Hired Muscle"]);
  when("P1 chooses Paul Lemond");
  then.expect({ "Paul Lemond": { state: "exhausted" }, "Hired Muscle": { state: "ready" } });
});

test("Extortionist does nothing when its cost was paid exactly", () => {
  given(paying(["syndicate", "syndicate"]));
  when("P1 plays Extortionist");
  then.refused("P1 uses Extortionist");
});
