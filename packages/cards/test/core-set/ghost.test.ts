import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const blaster = (X: number) => ({
  hand: ["Shotgun Blast"],
  domains: [Array.from({ length: X }, () => "agency")],
});

test("Ghost has Invulnerability while it is committed, and not before or after", () => {
  given({ phase: "story", P1: { play: ["Ghost", "Peeler"] } });
  then.now({ Ghost: { keywords: [] } });
  when("P1 commits Ghost, Peeler to S1");
  then.now({ Ghost: { keywords: ["Invulnerability"] }, Peeler: { keywords: [] } });
  when({ advance: "end of turn" });
  then.now({ Ghost: { keywords: [] } });
});

test("Ghost cannot be chosen for a wound at a story, at home it can", () => {
  given({
    phase: "story",
    at: "after opposing",
    P1: { play: [{ Ghost: { story: "S1" } }, "Ghost"] },
    P2: blaster(1),
  });
  then.refused("P2 plays Shotgun Blast; X 1; choose Ghost", "KW-INVU-01");
  when("P2 plays Shotgun Blast; X 1; choose Ghost#2");
  then.expect({ Ghost: { in: "S1" }, "Ghost#2": { in: "P1 discard" } });
});

test("Ghost loses a Combat struggle unharmed; who is with it takes the wound", () => {
  given({
    phase: "story",
    at: "after opposing",
    P1: {
      play: [{ Ghost: { story: "S1" } }, { "Arcane Initiate": { story: "S1" } }, { Ghost: { story: "S2" } }],
    },
    P2: { play: [{ "Bag Man": { story: "S1" } }, { Peeler: { story: "S2" } }] },
  });
  when({ advance: "after resolution" });
  then.now({
    Ghost: { in: "S1", wounds: 0 },
    "Ghost#2": { in: "S2", wounds: 0 },
    "Arcane Initiate": { in: "P1 discard" },
  });
});

test("Ghost at a story can still be destroyed or driven insane", () => {
  given({
    phase: "story",
    at: "after opposing",
    P1: { play: [{ Ghost: { story: "S1" } }] },
    P2: { hand: ["Deep One Assault"], domains: [["cthulhu"]] },
  });
  when("P2 plays Deep One Assault; X 1; choose Ghost");
  then.expect({ Ghost: { in: "P1 discard" } });

  given({
    phase: "story",
    at: "after opposing",
    P1: { play: [{ Ghost: { story: "S1" } }] },
    P2: { play: ["Hastur"], domains: [["hastur", "hastur", "hastur"]] },
  });
  when("P2 uses Hastur; choose Ghost");
  then.expect({ Ghost: { in: "play", state: "insane", keywords: [] } });
});

test("Ghost is mortal where its text box is blank", () => {
  given({
    phase: "story",
    conspiracies: [{ "The Bootleg Whiskey Cover-Up": { owner: "P2" } }],
    P1: { play: ["Ghost"] },
    P2: blaster(1),
  });
  when("P1 commits Ghost to K1");
  then.expect({ Ghost: { in: "K1", keywords: [], blank: true } });
  when("P2 plays Shotgun Blast; X 1; choose Ghost");
  then.expect({ Ghost: { in: "P1 discard" } });
});
