import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const altar = "Altar of the Blessed";
const two = ["shub-niggurath", "shub-niggurath"];

test("Altar of the Blessed gives 1 skill to each character of its controller, and to no other", () => {
  given({ P1: { play: [altar, "Forest Sister", "Degenerate Ghoul"] }, P2: { play: ["Bag Man"] } });
  then.expect({ "Forest Sister": { skill: 3 }, "Degenerate Ghoul": { skill: 1 }, "Bag Man": { skill: 2 } });
});

test("Altar of the Blessed: two of them give 2, also to who comes later", () => {
  given({ P1: { hand: ["Forest Sister"], play: [altar, altar], domains: [two] } });
  when("P1 plays Forest Sister; drain D1");
  then.expect({ "Forest Sister": { skill: 4 } });
});

test("Altar of the Blessed ends when it leaves play", () => {
  given({
    P1: { play: [altar, "Forest Sister"] },
    "to act": "P2",
    P2: { hand: ["Burrowing Beneath"], domains: [two] },
  });
  when(`P2 plays Burrowing Beneath; choose ${altar}`);
  then.expect({ "Forest Sister": { skill: 2 } });
});

test("Altar of the Blessed does not lift an insane character above 0", () => {
  given({ P1: { play: [altar, { "Forest Sister": { insane: true } }] } });
  then.expect({ "Forest Sister": { skill: 0 } });
});

test("Altar of the Blessed starts from the true net of skill", () => {
  given({
    P1: {
      hand: [altar],
      play: ["Young Deep One", "Clover Club Bouncer", "Clover Club Bouncer"],
      domains: [two],
    },
  });
  when(
    "P1 uses Clover Club Bouncer; choose Young Deep One",
    "P1 uses Clover Club Bouncer#2; choose Young Deep One",
    `P1 plays ${altar}`,
  );
  then.expect({ "Young Deep One": { skill: 0 }, "Clover Club Bouncer": { skill: 2 } });
});

test("Altar of the Blessed goes with the character to whoever controls it now", () => {
  given({
    P1: { hand: ["Blind Submission"], play: [altar], domains: [["hastur", "hastur"]] },
    P2: { play: ["Bag Man"] },
  });
  when("P1 plays Blind Submission; choose Bag Man");
  then.expect({ "Bag Man": { controller: "P1", skill: 3 } });
});

test("Altar of the Blessed counts when success is determined", () => {
  given({
    phase: "story",
    at: "resolution",
    P1: { play: [altar, { "Degenerate Ghoul": { story: "S1" } }] },
  });
  when({ advance: "after resolution" });
  then.now({ S1: { P1: 2 } });
});
