import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const offerings = "Sacrificial Offerings";
const one = { domains: [["cthulhu"]] };

test("Sacrificial Offerings wounds a character of the opponent, who may then wound anybody's", () => {
  given({
    P1: { hand: [offerings], play: ["Bag Man"], ...one },
    P2: { play: ["Paul Lemond", "Mad Genius", "Dagon"] },
  });
  when(`P1 plays ${offerings}`);
  then.offered("P1", ["Paul Lemond", "Mad Genius"]);
  when("P1 chooses Paul Lemond");
  then.now({ "Paul Lemond": { in: "P2 discard" }, asked: "P2" });
  when("P2 chooses yes");
  then.offered("P2", ["Bag Man", "Mad Genius"]);
  when("P2 chooses Bag Man");
  then.expect({ "Bag Man": { in: "P1 discard" }, "Mad Genius": { in: "play" } });
});

test("Sacrificial Offerings: the second wound may be declined", () => {
  given({ P1: { hand: [offerings], play: ["Bag Man"], ...one }, P2: { play: ["Paul Lemond"] } });
  when(`P1 plays ${offerings}`, "P2 declines");
  then.expect({ "Paul Lemond": { in: "P2 discard" }, "Bag Man": { in: "play" } });
});

test("Sacrificial Offerings cannot be played for one's own characters, nor on one that cannot be wounded", () => {
  given({ P1: { hand: [offerings], play: ["Bag Man"], ...one }, P2: { play: ["Cthulhu"] } });
  then.refused(`P1 plays ${offerings}`, "TGT-02");
});

test("Sacrificial Offerings: a wound that Toughness bears was dealt all the same", () => {
  given({ P1: { hand: [offerings], play: ["Bag Man"], ...one }, P2: { play: ["Hired Muscle"] } });
  when(`P1 plays ${offerings}`, "P2 chooses yes");
  then.offered("P2", ["Bag Man", "Hired Muscle"]);
  when("P2 chooses Bag Man");
  then.expect({ "Hired Muscle": { in: "play", wounds: 1 }, "Bag Man": { in: "P1 discard" } });
});

test("Sacrificial Offerings: nothing follows when the first wound was cancelled (COST-09)", () => {
  given({
    P1: { hand: [offerings], play: ["Bag Man"], ...one },
    P2: { play: ["Forest Sister"], domains: [["hastur"]] },
  });
  when(`P1 plays ${offerings}`, "P2 uses Forest Sister");
  then.refused("P2 chooses yes");
  then.expect({ "Forest Sister": { in: "play" }, "Bag Man": { in: "play" }, asked: "P2" });
});

test("Sacrificial Offerings: it is the controller of the victim who may wound, not its owner", () => {
  given({
    P1: { hand: [offerings], play: ["Bag Man"], ...one },
    P2: { play: [{ "Paul Lemond": { owner: "P1" } }] },
  });
  when(`P1 plays ${offerings}`);
  then.now({ "Paul Lemond": { in: "P1 discard" }, asked: "P2" });
  when("P2 chooses yes");
  then.expect({ "Bag Man": { in: "P1 discard" } });
});
