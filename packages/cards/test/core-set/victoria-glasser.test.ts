import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const victoria = "Victoria Glasser";
const domains = [["hastur", "hastur"]];

test("Victoria Glasser drives a character insane as she enters play", () => {
  given({
    P1: { hand: [victoria], play: ["Mad Artist"], domains },
    P2: { play: ["Bag Man", "Undercover Security", { Peeler: { insane: true } }] },
  });
  when(`P1 plays ${victoria}`);
  then.offered("P1", ["Mad Artist", "Bag Man"]);
  when("P1 chooses Bag Man");
  then.expect({
    "Bag Man": { state: "insane" },
    "Mad Artist": { state: "ready" },
    [victoria]: { state: "ready" },
  });
});

test("Victoria Glasser must take one of your own when no other can go insane", () => {
  given({ P1: { hand: [victoria], play: ["Mad Artist"], domains }, P2: { play: ["Undercover Security"] } });
  when(`P1 plays ${victoria}`);
  then.expect({ "Mad Artist": { state: "insane" } });
});

test("Victoria Glasser enters play all the same when nobody can go insane", () => {
  given({ P1: { hand: [victoria], domains }, P2: { play: ["Undercover Security", "Ocean Crawlers"] } });
  when(`P1 plays ${victoria}`);
  then.expect({
    [victoria]: { in: "play", state: "ready" },
    "Undercover Security": { state: "ready" },
    "Ocean Crawlers": { state: "ready" },
    asked: "P2",
  });
});

test("Victoria Glasser works however she came into play (COST-14)", () => {
  given({
    P1: {
      hand: ["Hungry Dark Young"],
      discard: [victoria],
      domains: [["shub-niggurath", "shub-niggurath", "shub-niggurath"]],
    },
    P2: { play: ["Bag Man"] },
  });
  when("P1 plays Hungry Dark Young", `P1 uses Hungry Dark Young; choose ${victoria}`, "P1 chooses Bag Man");
  then.expect({ "Bag Man": { state: "insane" }, [victoria]: { in: "play" } });
});

test("Victoria Glasser does nothing when another enters play, nor while she is in play", () => {
  given({ P1: { hand: ["Mad Artist"], play: [victoria], domains }, P2: { play: ["Bag Man"] } });
  when("P1 plays Mad Artist");
  then.expect({ "Bag Man": { state: "ready" }, "Mad Artist": { state: "ready" } });
});

test("Victoria Glasser's forced response is out of Power Drain's reach, not of Performance Artist's", () => {
  given({
    P1: { hand: [victoria], domains },
    P2: { hand: ["Power Drain"], play: ["Performance Artist", "Bag Man"], domains },
  });
  when(`P1 plays ${victoria}`, "P1 chooses Bag Man");
  then.refused("P2 plays Power Drain");
  when("P2 uses Performance Artist");
  then.expect({ "Bag Man": { state: "ready" }, "Performance Artist": { in: "P2 discard" } });
});
