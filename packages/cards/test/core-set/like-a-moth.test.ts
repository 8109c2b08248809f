import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const moth = "Like a Moth";
const two = { domains: [["syndicate", "hastur"]] };

test("Like a Moth: the printed skill of a character is 0 until the end of the phase", () => {
  given({ P1: { hand: [moth], ...two }, P2: { play: ["T-Men", "Hired Muscle"] } });
  when(`P1 plays ${moth}; choose T-Men`);
  then.expect({ "T-Men": { skill: 0, icons: "CCC" }, "Hired Muscle": { skill: 3 } });
  when({ advance: "story before commits" });
  then.expect({ "T-Men": { skill: 3 } });
});

test("Like a Moth leaves what other cards add and take", () => {
  given({
    P1: { hand: [moth], ...two },
    P2: { play: ["T-Men", "Altar of the Blessed", "Altar of the Blessed", "Spell-bound Shoggoth"] },
  });
  then.expect({ "T-Men": { skill: 4 } });
  when(`P1 plays ${moth}; choose T-Men`);
  then.expect({ "T-Men": { skill: 1 } });
});

test("Like a Moth twice on one character is no more than once", () => {
  given({
    P1: { hand: [moth, moth], domains: [...two.domains, ...two.domains] },
    P2: { play: ["T-Men", "Altar of the Blessed"] },
  });
  when(`P1 plays ${moth}#1; drain D1; choose T-Men`, "P2 passes");
  when(`P1 plays ${moth}#2; drain D2; choose T-Men`);
  then.expect({ "T-Men": { skill: 1 } });
});

test("Like a Moth chooses any character, an insane one without avail, and no support", () => {
  given({
    P1: { hand: [moth], play: ["Bag Man", "Cathouse"], ...two },
    P2: { play: ["T-Men", { "Hired Muscle": { insane: true } }] },
  });
  when(`P1 plays ${moth}`);
  then.offered("P1", ["Bag Man", "T-Men", "Hired Muscle"]);
  when("P1 chooses Hired Muscle");
  then.expect({ "Hired Muscle": { skill: 0 }, "T-Men": { skill: 3 }, "Bag Man": { skill: 2 } });
});

test("Like a Moth cannot be played without a character, nor without a Syndicate match", () => {
  given({ P1: { hand: [moth], play: ["Cathouse"], ...two } });
  then.refused(`P1 plays ${moth}`, "TGT-02");
  given({ P1: { hand: [moth], domains: [["hastur", "hastur"]] }, P2: { play: ["T-Men"] } });
  then.refused(`P1 plays ${moth}`, "PAY-04");
});

test("Like a Moth ends for a character that leaves play and comes back (LEAVE-02)", () => {
  given({
    P1: {
      hand: [moth, "Agoraphobia"],
      play: ["Paul Lemond"],
      domains: [...two.domains, ["hastur", "hastur"], ["agency"]],
    },
  });
  when(`P1 plays ${moth}; drain D1`, "P2 passes");
  then.expect({ "Paul Lemond": { skill: 0 } });
  when("P1 plays Agoraphobia; drain D2", "P2 passes", "P1 plays Paul Lemond; drain D3");
  then.expect({ "Paul Lemond": { in: "play", skill: 1 } });
});

test("Like a Moth reads a printed X as 0 too, whatever the text says X is (LAST-13, TRIG-31)", () => {
  given({
    P1: { hand: [moth], ...two },
    P2: { play: ["Disciple of the Gate", "Son of Yeb"] },
  });
  when(`P1 plays ${moth}; choose Disciple of the Gate`);
  then.expect({ "Disciple of the Gate": { skill: 0 } });
});
