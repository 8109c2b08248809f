import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const servant = "Servant from Out of Time";

test("Servant from Out of Time costs its controller a resource of his choice", () => {
  given({
    P1: { hand: [servant], domains: [["hastur", "Mad Artist"], { drained: ["agency"] }] },
    P2: { domains: [["cthulhu"]] },
  });
  when(`P1 plays ${servant}`);
  then.offered("P1", ["hastur at D1", "Mad Artist", "agency at D2"]);
  when("P1 chooses Mad Artist");
  then.expect({
    [servant]: { in: "play" },
    "Mad Artist": { in: "P1 discard" },
    "P1.D1": { resources: 1, drained: false },
    "P1.D2": { resources: 1 },
    log: "Mad Artist sacrificed",
  });
});

test("Servant from Out of Time comes for nothing to a player without resources", () => {
  given({ P1: { hand: [servant] }, P2: { domains: [["cthulhu"]] } });
  when(`P1 plays ${servant}`);
  then.expect({ [servant]: { in: "play", state: "ready" }, "P2.D1": { resources: 1 } });
});

test("Servant from Out of Time takes the last resource too", () => {
  given({ P1: { hand: [servant], domains: [["hastur"]] } });
  when(`P1 plays ${servant}`);
  then.expect({ [servant]: { in: "play" }, "P1.D1": { resources: 0 }, P1: { domains: 3 } });
});

test("Servant from Out of Time takes its resource when put into play as well, from its own controller", () => {
  given({
    P1: {
      hand: ["Opening the Limbo Gate"],
      discard: ["Bag Man"],
      domains: [["yog-sothoth", "yog-sothoth", "hastur", "hastur"]],
    },
    P2: { discard: [servant], domains: [["cthulhu", "hastur"]] },
  });
  when("P1 plays Opening the Limbo Gate");
  then.offered("P2", ["cthulhu at D1", "hastur at D1"]);
  when("P2 chooses hastur at D1");
  then.expect({ "P2.D1": { resources: 1 }, "P1.D1": { resources: 4 }, [servant]: { controller: "P2" } });
});

test("Servant from Out of Time takes nothing when its effect is cancelled", () => {
  given({
    P1: { hand: [servant], domains: [["hastur"]] },
    P2: { play: ["Performance Artist"] },
  });
  when(`P1 plays ${servant}`, "P2 uses Performance Artist");
  then.expect({ [servant]: { in: "play" }, "P1.D1": { resources: 1 } });
});
