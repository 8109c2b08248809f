import {
  aCharacter,
  action,
  anyCard,
  cancel,
  cannot,
  character as characterIs,
  commits,
  disrupt,
  driveInsane,
  each,
  endOfPhase,
  event as eventIs,
  exhaust,
  forcedResponse,
  goesInsane,
  immune,
  one,
  opponent,
  passive,
  pay,
  putIntoPlay,
  replaces,
  response,
  sacrifice,
  setTo,
  thisCard,
  until,
  would,
  wound,
  you,
} from "@fhtagn/rules/dsl";
import { BLAST, DOOM } from "@fhtagn/testkit/free-events";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";
import { freeCharacter, freeEvent, freeSupport } from "./free-cards.ts";
import { CLERK, fuse, GUARD, MONK } from "./timing-cards.ts";

const JULIA = freeCharacter("Julia Brown", [
  passive(replaces(would(goesInsane(thisCard)), sacrifice(thisCard))),
]);
const ALIENIST = fuse("Alienist", (effect) => response({ when: goesInsane(characterIs()), effect }));

test("TRIG-28 what an 'instead' replaces did not happen", () => {
  const horror = freeCharacter("Horror", [], { icons: "T" });
  const position = (victim: string) =>
    ({
      phase: "story",
      at: "resolution",
      P1: { play: [{ [victim]: { story: "S1" } }, "Alienist"] },
      P2: { play: [{ Horror: { story: "S1" } }] },
    }) as const;
  given(position("Julia Brown"), { cards: [JULIA, ALIENIST, horror] });
  then.refused("P1 uses Alienist");
  when({ advance: "after resolution" });
  then.expect({
    "Julia Brown": { in: "P1 discard" },
    log: ["struggle T at S1 won by P2", "Julia Brown sacrificed"],
  });

  given(position("Clerk"), { cards: [JULIA, ALIENIST, horror, CLERK] });
  then.now({ Clerk: { state: "insane" } });
  then.offered("P1", ["Alienist"]);
});

test("TRIG-29 what cannot happen is not replaced", () => {
  const panic = freeEvent("Panic", [action({ effect: driveInsane(each(characterIs())) })]);
  const calm = freeCharacter("Calm", [passive(replaces(would(goesInsane(thisCard)), sacrifice(thisCard)))], {
    keywords: ["Willpower"],
  });
  given(
    { P1: { hand: ["Panic"], play: ["Calm", "Julia Brown", "Clerk"] } },
    { cards: [panic, calm, JULIA, CLERK] },
  );
  when("P1 plays Panic");
  then.expect({
    Calm: { in: "play", state: "ready" },
    "Julia Brown": { in: "P1 discard" },
    Clerk: { state: "insane" },
  });
});

test("TRIG-30 immunity: neither chosen nor changed by cards of the kind, but by game effects and by others", () => {
  const polar = { subtypes: ["Polar"] };
  const dog = freeCharacter(
    "Alaskan Sledge Dog",
    [
      passive(immune(thisCard, eventIs({ subtype: "Polar" }))),
      action({ effect: wound(thisCard), cost: exhaust(thisCard) }),
    ],
    { keywords: ["Toughness +3"] },
  );
  const chill = freeEvent("Chill", [action({ effect: wound(aCharacter()) })], polar);
  const storm = freeEvent("Storm", [action({ effect: wound(each(characterIs())) })], polar);
  const brute = freeCharacter("Brute", [], { icons: "C", keywords: ["Toughness +3"] });
  const cards = [dog, chill, storm, brute, BLAST, MONK];
  given(
    {
      phase: "story",
      at: "after opposing",
      P1: { hand: ["Chill", "Storm", "Blast"], play: [{ Brute: { story: "S1" } }] },
      P2: { play: [{ "Alaskan Sledge Dog": { story: "S1", ready: true } }, "Monk"] },
    },
    { cards },
  );
  when("P1 plays Chill");
  then.offered("P1", ["Brute", "Monk"]);
  when("P1 chooses Brute", "P2 passes", "P1 plays Storm");
  then.expect({ "Alaskan Sledge Dog": { wounds: 0 }, Brute: { wounds: 2 }, Monk: { in: "P2 discard" } });
  when("P2 uses Alaskan Sledge Dog");
  then.expect({ "Alaskan Sledge Dog": { wounds: 1 } });
  when("P1 plays Blast; choose Alaskan Sledge Dog");
  then.expect({ "Alaskan Sledge Dog": { wounds: 2 } });
  when({ advance: "after resolution" });
  then.expect({ "Alaskan Sledge Dog": { wounds: 3 }, log: "struggle C at S1 won by P1" });
});

test("TRIG-31 at equal rank the newer effect wins", () => {
  const weaken = freeEvent("Weaken", [
    action({ effect: until(endOfPhase, setTo(aCharacter(), { skill: 2 })) }),
  ]);
  const hearten = freeEvent("Hearten", [
    action({ effect: until(endOfPhase, setTo(aCharacter(), { skill: 5 })) }),
  ]);
  const cards = [weaken, hearten, CLERK];
  given({ P1: { hand: ["Weaken", "Hearten"], play: ["Clerk"] } }, { cards });
  when("P1 plays Weaken", "P2 passes", "P1 plays Hearten");
  then.expect({ Clerk: { skill: 5 } });

  given({ P1: { hand: ["Weaken", "Hearten"], play: ["Clerk"] } }, { cards });
  when("P1 plays Hearten", "P2 passes", "P1 plays Weaken");
  then.expect({ Clerk: { skill: 2 } });
});

test("TRIG-32 an Action from the discard pile works there however the card came", () => {
  const sheriff = freeCharacter("Local Sheriff", [
    action({ from: "discard", cost: pay(1), effect: putIntoPlay(thisCard) }),
  ]);
  const robbery = freeEvent("Robbery", [
    action({ effect: { do: "discard", what: one(anyCard({ in: "hand", controller: opponent })) } }),
  ]);
  const cards = [sheriff, DOOM, robbery];
  const domains = [["agency"]];
  given(
    { P1: { hand: ["Doom"] }, P2: { play: [{ "Local Sheriff": { insane: true } }], domains } },
    { cards },
  );
  when("P1 plays Doom", "P2 uses Local Sheriff");
  then.expect({ "Local Sheriff": { in: "play", state: "ready" }, "P2.D1": { drained: true } });

  given({ P1: { hand: ["Robbery"] }, P2: { hand: ["Local Sheriff"], domains } }, { cards });
  when("P1 plays Robbery; choose Local Sheriff", "P2 uses Local Sheriff");
  then.expect({ "Local Sheriff": { in: "play" } });
});

test("TRIG-33 a forced response is a card effect, a lost struggle a game effect", () => {
  const ward = freeSupport("Ward", [
    passive(cannot("wound", each(characterIs({ controller: you })), { by: "cardEffects" })),
  ]);
  const bokrug = freeCharacter(
    "Bokrug",
    [forcedResponse({ when: commits(thisCard), effect: wound(each(characterIs({ other: true }))) })],
    {
      icons: "CC",
    },
  );
  const guard = freeCharacter("Sentry", [], { keywords: ["Toughness +1"] });
  const position = {
    phase: "story",
    P1: { play: ["Bokrug", "Monk"] },
    P2: { play: ["Ward", "Sentry"] },
  } as const;
  given(position, { cards: [ward, bokrug, guard, MONK] });
  when("P1 commits Bokrug to S1");
  then.expect({ Sentry: { wounds: 0 }, Monk: { in: "P1 discard" } });
  when("P2 commits Sentry to S1", { advance: "after resolution" });
  then.expect({ Sentry: { wounds: 1 } });
});

test("TRIG-34 what cancels 'an effect that would drive insane' reaches a lost struggle, no passive", () => {
  const asylum = freeSupport("Underground Asylum", [
    disrupt({
      when: would(goesInsane(characterIs({ controller: you }))),
      cost: [exhaust(thisCard), pay(1)],
      effect: cancel,
    }),
  ]);
  const terror = freeSupport("Terror", [
    passive({
      when: { on: "cardEnteredPlay", card: characterIs({ controller: you }) },
      effect: driveInsane(each(characterIs({ controller: opponent }))),
    }),
  ]);
  const panic = freeEvent("Panic", [
    action({ effect: driveInsane(each(characterIs({ controller: opponent }))) }),
  ]);
  const horror = freeCharacter("Horror", [], { icons: "T" });
  const cards = [asylum, terror, panic, horror, CLERK, GUARD];
  const P2 = { play: ["Underground Asylum", "Clerk"], domains: [["neutral"]] };

  given({ phase: "story", P1: { play: ["Horror"] }, P2 }, { cards });
  when("P1 commits Horror to S1", "P2 commits Clerk to S1", { advance: "resolution" });
  then.offered("P2", ["Underground Asylum"]);
  when("P2 uses Underground Asylum");
  then.expect({ Clerk: { state: "exhausted" }, "P2.D1": { drained: true } });

  given({ P1: { hand: ["Panic"] }, P2 }, { cards });
  when("P1 plays Panic");
  then.offered("P2", ["Underground Asylum"]);

  given({ P1: { hand: ["Guard"], play: ["Terror"] }, P2 }, { cards });
  when("P1 plays Guard");
  then.refused("P2 uses Underground Asylum");
  then.expect({ Clerk: { state: "insane" } });
});
