import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const ready = { "Paul Lemond": { exhausted: true } } as const;
const singer = "Clover Club Torch Singer";
const two = ["syndicate", "syndicate"];

test("Cathouse readies a character after an ability was overpaid", () => {
  given({
    P1: { play: ["Cathouse", "Paul Lemond", singer], domains: [two] },
    P2: { play: [ready] },
  });
  when(`P1 uses ${singer}; choose P1 Paul Lemond`, "P1 uses Cathouse; choose P2 Paul Lemond");
  then.expect({ "P2 Paul Lemond": { state: "ready" } });
});

test("Cathouse does not answer an ability paid exactly, nor an overpaid card", () => {
  given({
    P1: { play: ["Cathouse", singer], domains: [["syndicate"]] },
    P2: { play: [ready] },
  });
  when(`P1 uses ${singer}; choose Paul Lemond`);
  then.refused("P1 uses Cathouse");

  given({
    P1: { hand: ["Bag Man"], play: ["Cathouse"], domains: [[...two, ...two]] },
    P2: { play: [ready] },
  });
  when("P1 plays Bag Man");
  then.refused("P1 uses Cathouse");
  then.expect({ "Paul Lemond": { state: "exhausted" } });
});

test("Cathouse does not answer an overpaid event, nor what the opponent overpays", () => {
  given({
    P1: { hand: ["Like a Moth"], play: ["Cathouse"], domains: [[...two, "hastur"]] },
    P2: { play: [ready] },
  });
  when("P1 plays Like a Moth");
  then.refused("P1 uses Cathouse");

  given({
    "to act": "P2",
    P1: { play: ["Cathouse", ready] },
    P2: { play: [singer], domains: [two] },
  });
  when(`P2 uses ${singer}; choose Paul Lemond`);
  then.refused("P1 uses Cathouse");
  then.expect({ "Paul Lemond": { state: "exhausted" } });
});

test("Cathouse readies one exhausted character, of whichever side, and no support", () => {
  given({
    P1: {
      play: [
        "Cathouse",
        singer,
        { "Bag Man": { exhausted: true } },
        { "Celano Fragments": { exhausted: true } },
      ],
      domains: [two],
    },
    P2: { play: [ready, "T-Men", { "Hired Muscle": { insane: true } }] },
  });
  when(`P1 uses ${singer}; choose T-Men`, "P1 uses Cathouse");
  then.offered("P1", ["Bag Man", "Paul Lemond"]);
  when("P1 chooses Bag Man");
  then.expect({
    "Bag Man": { state: "ready" },
    "Paul Lemond": { state: "exhausted" },
    Cathouse: { state: "ready" },
  });
});

test("Cathouse answers each overpaid ability once, and each Cathouse for itself (TRIG-05)", () => {
  given({
    P1: { play: ["Cathouse", "Cathouse", singer], domains: [two] },
    P2: { play: [ready, { "Bag Man": { exhausted: true } }, { "T-Men": { exhausted: true } }] },
  });
  when(`P1 uses ${singer}; choose T-Men`);
  when("P1 uses Cathouse#1; choose Paul Lemond", "P1 uses Cathouse#2; choose Bag Man");
  then.refused("P1 uses Cathouse#1");
  then.expect({
    "Paul Lemond": { state: "ready" },
    "Bag Man": { state: "ready" },
    "T-Men": { state: "exhausted" },
  });
});

test("Cathouse: what was overpaid stays overpaid though the ability is cancelled", () => {
  given({
    P1: { play: ["Cathouse", singer], domains: [two] },
    P2: { hand: ["Power Drain"], play: [ready], domains: [["hastur", "hastur"]] },
  });
  when(`P1 uses ${singer}; choose Paul Lemond`, "P2 plays Power Drain", "P1 uses Cathouse");
  then.expect({ "Paul Lemond": { state: "ready", skill: 1 } });
});

test("Cathouse does not answer a text that works from the discard pile (TRIG-02)", () => {
  given({
    P1: { play: ["Cathouse", "Local Sheriff", ready], domains: [two] },
    P2: { hand: ["Deep One Assault"], domains: [["cthulhu", "cthulhu", "cthulhu", "cthulhu"]] },
  });
  when("P1 passes", "P2 plays Deep One Assault; X 4; choose Local Sheriff", "P1 uses Local Sheriff");
  then.refused("P1 uses Cathouse");
  then.expect({ "Local Sheriff": { in: "P1 hand" }, "Paul Lemond": { state: "exhausted" } });
});
