import { HUSH } from "@fhtagn/testkit/free-events";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

test("Cannibal Ghast cannot be committed in its controller's turn, though others can", () => {
  given({ phase: "story", P1: { play: ["Cannibal Ghast", "Bag Man"] } });
  when({ advance: "commits" });
  then.refused("P1 commits Cannibal Ghast to S1");
  when("P1 commits Bag Man to S1");
  then.expect({ "Bag Man": { in: "S1" }, "Cannibal Ghast": { state: "ready" } });
});

test("Cannibal Ghast defends in the opponent's turn", () => {
  given({
    active: "P2",
    phase: "story",
    at: "after commits",
    P1: { play: ["Cannibal Ghast"] },
    P2: { play: [{ "Bag Man": { story: "S1" } }, "Cannibal Ghast"] },
  });
  when("P1 commits Cannibal Ghast to S1");
  then.expect({ "P1 Cannibal Ghast": { in: "S1", state: "exhausted" }, S1: { skill: { P1: 4, P2: 2 } } });
});

test("Cannibal Ghast is held back by whose turn it is for its controller, not its owner", () => {
  given({ phase: "story", P1: { play: [{ "Cannibal Ghast": { owner: "P2" } }, "Bag Man"] } });
  when({ advance: "commits" });
  then.refused("P1 commits Cannibal Ghast to S1");
});

test("Cannibal Ghast may not be forced to commit in its controller's turn either", () => {
  given({
    phase: "story",
    P1: {
      play: [{ "Cannibal Ghast": { exhausted: true } }, "Y'Golonac"],
      domains: [["hastur"]],
    },
  });
  when("P1 uses Y'Golonac; choose Cannibal Ghast", "P1 commits Y'Golonac to S1");
  then.expect({ "Y'Golonac": { in: "S1" }, "Cannibal Ghast": { state: "ready" } });
  then.expect({ S1: { committed: { P1: ["Y'Golonac"], P2: [] } } });
});

test("Cannibal Ghast commits in its controller's turn while its text box is blank", () => {
  given({ phase: "story", P1: { hand: ["Hush"], play: ["Cannibal Ghast"] } }, { cards: [HUSH] });
  when("P1 plays Hush; choose Cannibal Ghast", "P1 commits Cannibal Ghast to S1");
  then.expect({ "Cannibal Ghast": { in: "S1" } });
});
