import { MADNESS } from "@fhtagn/testkit/free-events";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const initiate = "Overzealous Initiate";

test("Overzealous Initiate: the top card of the deck becomes an additional domain, empty and not drained", () => {
  given({ P1: { play: [initiate], deck: ["Bag Man", "Hired Muscle", "...5"], domains: [["hastur"]] } });
  when(`P1 uses ${initiate}`);
  then.expect({
    [initiate]: { in: "P1 discard" },
    P1: { domains: 4, deck: 6, hand: 0 },
    P2: { domains: 3, deck: 30 },
    "P1.D4": { resources: 0, drained: false },
    "P1.D1": { resources: 1 },
    "Hired Muscle": { in: "deck top" },
    "seen by P2": { "Bag Man": false },
    log: [`${initiate} sacrificed`],
  });
});

test("Overzealous Initiate: the new domain takes resources and pays with them", () => {
  given({ phase: "draw", P1: { play: [initiate], hand: ["Forest Sister", "Degenerate Ghoul"] } });
  when(`P1 uses ${initiate}`, "P1 attaches Forest Sister to D4", "P1 plays Degenerate Ghoul; drain D4");
  then.expect({
    "Degenerate Ghoul": { in: "play" },
    "Forest Sister": { in: "P1.D4" },
    "P1.D4": { drained: true, resources: 1 },
  });
});

test("Overzealous Initiate: there is no limit to the number of domains", () => {
  given({ P1: { play: [initiate, initiate, initiate] } });
  when(`P1 uses ${initiate}`, `P1 uses ${initiate}#2`, `P1 uses ${initiate}#3`);
  then.expect({ P1: { domains: 6, deck: 27, characters: 0 } });
});

test("Overzealous Initiate: who takes his last card for a domain has lost", () => {
  given({ P1: { play: [initiate], deck: ["Bag Man"] } });
  when(`P1 uses ${initiate}`);
  then.expect({ winner: "P2", because: "deck" });
});

test("Overzealous Initiate cancelled is lost, and no domain comes", () => {
  given({ P1: { play: [initiate] }, P2: { play: ["Performance Artist"] } });
  when(`P1 uses ${initiate}`, "P2 uses Performance Artist");
  then.expect({ [initiate]: { in: "P1 discard" }, P1: { domains: 3, deck: 30 } });
});

test("Overzealous Initiate insane has no Action", () => {
  given({ P1: { hand: ["Madness"], play: [initiate] } }, { cards: [MADNESS] });
  when(`P1 plays Madness; choose ${initiate}`);
  then.refused(`P1 uses ${initiate}`);
});
