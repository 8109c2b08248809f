import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const fragments = "Celano Fragments";
const MISKATONIC = ["miskatonic", "miskatonic", "miskatonic"];
const attack = {
  phase: "story",
  at: "after opposing",
  P1: {
    play: [{ "Paul Lemond": { story: "S1" } }, { "Bag Man": { story: "S1" } }, "Peeler"],
  },
} as const;

test("Celano Fragments takes a committed character of cost X or less from its story, as it is", () => {
  given({
    ...attack,
    P2: { play: [fragments, { "Hired Muscle": { story: "S1", ready: true } }], domains: [MISKATONIC] },
  });
  when(`P2 uses ${fragments}; X 3`);
  then.offered("P2", ["Paul Lemond", "Bag Man", "Hired Muscle"]);
  when("P2 chooses Bag Man");
  then.expect({
    "Bag Man": { in: "play", state: "exhausted" },
    S1: { committed: { P1: ["Paul Lemond"], P2: ["Hired Muscle"] } },
    [fragments]: { state: "exhausted" },
    "P2.D1": { drained: true },
  });
});

test("Celano Fragments with a smaller X reaches only cheaper characters", () => {
  given({ ...attack, P2: { play: [fragments], domains: [MISKATONIC] } });
  then.refused(`P2 uses ${fragments}; X 2; choose Bag Man`);
  then.refused(`P2 uses ${fragments}; X 3; choose Peeler`);
  when(`P2 uses ${fragments}; X 1; choose Paul Lemond`);
  then.expect({ S1: { committed: { P1: ["Bag Man"], P2: [] } } });
});

test("Celano Fragments: X is no more than the drained domain gives, and the cost is the printed one", () => {
  given({
    ...attack,
    P1: { play: [{ "Undercover Security": { story: "S1" } }, "Anthropology Advisor"] },
    P2: { play: [fragments], domains: [["miskatonic"]] },
  });
  then.refused(`P2 uses ${fragments}; X 2; choose Undercover Security`);
  then.refused(`P2 uses ${fragments}; X 1; choose Undercover Security`);
});

test("Celano Fragments exhausted is of no use, nor when nobody is committed", () => {
  given({ ...attack, P2: { play: [{ [fragments]: { exhausted: true } }], domains: [MISKATONIC] } });
  then.refused(`P2 uses ${fragments}; X 3; choose Bag Man`, "COMP-07");

  given({ P1: { play: [fragments, "Paul Lemond"], domains: [MISKATONIC] } });
  then.refused(`P1 uses ${fragments}; X 3`);
});

test("Celano Fragments: X may be 0, which drains nothing", () => {
  const errand = { title: "Errand Boy", type: "character", faction: "neutral", cost: 0 };
  given(
    {
      phase: "story",
      at: "after opposing",
      P1: { play: [fragments, { "Errand Boy": { story: "S1" } }], domains: [{ drained: MISKATONIC }] },
    },
    { cards: [errand] },
  );
  when(`P1 uses ${fragments}; X 0; choose Errand Boy`);
  then.expect({ "Errand Boy": { in: "play" }, S1: { committed: { P1: [], P2: [] } } });
});

test("Celano Fragments cancelled stays exhausted and paid for", () => {
  given({
    ...attack,
    P1: { ...attack.P1, hand: ["Power Drain"], domains: [["hastur", "hastur"]] },
    P2: { play: [fragments], domains: [MISKATONIC] },
  });
  when(`P2 uses ${fragments}; X 3; choose Bag Man`, "P1 plays Power Drain");
  then.expect({
    "Bag Man": { in: "S1" },
    [fragments]: { state: "exhausted" },
    "P2.D1": { drained: true },
  });
});
