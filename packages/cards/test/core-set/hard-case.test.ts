import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const hard = "Hard Case";
const two = ["syndicate", "syndicate"];

test("Hard Case exhausts a character of printed cost no higher than the number of its controller's domains", () => {
  given({
    P1: { hand: [hard], play: ["Bag Man", "Freelance Photographer"], domains: [two] },
    P2: { play: ["Hired Muscle", "Local Sheriff", { "Paul Lemond": { exhausted: true } }, "Cathouse"] },
  });
  when(`P1 plays ${hard}`, `P1 uses ${hard}`);
  then.offered("P1", [hard, "Bag Man", "Hired Muscle"]);
  when("P1 chooses Hired Muscle");
  then.expect({
    "Hired Muscle": { state: "exhausted" },
    "Bag Man": { state: "ready" },
    [hard]: { state: "ready" },
  });
});

test("Hard Case counts the domains of its controller, drained and empty ones too, not the opponent's", () => {
  given({
    P1: { hand: [hard], domains: [two, { drained: ["hastur"] }, [], []] },
    P2: { play: ["Local Sheriff", "T-Men"], domains: [[], [], [], [], []] },
  });
  when(`P1 plays ${hard}`, `P1 uses ${hard}`);
  then.offered("P1", [hard, "Local Sheriff"]);
  when("P1 chooses Local Sheriff");
  then.expect({ "Local Sheriff": { state: "exhausted" }, "T-Men": { state: "ready" } });
});

test("Hard Case may let it be: it is a response (TRIG-07)", () => {
  given({ P1: { hand: [hard], domains: [two] }, P2: { play: ["Paul Lemond"] } });
  when(`P1 plays ${hard}`, "P1 passes");
  then.expect({ "Paul Lemond": { state: "ready" }, [hard]: { in: "play", state: "ready" } });
});

test("Hard Case has no say about an insane character, whose printed cost nobody knows (COMP-34)", () => {
  given({
    P1: { hand: [hard], domains: [two] },
    P2: { play: [{ "Paul Lemond": { insane: true } }, "Bag Man"] },
  });
  when(`P1 plays ${hard}`, `P1 uses ${hard}`);
  then.offered("P1", [hard, "Bag Man"]);
  when("P1 chooses Bag Man");
  then.expect({ "Bag Man": { state: "exhausted" }, "Paul Lemond": { state: "insane" } });
});

test("Hard Case does it however it enters play, but not for others, nor later", () => {
  given({
    P1: {
      hand: ["Unspeakable Resurrection", hard],
      discard: [hard],
      domains: [["yog-sothoth", "yog-sothoth"], two],
    },
    P2: { play: ["Paul Lemond"] },
  });
  when("P1 plays Unspeakable Resurrection; X 2", `P1 uses ${hard}#2; choose Paul Lemond`);
  then.expect({ "Paul Lemond": { state: "exhausted" } });

  given({ P1: { hand: ["Patsy"], play: [hard], domains: [two] }, P2: { play: ["Paul Lemond"] } });
  when("P1 plays Patsy");
  then.refused(`P1 uses ${hard}`);
  then.expect({ "Paul Lemond": { state: "ready" } });
});

test("Hard Case can be cancelled by Power Drain", () => {
  given({
    P1: { hand: [hard], domains: [two] },
    P2: { hand: ["Power Drain"], play: ["Paul Lemond"], domains: [["hastur", "hastur"]] },
  });
  when(`P1 plays ${hard}`, `P1 uses ${hard}; choose Paul Lemond`, "P2 plays Power Drain");
  then.expect({ "Paul Lemond": { state: "ready" }, [hard]: { in: "play" } });
});
