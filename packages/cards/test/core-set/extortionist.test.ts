import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const paying = (resources: readonly string[]) => ({
  P1: { hand: ["Extortionist"], domains: [resources] },
  P2: { play: ["Paul Lemond", "Cthulhu", "Hired Muscle"] },
});
const three = ["syndicate", "hastur", "hastur"];

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

test("Extortionist: 1 too much is enough, and only one character is exhausted for it", () => {
  given(paying(three));
  when("P1 plays Extortionist", "P1 uses Extortionist; choose Hired Muscle");
  then.refused("P1 uses Extortionist");
  then.expect({ "Hired Muscle": { state: "exhausted" }, "Paul Lemond": { state: "ready" } });
});

test("Extortionist does nothing when it is put into play, or when another card was overpaid", () => {
  given({
    P1: {
      hand: ["Unspeakable Resurrection"],
      discard: ["Extortionist"],
      domains: [["yog-sothoth", "yog-sothoth", "yog-sothoth"]],
    },
    P2: { play: ["Paul Lemond"] },
  });
  when("P1 plays Unspeakable Resurrection; X 2");
  then.refused("P1 uses Extortionist");
  then.expect({ Extortionist: { in: "play" }, "Paul Lemond": { state: "ready" } });

  given({ P1: { hand: ["Patsy"], play: ["Extortionist"], domains: [three] }, P2: { play: ["Paul Lemond"] } });
  when("P1 plays Patsy");
  then.refused("P1 uses Extortionist");
});

test("Extortionist looks at the actual cost: raised to 3 by Dampen Light, three resources are no surplus (PAY-25)", () => {
  const { P1, P2 } = paying(three);
  given({ P1: { hand: ["Dampen Light", ...P1.hand], domains: [["yog-sothoth"], three] }, P2 });
  when("P1 plays Dampen Light; drain D1", "P2 passes", "P1 plays Extortionist; drain D2");
  then.refused("P1 uses Extortionist");
  then.expect({ Extortionist: { in: "play" } });
});

test("Extortionist cannot choose who is exhausted or insane, and may be cancelled", () => {
  given({
    P1: { hand: ["Extortionist"], domains: [three] },
    P2: {
      hand: ["Power Drain"],
      play: ["Bag Man", { "Paul Lemond": { exhausted: true } }, { "T-Men": { insane: true } }],
      domains: [["hastur", "hastur"]],
    },
  });
  when("P1 plays Extortionist", "P1 uses Extortionist");
  then.offered("P1", ["Extortionist", "Bag Man"]);
  when("P1 chooses Bag Man", "P2 plays Power Drain");
  then.expect({ "Bag Man": { state: "ready" }, Extortionist: { in: "play" } });
});

test("Extortionist who was cancelled as he was played did not enter play, so nobody is exhausted (ED-64)", () => {
  given(
    {
      P1: { hand: ["Extortionist"], domains: [["syndicate", "agency", "agency", "agency"]] },
      P2: { hand: ["Power Drain"], play: ["Bag Man"], domains: [["hastur", "hastur"]] },
    },
    { options: { "cancel.cards": true } },
  );
  when("P1 plays Extortionist", "P2 plays Power Drain");
  then.refused("P1 uses Extortionist");
  then.expect({ "Bag Man": { state: "ready" }, Extortionist: { in: "P1 discard" } });
});
