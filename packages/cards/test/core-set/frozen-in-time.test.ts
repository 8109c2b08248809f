import { OMEN } from "@fhtagn/testkit/free-events";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const stories = [{ "Frozen in Time": { P1: 4 } }];
const win = "P1 plays Omen; choose Frozen in Time";
const keep = "P1 chooses discard";
const lose = "P1 chooses destroy";

test("Frozen in Time: six resources, two destroyed and eight cards discarded for the other four", () => {
  given(
    {
      stories,
      P1: { hand: ["Omen"], domains: [["Bag Man", "hastur", "agency"], ["Peeler", "agency"], ["hastur"]] },
    },
    { cards: [OMEN] },
  );
  when(win, "P1 chooses yes", lose, keep, keep, lose, keep, keep);
  then.expect({
    P1: { deck: 22, discard: 11 },
    "Bag Man": { in: "P1 discard" },
    Peeler: { in: "P1 discard" },
    "P1.D1": { resources: 2 },
    "P1.D2": { resources: 1 },
    "P1.D3": { resources: 1 },
  });
});

test("Frozen in Time: each player decides for his own resources, those of drained domains too", () => {
  given(
    {
      stories,
      P1: { hand: ["Omen"], domains: [["Bag Man"]] },
      P2: { domains: [{ drained: ["Peeler"] }, ["Forest Sister"]] },
    },
    { cards: [OMEN] },
  );
  when(win, "P1 chooses yes", keep, "P2 chooses destroy", "P2 chooses discard");
  then.expect({
    "Bag Man": { in: "P1.D1" },
    Peeler: { in: "P2 discard" },
    "Forest Sister": { in: "P2.D2" },
    P1: { deck: 28 },
    P2: { deck: 28, discard: 3 },
  });
});

test("Frozen in Time: each chooses, so the active player goes first, whoever won it (SIM-07)", () => {
  given(
    {
      "to act": "P2",
      stories: [{ "Frozen in Time": { P2: 4 } }],
      P1: { domains: [["Bag Man"]] },
      P2: { hand: ["Omen"], domains: [["Peeler"]] },
    },
    { cards: [OMEN] },
  );
  when("P2 plays Omen; choose Frozen in Time", "P2 chooses yes");
  then.now({ asked: "P1", Peeler: { in: "P2.D1" }, "Bag Man": { in: "P1.D1" } });
  when(lose);
  then.now({ asked: "P2", "Bag Man": { in: "P1 discard" } });
  when("P2 chooses destroy");
  then.expect({ Peeler: { in: "P2 discard" }, P1: { deck: 30 }, P2: { deck: 30 } });
});

test("Frozen in Time: a player without resources pays nothing, and the other is not spared for it", () => {
  given({ stories, P1: { hand: ["Omen"] }, P2: { domains: [["Peeler"]] } }, { cards: [OMEN] });
  when(win, "P1 chooses yes", "P2 chooses destroy");
  then.expect({ P1: { deck: 30 }, P2: { deck: 30 }, Peeler: { in: "P2 discard" } });
});

test("Frozen in Time: the winner may decline", () => {
  given({ stories, P1: { hand: ["Omen"] }, P2: { domains: [["Peeler"]] } }, { cards: [OMEN] });
  when(win, "P1 declines");
  then.expect({ Peeler: { in: "P2.D1" }, P2: { deck: 30 } });
});

test("Frozen in Time may be carried out in vain where nobody has a resource", () => {
  given({ stories, P1: { hand: ["Omen"] } }, { cards: [OMEN] });
  when(win, "P1 chooses yes");
  then.expect({ "Frozen in Time": { in: "P1 won" } });
});

test("Frozen in Time: who discards the last of his deck for a resource has lost", () => {
  given({ stories, P1: { hand: ["Omen"] }, P2: { deck: 2, domains: [["Peeler"]] } }, { cards: [OMEN] });
  when(win, "P1 chooses yes", "P2 chooses discard");
  then.expect({ winner: "P1", because: "deck" });
});
