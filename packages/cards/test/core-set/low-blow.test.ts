import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const blow = "Low Blow";
const two = { domains: [["syndicate", "hastur"]] };

test("Low Blow exhausts a ready character, and goes no further", () => {
  given({ P1: { hand: [blow], ...two }, P2: { play: ["Bag Man", "T-Men"] } });
  when(`P1 plays ${blow}; choose Bag Man`);
  then.expect({ "Bag Man": { state: "exhausted" }, "T-Men": { state: "ready" } });
});

test("Low Blow drives an exhausted character insane, and its attachments are lost", () => {
  given({
    P1: { hand: [blow], ...two },
    P2: {
      play: [{ "Bag Man": { exhausted: true, attached: [".45 Pistols"] } }, { "T-Men": { exhausted: true } }],
    },
  });
  when(`P1 plays ${blow}; choose Bag Man`);
  then.expect({
    "Bag Man": { state: "insane" },
    ".45 Pistols": { in: "P2 discard" },
    "T-Men": { state: "exhausted" },
  });
});

test("Low Blow does nothing to an exhausted character that cannot go insane", () => {
  for (const title of ["Triggerman", "Ocean Crawlers"]) {
    given({ P1: { hand: [blow], ...two }, P2: { play: [{ [title]: { exhausted: true } }] } });
    when(`P1 plays ${blow}`);
    then.expect({ [title]: { state: "exhausted" }, [blow]: { in: "P1 discard" } });
  }
});

test("Low Blow destroys an exhausted character that is wounded (INS-02)", () => {
  given({ P1: { hand: [blow], ...two }, P2: { play: [{ "Hired Muscle": { exhausted: true, wounds: 1 } }] } });
  when(`P1 plays ${blow}`);
  then.expect({ "Hired Muscle": { in: "P2 discard" } });
});

test("Low Blow on the insane changes nothing (INS-07)", () => {
  given({ P1: { hand: [blow], ...two }, P2: { play: [{ "Bag Man": { insane: true } }] } });
  when(`P1 plays ${blow}`);
  then.expect({ "Bag Man": { in: "play", state: "insane" } });
});

test("Low Blow takes a committed character, exhausted by its commitment, out of the story", () => {
  given({
    phase: "story",
    at: "after commits",
    "to act": "P2",
    P1: { play: [{ "Bag Man": { story: "S1" } }] },
    P2: { hand: [blow], ...two },
  });
  when(`P2 plays ${blow}`);
  then.expect({ "Bag Man": { state: "insane" }, S1: { committed: { P1: [], P2: [] } } });
});

test("Low Blow chooses characters of both sides, and cannot be played without one", () => {
  given({ P1: { hand: [blow], play: ["Paul Lemond", "Cathouse"], ...two }, P2: { play: ["Bag Man"] } });
  when(`P1 plays ${blow}`);
  then.offered("P1", ["Paul Lemond", "Bag Man"]);
  when("P1 chooses Paul Lemond");
  then.expect({ "Paul Lemond": { state: "exhausted" } });

  given({ P1: { hand: [blow], play: ["Cathouse"], ...two } });
  then.refused(`P1 plays ${blow}`, "TGT-02");
});
