/** What the checks after a change must notice although nothing printed tells it. */
import {
  aCharacter,
  action,
  character as characterIs,
  copies,
  draw,
  each,
  endOfPhase,
  exhaust,
  gains,
  isReady,
  not,
  opponent,
  passive,
  takeControl,
  thisCard,
  until,
  whileTrue,
  you,
} from "@fhtagn/rules/dsl";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";
import { freeCharacter, freeEvent, freeSupport } from "./free-cards.ts";
import { CLERK } from "./timing-cards.ts";

const HERO = freeCharacter("Hero", [], { keywords: ["Heroic"] });
const VILLAIN = freeCharacter("Villain", [], { keywords: ["Villainous"] });

test.each([
  ["Villainous", "Hero"],
  ["Heroic", "Villain"],
] as const)("KW-HERO-02 it does not matter that %s is gained", (keyword, printed) => {
  const fall = freeEvent("Fall", [action({ effect: until(endOfPhase, gains(aCharacter(), { keyword })) })]);
  given({ P1: { hand: ["Fall"], play: [printed, "Clerk"] } }, { cards: [HERO, VILLAIN, CLERK, fall] });
  when("P1 plays Fall; choose Clerk");
  then.offered("P1", [printed, "Clerk"]);
  when("P1 chooses Clerk");
  then.expect({ Clerk: { in: "P1 discard" }, [printed]: { in: "play" } });
});

test("KW-HERO-02 another gained keyword divides nobody", () => {
  const haste = freeEvent("Haste", [
    action({ effect: until(endOfPhase, gains(aCharacter(), { keyword: "Fast" })) }),
  ]);
  given({ P1: { hand: ["Haste"], play: ["Hero", "Clerk"] } }, { strict: true, cards: [HERO, CLERK, haste] });
  when("P1 plays Haste", "P1 chooses Clerk");
  then.now({ asked: "P2", Clerk: { in: "play", keywords: ["Fast"] } });
});

test("KW-HERO-02 a copied keyword counts", () => {
  const mirror = freeEvent("Mirror", [
    action({
      effect: until(
        endOfPhase,
        copies(aCharacter({ controller: you, title: "Clerk" }), each(characterIs({ title: "Villain" })), [
          "keywords",
        ]),
      ),
    }),
  ]);
  given(
    { P1: { hand: ["Mirror"], play: ["Hero", "Clerk"] }, P2: { play: ["Villain"] } },
    { cards: [HERO, VILLAIN, CLERK, mirror] },
  );
  when("P1 plays Mirror");
  then.offered("P1", ["Hero", "Clerk"]);
});

test("KW-HERO-02 merely exhausting may make a card what it must not be", () => {
  const moody = freeCharacter("Moody", [
    passive(whileTrue(not(isReady(thisCard)), gains(thisCard, { keyword: "Villainous" }))),
    action({ cost: exhaust(thisCard), effect: draw(you, 1) }),
  ]);
  given({ P1: { play: ["Hero", "Moody"] } }, { cards: [HERO, moody] });
  when("P1 uses Moody");
  then.offered("P1", ["Hero", "Moody"]);
});

test("KW-HERO-02 if both players are torn the active player discards first", () => {
  const fog = freeSupport("Fog", [
    passive(gains(each(characterIs({ title: "Clerk" })), { keyword: "Villainous" })),
  ]);
  given(
    { P1: { hand: ["Fog"], play: ["Hero", "Clerk"] }, P2: { play: ["Hero", "Clerk"] } },
    { cards: [HERO, CLERK, fog] },
  );
  when("P1 plays Fog");
  then.offered("P1", ["P1 Hero", "P1 Clerk"]);
  when("P1 chooses P1 Clerk");
  then.offered("P2", ["P2 Hero", "P2 Clerk"]);
});

test("CTRL-16 control taken for a while falls back at its end", () => {
  const bribe = freeEvent("Bribe", [
    action({ effect: takeControl(you, each(characterIs({ controller: opponent })), endOfPhase) }),
  ]);
  given({ P1: { hand: ["Bribe"] }, P2: { play: ["Clerk"] } }, { cards: [bribe, CLERK] });
  when("P1 plays Bribe");
  then.expect({ Clerk: { controller: "P1" } });
  when({ advance: "story before commits" });
  then.expect({ Clerk: { controller: "P2" } });
});

test("CTRL-16 a unique card one has already is not taken while one has it", () => {
  const king = freeCharacter("King", [], { unique: true });
  const envy = freeSupport("Envy", [passive(takeControl(you, each(characterIs({ title: "King" }))))]);
  given({ P1: { hand: ["Envy"], play: ["King"] }, P2: { play: ["King"] } }, { cards: [king, envy] });
  when("P1 plays Envy");
  then.expect({ "P2 King": { controller: "P2", in: "play" }, "P1 King": { controller: "P1" } });
});
