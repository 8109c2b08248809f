/** What printed cards show of effects that end with a phase; see lapsing.test.ts. */
import { draw, forcedResponse, you } from "@fhtagn/rules/dsl";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";
import { freeSupport } from "./free-cards.ts";
import { someoneDies } from "./timing-cards.ts";

const serpent = "Serpent from Yoth";
const mummy = "Living Mummy";
const peaslee = "Professor Nathaniel Peaslee";
const pickman = "Richard Upton Pickman";

/** P1 takes the Serpent and wounds it while his Dutch Courage holds it up. */
function stealTheSerpent(): void {
  given({
    P1: {
      hand: ["Blind Submission", "Shotgun Blast"],
      play: ["Dutch Courage", "Adult Deep One", "Bag Man"],
      domains: [
        ["hastur", "hastur"],
        ["agency", "agency"],
        ["cthulhu", "cthulhu"],
      ],
    },
    P2: { play: [serpent, "Mad Artist"] },
  });
  when(`P1 plays Blind Submission; choose ${serpent}; drain D1`, "P2 passes");
  when(`P1 plays Shotgun Blast; X 2; choose ${serpent}; drain D2`, "P2 passes", "P1 passes");
  then.now({ asked: "P1", phase: "operations", [serpent]: { in: "P2 discard" } });
}

test("TRIG-11 a forced response at the end of the phase asks whom it concerns before the next phase begins", () => {
  stealTheSerpent();
  then.offered("P1", ["Adult Deep One", "Bag Man"]);
  when("P1 chooses Bag Man");
  then.expect({ "Bag Man": { in: "P1 discard" }, "Adult Deep One": { in: "play" }, phase: "story" });
});

test("TIME-09 what lapsing sets off can be disrupted", () => {
  stealTheSerpent();
  when("P1 chooses Adult Deep One", "P1 uses Adult Deep One");
  then.expect({
    "Adult Deep One": { in: "play" },
    "Bag Man": { in: "play" },
    "P1.D3": { drained: true },
    phase: "story",
  });
});

test("TRIG-11 at the end of the story phase, before the end of the turn", () => {
  given({
    phase: "story",
    at: "after resolution",
    P1: {
      hand: ["Blind Submission", "Shotgun Blast"],
      play: ["Dutch Courage", { "Bag Man": { story: "S1" } }],
      domains: [
        ["hastur", "hastur"],
        ["agency", "agency"],
      ],
    },
    P2: { play: [{ [serpent]: { story: "S1" } }, "Mad Artist"] },
  });
  when(`P1 plays Blind Submission; choose ${serpent}`, "P2 passes");
  when(`P1 plays Shotgun Blast; X 2; choose ${serpent}`, { advance: "end of turn" });
  then.expect({
    [serpent]: { in: "P2 discard" },
    "Bag Man": { in: "P1 discard" },
    "Mad Artist": { in: "play" },
  });
});

test("TRIG-13 two that die together as the phase ends are each answered", () => {
  given({
    P1: {
      hand: ["Blind Submission", "Blind Submission", "Shotgun Blast", "Shotgun Blast"],
      play: ["Clover Club Torch Singer", "Dutch Courage"],
      domains: [
        ["hastur"],
        ["hastur"],
        ["hastur", "hastur"],
        ["hastur", "hastur"],
        ["agency", "agency"],
        ["agency", "agency"],
      ],
    },
    P2: { play: [mummy, mummy, "G-Men"] },
  });
  for (const [one, domains] of [
    [mummy, ["D1", "D3", "D5"]],
    [`${mummy}#2`, ["D2", "D4", "D6"]],
  ] as const) {
    when(`P1 uses Clover Club Torch Singer; choose ${one}; drain ${domains[0]}`, "P2 passes");
    when(`P1 plays Blind Submission; choose ${one}; drain ${domains[1]}`, "P2 passes");
    when(`P1 plays Shotgun Blast; X 2; choose ${one}; drain ${domains[2]}`, "P2 passes");
  }
  when("P1 passes");
  then.now({ asked: "P1", [mummy]: { in: "P2 discard" }, [`${mummy}#2`]: { in: "P2 discard" } });
  when({ advance: "story before commits" });
  then.expect({ "G-Men": { wounds: 2 }, "Clover Club Torch Singer": { in: "P1 discard" } });
});

test("TURN-10 neither Peaslee nor a Talisman responds to dying as the phase ends", () => {
  given({
    P1: {
      hand: ["Blind Submission", "Shotgun Blast"],
      play: ["Clover Club Torch Singer", "Dutch Courage"],
      domains: [["hastur"], ["hastur", "hastur"], ["agency", "agency"]],
    },
    P2: {
      play: [{ [peaslee]: { attached: ["Tcho-Tcho Talisman"] } }],
      domains: [
        ["hastur", "hastur"],
        ["hastur", "hastur"],
      ],
    },
  });
  when(`P1 uses Clover Club Torch Singer; choose ${peaslee}; drain D1`, "P2 passes");
  when(`P1 plays Blind Submission; choose ${peaslee}; drain D2`, "P2 passes");
  when(`P1 plays Shotgun Blast; X 2; choose ${peaslee}; drain D3`, "P2 passes", "P1 passes");
  then.now({
    phase: "story",
    asked: "P1",
    [peaslee]: { in: "P2 discard" },
    "Tcho-Tcho Talisman": { in: "P2 discard" },
  });
});

test("KW-HERO-02 a Villain that falls back to a player with a Hero divides him as the phase ends", () => {
  given({
    active: "P2",
    "to act": "P1",
    P1: { hand: ["Blind Submission"], domains: [["hastur", "hastur"]] },
    P2: {
      hand: ["Kirby O'Donnell"],
      play: ["Arcane Initiate"],
      domains: [["agency", "agency", "agency"]],
    },
  });
  when("P1 plays Blind Submission; choose Arcane Initiate", "P2 plays Kirby O'Donnell");
  when("P1 passes", "P2 passes");
  then.now({ asked: "P2", phase: "operations" });
  then.offered("P2", ["Kirby O'Donnell", "Arcane Initiate"]);
  when("P2 chooses Arcane Initiate");
  then.expect({
    "Kirby O'Donnell": { in: "play" },
    "Arcane Initiate": { in: "P2 discard" },
    phase: "story",
  });
});

test("KW-TOUGH-04 who dies because a copied Toughness lapses is destroyed, and that is answered", () => {
  const mourner = freeSupport("Mourner", [forcedResponse({ when: someoneDies, effect: draw(you, 1) })]);
  given(
    {
      P1: {
        hand: ["Shotgun Blast"],
        play: [pickman, "Guardian Shoggoth"],
        domains: [
          ["hastur", "hastur"],
          ["agency", "agency", "agency"],
        ],
      },
      P2: { play: ["Mourner"] },
    },
    { cards: [mourner] },
  );
  when(`P1 uses ${pickman}; choose Guardian Shoggoth; drain D1`, "P2 passes");
  when(`P1 plays Shotgun Blast; X 3; choose ${pickman}; drain D2`);
  then.expect({ [pickman]: { in: "play", wounds: 1 } });
  when({ advance: "story before commits" });
  then.expect({ [pickman]: { in: "P1 discard" }, P2: { hand: 1 } });
});
