import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const lamp = "Alhazred Lamp";
const two = { domains: [["syndicate", "hastur"]] };

test("Alhazred Lamp gives its bearer one icon of each kind", () => {
  given({ P1: { hand: [lamp], play: ["Paul Lemond", "Bag Man"], ...two } });
  when(`P1 plays ${lamp}; choose Bag Man`);
  then.expect({ "Bag Man": { icons: "TCCCAII", skill: 2 }, "Paul Lemond": { icons: "" } });
});

test("Alhazred Lamp attaches to characters only, of either side", () => {
  given({ P1: { hand: [lamp], play: ["Cathouse"], ...two } });
  then.refused(`P1 plays ${lamp}`, "ATT-10");
  given({ P1: { hand: [lamp], play: ["Cathouse", "Bag Man"], ...two }, P2: { play: ["T-Men"] } });
  when(`P1 plays ${lamp}`);
  then.offered("P1", ["Bag Man", "T-Men"]);
  when("P1 chooses T-Men");
  then.expect({ "T-Men": { icons: "TCCCCAI" }, [lamp]: { controller: "P1" } });
});

test("Alhazred Lamp gives icons that are not printed: Binding leaves them (COMP-24)", () => {
  given({
    P1: { play: [{ "Bag Man": { attached: [lamp] } }] },
    P2: { hand: ["Binding"], domains: [["miskatonic"]] },
  });
  when("P1 passes", "P2 plays Binding");
  then.expect({ "Bag Man": { icons: "TCAI" } });
});

test("Alhazred Lamp: two light up twice, and without them it is dark again", () => {
  given({
    P1: { play: [{ "Paul Lemond": { attached: [lamp, lamp] } }] },
    P2: { hand: ["Get it Off!"], domains: [["cthulhu"]] },
  });
  then.expect({ "Paul Lemond": { icons: "TTCCAAII" } });
  when("P1 passes", `P2 plays Get it Off!; choose ${lamp}#1`);
  then.expect({ "Paul Lemond": { icons: "TCAI" }, [`${lamp}#1`]: { in: "P1 discard" } });
});

test("Alhazred Lamp: its Terror icon keeps the bearer from going insane", () => {
  const P1 = { hand: ["Low Blow"], ...two };
  given({ P1, P2: { play: [{ "Paul Lemond": { exhausted: true, attached: [lamp] } }] } });
  when("P1 plays Low Blow");
  then.expect({ "Paul Lemond": { state: "exhausted" }, [lamp]: { in: "attached to Paul Lemond" } });
});

test("Alhazred Lamp is destroyed with its bearer, and goes to its own owner", () => {
  given({
    P1: { hand: ["Shotgun Blast"], domains: [["agency"]] },
    P2: { play: [{ "Paul Lemond": { attached: [{ [lamp]: { owner: "P1" } }] } }] },
  });
  when("P1 plays Shotgun Blast; X 1");
  then.expect({ "Paul Lemond": { in: "P2 discard" }, [lamp]: { in: "P1 discard" } });
});
