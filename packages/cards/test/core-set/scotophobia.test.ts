import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const afraid = { hand: ["Scotophobia"], domains: [["hastur", "hastur"]] };

test("Scotophobia takes the printed Terror icons of all characters of the opponent, and no other icon", () => {
  given({
    P1: { ...afraid, play: ["Dagon"] },
    P2: { play: ["Dagon", "Bag Man", { "Servant of Nodens": { exhausted: true } }] },
  });
  then.now({ "P2 Dagon": { icons: "TTAA" }, "Servant of Nodens": { icons: "TC" } });
  when("P1 plays Scotophobia");
  then.expect({
    "P2 Dagon": { icons: "AA", skill: 5 },
    "Servant of Nodens": { icons: "C" },
    "Bag Man": { icons: "CCI" },
    "P1 Dagon": { icons: "TTAA" },
  });
});

test("Scotophobia ends with the phase", () => {
  given({ P1: afraid, P2: { play: ["Dagon"] } });
  when("P1 plays Scotophobia", { advance: "story before commits" });
  then.now({ Dagon: { icons: "TTAA" } });
});

test("Scotophobia leaves Terror icons that another card gives (COMP-24, ED-45)", () => {
  given({
    P1: { hand: ["Scotophobia"], domains: [["hastur", "hastur"]] },
    P2: { play: [{ Dagon: { attached: ["Tcho-Tcho Talisman"] } }] },
  });
  when("P1 plays Scotophobia");
  then.expect({ Dagon: { icons: "TTAA" } });
});

test("Scotophobia: who comes into play later keeps his icons (LAST-07), and twice takes no more than once", () => {
  given({
    phase: "operations",
    active: "P2",
    "to act": "P1",
    P1: {
      hand: ["Scotophobia", "Scotophobia"],
      domains: [
        ["hastur", "hastur"],
        ["hastur", "hastur"],
      ],
    },
    P2: {
      hand: ["Servant of Nodens"],
      play: [{ Dagon: { attached: ["Tcho-Tcho Talisman"] } }],
      domains: [["yog-sothoth", "yog-sothoth"]],
    },
  });
  when("P1 plays Scotophobia; drain D1", "P1 plays Scotophobia; drain D2", "P2 plays Servant of Nodens");
  then.expect({ Dagon: { icons: "TTAA" }, "Servant of Nodens": { icons: "TC" } });
});

test("Scotophobia before the struggles takes the Terror struggle from the opponent", () => {
  given({
    phase: "story",
    at: "after opposing",
    P1: { ...afraid, play: [{ "Servant of Nodens": { story: "S1" } }] },
    P2: { play: [{ Dagon: { story: "S1" } }] },
  });
  when("P1 plays Scotophobia", { advance: "after resolution" });
  then.now({ log: ["struggle T at S1 won by P1"], Dagon: { state: "insane" } });
});

test("Scotophobia may be played where no opponent has a character (TGT-19); Power Drain cancels it", () => {
  given({ P1: { ...afraid, play: ["Dagon"] } });
  when("P1 plays Scotophobia");
  then.expect({ Dagon: { icons: "TTAA" }, Scotophobia: { in: "P1 discard" } });

  given({
    P1: afraid,
    P2: { hand: ["Power Drain"], play: ["Dagon"], domains: [["hastur", "hastur"]] },
  });
  when("P1 plays Scotophobia", "P2 plays Power Drain");
  then.expect({ Dagon: { icons: "TTAA" }, Scotophobia: { in: "P1 discard" } });
});
