import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const agoraphobia = { hand: ["Agoraphobia"], domains: [["hastur", "hastur"]] };

test("Agoraphobia sends a character without a Terror icon back to its owner's hand", () => {
  given({
    P1: { ...agoraphobia, play: ["Mad Artist", "Demon Lover"] },
    P2: { play: ["Bag Man", "Ocean Crawlers", "Dutch Courage"] },
  });
  when("P1 plays Agoraphobia");
  then.offered("P1", ["Mad Artist", "Bag Man"]);
  when("P1 chooses Bag Man");
  then.expect({
    "Bag Man": { in: "P2 hand" },
    "Ocean Crawlers": { in: "play" },
    Agoraphobia: { in: "P1 discard" },
  });
});

test("Agoraphobia reads the icons as they are, not as printed", () => {
  given({
    P1: { ...agoraphobia, play: ["Messenger from Beyond"] },
    P2: { play: [{ "Bag Man": { attached: ["Sword of Y'ha-tallo"] } }, "Ocean Crawlers"] },
  });
  then.refused("P1 plays Agoraphobia; choose Bag Man");
  then.refused("P1 plays Agoraphobia; choose Ocean Crawlers");
  when("P1 uses Messenger from Beyond; choose Ocean Crawlers", "P1 plays Agoraphobia; choose Ocean Crawlers");
  then.expect({ "Ocean Crawlers": { in: "P2 hand" } });
});

test("Agoraphobia: the insane have no icons and may be sent home", () => {
  given({ P1: agoraphobia, P2: { play: [{ Dagon: { insane: true } }] } });
  when("P1 plays Agoraphobia; choose Dagon");
  then.expect({ Dagon: { in: "P2 hand" } });
});

test("Agoraphobia takes a character from its story; its attachments are destroyed", () => {
  given({
    phase: "story",
    at: "after opposing",
    P1: { play: [{ "Bag Man": { story: "S1", attached: [".45 Pistols"] } }] },
    P2: agoraphobia,
  });
  when("P2 plays Agoraphobia; choose Bag Man");
  then.expect({
    "Bag Man": { in: "P1 hand" },
    ".45 Pistols": { in: "P1 discard" },
    S1: { committed: { P1: [], P2: [] } },
  });
});

test("Agoraphobia returns a character to its owner, not to who controls it", () => {
  given({ P1: { ...agoraphobia, play: [{ "Bag Man": { owner: "P2" } }] } });
  when("P1 plays Agoraphobia; choose Bag Man");
  then.expect({ "Bag Man": { in: "P2 hand" }, P1: { hand: 0 } });
});

test("Agoraphobia cannot be played when all have Terror icons, and Power Drain cancels it", () => {
  given({ P1: agoraphobia, P2: { play: ["Ocean Crawlers"] } });
  then.refused("P1 plays Agoraphobia", "TGT-02");

  given({
    P1: agoraphobia,
    P2: { hand: ["Power Drain"], play: ["Bag Man"], domains: [["hastur", "hastur"]] },
  });
  when("P1 plays Agoraphobia; choose Bag Man", "P2 plays Power Drain");
  then.expect({ "Bag Man": { in: "play" } });
});
