import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const byakhee = "Predatory Byakhee";

test("Predatory Byakhee, sacrificed, discards the top three cards of the other player's deck", () => {
  given({
    P1: { play: [byakhee] },
    P2: { deck: ["Bag Man", "Peeler", "T-Men", "G-Men", "...5"] },
  });
  when(`P1 uses ${byakhee}`);
  then.expect({
    [byakhee]: { in: "P1 discard" },
    "Bag Man": { in: "P2 discard" },
    Peeler: { in: "P2 discard" },
    "T-Men": { in: "P2 discard" },
    "G-Men": { in: "deck top" },
    P2: { deck: 6, discard: 3 },
    P1: { deck: 30, discard: 1 },
    log: [`${byakhee} sacrificed`],
  });
});

test("Predatory Byakhee: the sacrifice is lost even if the effect is cancelled (COST-05)", () => {
  given({
    P1: { play: [byakhee] },
    P2: { hand: ["Power Drain"], domains: [["hastur", "hastur"]] },
  });
  when(`P1 uses ${byakhee}`, "P2 plays Power Drain");
  then.expect({ [byakhee]: { in: "P1 discard" }, P2: { deck: 30, discard: 1 } });
});

test("Predatory Byakhee takes the last cards of a deck, and with them the game", () => {
  given({ P1: { play: [byakhee] }, P2: { deck: 2 } });
  when(`P1 uses ${byakhee}`);
  then.expect({ winner: "P1", because: "deck" });
});

test("Predatory Byakhee works exhausted and committed, in any action window, not insane", () => {
  given({ phase: "story", at: "after opposing", P1: { play: [{ [byakhee]: { story: "S1" } }] } });
  when(`P1 uses ${byakhee}`);
  then.expect({ P2: { deck: 27 }, S1: { committed: { P1: [], P2: [] } } });

  given({ P1: { play: [{ [byakhee]: { insane: true } }] } });
  then.refused(`P1 uses ${byakhee}`);
});

test("Predatory Byakhee under another's control turns on its owner, and goes to his discard pile", () => {
  given({ P1: { play: [{ [byakhee]: { owner: "P2" } }] } });
  when(`P1 uses ${byakhee}`);
  then.expect({ [byakhee]: { in: "P2 discard" }, P2: { deck: 27, discard: 4 }, P1: { deck: 30 } });
});
