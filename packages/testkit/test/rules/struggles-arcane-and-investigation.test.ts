import {
  anyPlayer,
  disrupt,
  draw,
  exhaust,
  losesStruggle,
  struggleBegins,
  struggleResolves,
  thisCard,
  would,
  you,
} from "@fhtagn/rules/dsl";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";
import { counter, freeSupport } from "./free-cards.ts";
import { char, neverLogged, resolving } from "./story-cards.ts";

const CLERK = char("Clerk", "3/");
const BAKER = char("Baker", "1/");
const COP = char("Cop", "1/CC");
const SAGE = char("Sage", "1/A");
const SLEUTH = char("Sleuth", "1/I");

const arcane = (): void => {
  given(
    {
      phase: "story",
      at: "resolution",
      P1: {
        play: [
          { Sage: { story: "S1" } },
          { Baker: { story: "S1" } },
          { Clerk: { story: "S2" } },
          { Sleuth: { exhausted: true } },
          { Sleuth: { story: "S1", ready: true } },
        ],
      },
      P2: { play: [{ Clerk: { story: "S1" } }] },
    },
    { cards: [SAGE, BAKER, CLERK, SLEUTH] },
  );
  when("P1 resolves S1");
};

test("STRUG-17 the winner of Arcane readies any of his characters at that story", () => {
  arcane();
  then.offered("P1", ["Sage", "Baker"]);
  when("P1 chooses Baker", { advance: "after resolution" });
  then.expect({ Baker: { in: "S1", state: "ready" }, Sage: { in: "S1", state: "exhausted" } });
});

test("STRUG-18 readying by Arcane is optional", () => {
  arcane();
  when("P1 declines", { advance: "after resolution" });
  then.expect({
    Baker: { state: "exhausted" },
    Sage: { state: "exhausted" },
    log: ["struggle I at S1 won by P1"],
  });
  neverLogged("Baker readied");
});

test("STRUG-19 a character readied by Arcane cannot move to another story in this phase", () => {
  arcane();
  when("P1 chooses Baker");
  then.refused("P1 commits Baker to S2", "STRUG-19");
  when({ advance: "after resolution" });
  then.refused("P1 commits Baker to S2", "STRUG-19");
  then.expect({ Baker: { in: "S1" }, S2: { P1: 2, committed: { P1: ["P1 Clerk"] } } });
});

test("STRUG-20 the winner of Investigation may place a token on his own side", () => {
  resolving(["Clerk"], ["Sleuth"], [CLERK, SLEUTH]);
  when({ advance: "after resolution" });
  then.expect({ S1: { P1: 1, P2: 1 }, S2: { P2: 0 }, log: ["struggle I at S1 won by P2"] });
});

test("STRUG-20 he need not place it", () => {
  resolving(["Clerk"], ["Sleuth"], [CLERK, SLEUTH]);
  when("P2 declines", { advance: "after resolution" });
  then.expect({ S1: { P1: 1, P2: 0 }, log: ["struggle I at S1 won by P2"] });
});

test("STRUG-20 he places it at once", () => {
  resolving(["Sleuth"], [], [SLEUTH]);
  when("P1 declines", { advance: "after resolution" });
  then.expect({
    S1: { P1: 2 },
    log: ["struggle I at S1 won by P1", "P1 succeeds at S1", "unchallenged at S1"],
  });
});

test("STRUG-21 the player who is not active can win any of the four", () => {
  resolving(["Clerk", "Baker", "Baker"], ["Hero", "Clerk"], [CLERK, BAKER, char("Hero", "1/TCAI")]);
  when("P1 chooses P1 Clerk", "P1 chooses Baker#1");
  then.offered("P2", ["Hero", "P2 Clerk"]);
  when("P2 chooses P2 Clerk", { advance: "after resolution" });
  then.expect({
    "P1 Clerk": { state: "insane" },
    "Baker#1": { in: "P1 discard" },
    "P2 Clerk": { in: "S1", state: "ready" },
    S1: { P1: 0, P2: 1 },
  });
});

test("STRUG-22 a struggle whose icon was removed does not happen", () => {
  given(
    {
      phase: "story",
      at: "after opposing",
      P1: {
        hand: ["Inside Information"],
        play: [{ Clerk: { story: "S1" } }, { Baker: { story: "S2" } }],
        domains: [["neutral", "neutral"]],
      },
    },
    { cards: [CLERK, BAKER] },
  );
  when("P1 plays Inside Information; choose S1; remove Terror; drain D1");
  then.expect({ S1: { struggles: "CAI" }, S2: { struggles: "TCAI" } });
  when({ advance: "after resolution" });
  neverLogged("struggle T at S1 tied");
  then.expect({ log: ["struggle C at S1 tied", "struggle T at S2 tied"] });
});

test("STRUG-23 icons at one story do nothing at another", () => {
  given(
    {
      phase: "story",
      at: "resolution",
      P1: { play: [{ Inspector: { story: "S1" } }, { Clerk: { story: "S2" } }] },
      P2: { play: [{ Sleuth: { story: "S2" } }] },
    },
    { cards: [char("Inspector", "0/IIIII"), CLERK, SLEUTH] },
  );
  when({ advance: "after resolution" });
  then.expect({ S1: { P1: 1, P2: 0 }, S2: { P1: 1, P2: 1 }, log: ["struggle I at S2 won by P2"] });
});

const MOURNER = counter("Mourner", losesStruggle(you, { icon: "combat" }));

const fighting = (theirs: string): void => {
  given(
    {
      phase: "story",
      at: "resolution",
      P1: { play: [{ Cop: { story: "S1" } }, "Mourner"] },
      P2: { play: [{ [theirs]: { story: "S1" } }, "Mourner"] },
    },
    { cards: [COP, SAGE, MOURNER] },
  );
  when({ advance: "after resolution" });
};

test("STRUG-24 when one player wins the other is the loser", () => {
  fighting("Sage");
  then.expect({ P1: { hand: 0 }, P2: { hand: 1 } });
});

test("STRUG-24 on a tie nobody lost", () => {
  fighting("Cop");
  then.expect({ P1: { hand: 0 }, P2: { hand: 0 }, log: ["struggle C at S1 tied"] });
});

test("STRUG-25 a player can lose where he has no characters", () => {
  const coward = freeSupport("Coward", [
    disrupt({
      when: would(losesStruggle(you, { icon: "combat" })),
      cost: exhaust(thisCard),
      effect: draw(you, 1),
    }),
  ]);
  given(
    {
      phase: "story",
      at: "resolution",
      P1: { play: [{ Cop: { story: "S1" } }] },
      P2: { play: ["Coward", "Mourner", "Clerk"] },
    },
    { cards: [COP, CLERK, MOURNER, coward] },
  );
  then.offered("P2", ["Coward"]);
  when("P2 uses Coward", { advance: "after resolution" });
  then.expect({
    P2: { hand: 2 },
    Clerk: { wounds: 0 },
    log: ["P2 draws 1", "struggle C at S1 won by P1", "P2 draws 1"],
  });
});

const inCombat = (title: string, trigger: Parameters<typeof disrupt>[0]["when"]): object =>
  freeSupport(title, [
    disrupt({ ...(trigger && { when: trigger }), cost: exhaust(thisCard), effect: draw(you, 1) }),
  ]);

const MOMENTS = [
  inCombat("Before", would(struggleBegins({ icon: "combat" }))),
  inCombat("When", would(struggleResolves({ icon: "combat" }))),
  inCombat("Would", would(losesStruggle(anyPlayer, { icon: "combat" }))),
  inCombat("After", losesStruggle(anyPlayer, { icon: "combat" })),
];

const moments = (terms: object = {}): void => {
  given(
    {
      phase: "story",
      at: "resolution",
      P1: { play: [{ Cop: { story: "S1" } }, "Before", "When", "Would", "After"] },
      P2: { play: [{ Clerk: { story: "S1" } }] },
    },
    { cards: [COP, CLERK, ...MOMENTS], ...terms },
  );
};

test("STRUG-26 disrupts to a struggle have four moments", () => {
  moments();
  then.offered("P1", ["Before"]);
  when("P1 uses Before");
  then.offered("P1", ["When"]);
  when("P1 uses When");
  then.offered("P1", ["Would"]);
  then.now({ Clerk: { in: "S1", wounds: 0 } });
  when("P1 uses Would");
  then.offered("P1", ["After"]);
  then.now({ Clerk: { in: "P2 discard" }, log: ["struggle C at S1 won by P1", "Clerk destroyed"] });
  when("P1 uses After", { advance: "after resolution" });
  then.expect({ P1: { hand: 4 }, log: ["P1 draws 1", "struggle A at S1 tied"] });
});

test("STRUG-26 in CCG Eldritch before and when are one moment", () => {
  moments({ options: { "timing.whenAfter": "same" } });
  then.offered("P1", ["Before", "When"]);
  when("P1 uses When", "P1 uses Before");
  then.offered("P1", ["Would"]);
});

test("STRUG-26 a disrupt to a struggle is not offered for another type or to nobody's loss", () => {
  given(
    { phase: "story", at: "resolution", P1: { play: [{ Sage: { story: "S1" } }, "Would", "After"] } },
    { cards: [SAGE, ...MOMENTS] },
  );
  when("P1 chooses Sage", { advance: "after resolution" });
  then.expect({
    P1: { hand: 0 },
    Would: { state: "ready" },
    After: { state: "ready" },
    Sage: { state: "ready" },
  });
});
