import { action, character, choose, destroy, each } from "@fhtagn/rules/dsl";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const assault = {
  hand: ["Deep One Assault"],
  domains: [["cthulhu", "cthulhu", "cthulhu", "cthulhu", "cthulhu"]],
};
const free = { faction: "neutral", cost: 0 };
const ruin = {
  ...free,
  title: "Ruin",
  type: "event",
  abilities: [action({ effect: destroy(each(character())) })],
};
const cull = {
  ...free,
  title: "Cull",
  type: "event",
  abilities: [action({ effect: destroy(each(character({ subtype: "Deep One" }))) })],
};
const idol = {
  ...free,
  title: "Idol",
  type: "support",
  abilities: [action({ effect: destroy(choose(1, character())) })],
};

test("Dagon cancels an event that would destroy him for 1 and a Deep One", () => {
  given({
    "to act": "P2",
    P1: { play: ["Dagon", "Young Deep One", "Adult Deep One", "Paul Lemond"], domains: [["hastur"]] },
    P2: { ...assault, play: ["Mature Deep One"] },
  });
  when("P2 plays Deep One Assault; X 5; choose Dagon", "P1 uses Dagon");
  then.offered("P1", ["Young Deep One", "Adult Deep One"]);
  when("P1 chooses Young Deep One");
  then.expect({
    Dagon: { in: "play" },
    "Young Deep One": { in: "P1 discard" },
    "Adult Deep One": { in: "play" },
    "Deep One Assault": { in: "P2 discard" },
    "P1.D1": { drained: true },
    "P2.D1": { drained: true },
  });
});

test("Dagon saves nobody but himself from an event", () => {
  given({
    "to act": "P2",
    P1: { play: ["Dagon", "Young Deep One", "Paul Lemond"], domains: [["hastur"]] },
    P2: assault,
  });
  when("P2 plays Deep One Assault; X 1; choose Paul Lemond");
  then.refused("P1 uses Dagon");
  then.expect({ "Paul Lemond": { in: "P1 discard" } });
});

test("Dagon needs both parts of the price: a Deep One of his own side and a domain", () => {
  const P2 = { ...assault, play: ["Young Deep One"] };
  given({ "to act": "P2", P1: { play: ["Dagon", "Paul Lemond"], domains: [["hastur"]] }, P2 });
  when("P2 plays Deep One Assault; X 5; choose Dagon");
  then.refused("P1 uses Dagon");

  given({
    "to act": "P2",
    P1: { play: ["Dagon", "Adult Deep One"], domains: [{ drained: ["hastur"] }] },
    P2,
  });
  when("P2 plays Deep One Assault; X 5; choose Dagon");
  then.refused("P1 uses Dagon");
  then.expect({ Dagon: { in: "P1 discard" }, "Adult Deep One": { in: "play" } });
});

test("Dagon has no answer to the ability of a card in play", () => {
  given(
    {
      "to act": "P2",
      P1: { play: ["Dagon", "Young Deep One"], domains: [["hastur"]] },
      P2: { play: ["Idol"] },
    },
    { cards: [idol] },
  );
  when("P2 uses Idol; choose Dagon");
  then.refused("P1 uses Dagon");
  then.expect({ Dagon: { in: "P1 discard" } });
});

test("Dagon stops an event that destroys everybody, for everybody, but not one that passes him by", () => {
  const P1 = { play: ["Dagon", "Young Deep One", "Paul Lemond"], domains: [["hastur"]] };
  given({ "to act": "P2", P1, P2: { hand: ["Ruin"], play: ["Hired Muscle"] } }, { cards: [ruin] });
  when("P2 plays Ruin", "P1 uses Dagon");
  then.expect({
    Dagon: { in: "play" },
    "Paul Lemond": { in: "play" },
    "Hired Muscle": { in: "play" },
    "Young Deep One": { in: "P1 discard" },
  });

  given({ "to act": "P2", P1, P2: { hand: ["Cull"] } }, { cards: [cull] });
  when("P2 plays Cull");
  then.refused("P1 uses Dagon");
  then.expect({ Dagon: { in: "play" }, "Young Deep One": { in: "P1 discard" } });
});

test("Dagon does not answer an event that chooses him but cannot wound him", () => {
  given({
    "to act": "P2",
    P1: { play: ["Dagon", "Young Deep One"], domains: [["hastur"]] },
    P2: { hand: ["Small Price to Pay"], play: ["Hired Muscle"], domains: [["agency"]] },
  });
  when("P2 plays Small Price to Pay; choose Hired Muscle, Dagon");
  then.refused("P1 uses Dagon");
  then.expect({ Dagon: { in: "play" }, "Young Deep One": { in: "play" } });
});

test("Dagon is helpless while insane", () => {
  given({
    "to act": "P2",
    P1: { play: [{ Dagon: { insane: true } }, "Young Deep One"], domains: [["hastur"]] },
    P2: assault,
  });
  when("P2 plays Deep One Assault; X 0; choose Dagon");
  then.refused("P1 uses Dagon");
  then.expect({ Dagon: { in: "P1 discard" } });
});
