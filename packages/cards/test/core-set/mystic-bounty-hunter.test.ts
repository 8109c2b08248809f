import { MADNESS } from "@fhtagn/testkit/free-events";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const hunter = "Mystic Bounty Hunter";

test("Mystic Bounty Hunter: every Attachment of every discard pile returns to its owner's hand", () => {
  given({
    P1: { play: [hunter], discard: [".45 Pistols", "Shadowed Woods", "Bag Man", "Ghoul Taint"] },
    P2: { discard: ["Sleep of Reason", "Cathouse"] },
  });
  when(`P1 uses ${hunter}`);
  then.expect({
    P1: { hand: 2, holds: [".45 Pistols", "Ghoul Taint"] },
    P2: { hand: 1, holds: ["Sleep of Reason"] },
    "Shadowed Woods": { in: "P1 discard" },
    "Bag Man": { in: "P1 discard" },
    Cathouse: { in: "P2 discard" },
    [hunter]: { in: "P1 discard" },
    log: [`${hunter} sacrificed`],
  });
});

test("Mystic Bounty Hunter also brings back what was attached to him", () => {
  given({
    P1: {
      play: [{ [hunter]: { attached: [".45 Pistols", { Shotgun: { owner: "P2" } }] } }],
      discard: ["Ghoul Taint"],
    },
  });
  when(`P1 uses ${hunter}`);
  then.expect({ P1: { holds: [".45 Pistols", "Ghoul Taint"] }, P2: { holds: ["Shotgun"] } });
});

test("Mystic Bounty Hunter leaves attachments in play, in decks and on domains alone", () => {
  given({
    P1: {
      play: [hunter, { "Bag Man": { attached: ["Shotgun"] } }],
      discard: [".45 Pistols"],
      domains: [["Ghoul Taint"]],
    },
    P2: { deck: ["Sleep of Reason", "...5"] },
  });
  when(`P1 uses ${hunter}`);
  then.expect({
    Shotgun: { in: "attached to Bag Man" },
    "Ghoul Taint": { in: "P1.D1" },
    "Sleep of Reason": { in: "P2 deck" },
    P1: { hand: 1 },
  });
});

test("Mystic Bounty Hunter may be used where no Attachment lies in a discard pile, and brings nothing", () => {
  given({ P1: { play: [hunter], discard: ["Shadowed Woods"] }, P2: { discard: ["Cathouse"] } });
  when(`P1 uses ${hunter}`);
  then.expect({ P1: { hand: 0, discard: 2 }, P2: { hand: 0, discard: 1 } });
});

test("Mystic Bounty Hunter cancelled is lost all the same", () => {
  given({
    P1: { play: [hunter], discard: [".45 Pistols"] },
    P2: { hand: ["Power Drain"], domains: [["hastur", "hastur"]] },
  });
  when(`P1 uses ${hunter}`, "P2 plays Power Drain");
  then.expect({ [hunter]: { in: "P1 discard" }, ".45 Pistols": { in: "P1 discard" } });
});

test("Mystic Bounty Hunter insane has no Action", () => {
  given({ P1: { hand: ["Madness"], play: [hunter], discard: [".45 Pistols"] } }, { cards: [MADNESS] });
  when(`P1 plays Madness; choose ${hunter}`);
  then.refused(`P1 uses ${hunter}`);
});
