import {
  action,
  anyCard,
  cancel,
  cannot,
  character as characterIs,
  destroy,
  discard,
  disrupt,
  draw,
  each,
  effectInitiated,
  entersPlay,
  goesInsane,
  isWounded,
  limit1,
  once,
  passive,
  prevent,
  putIntoPlay,
  ready,
  thisCard,
  would,
  you,
} from "@fhtagn/rules/dsl";
import { BLAST, DOOM } from "@fhtagn/testkit/free-events";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";
import { freeCharacter, freeEvent, freeSupport } from "./free-cards.ts";
import { CLERK, fuse, GUARD, IDEA } from "./timing-cards.ts";

test("TRIG-20 disrupts to a game effect begin with the active player, to a player's action at his left", () => {
  const nurse = fuse("Nurse", (effect) => disrupt({ when: would(goesInsane(characterIs())), effect }));
  const shield = fuse("Shield", (effect) =>
    disrupt({ when: would(effectInitiated({ timing: ["action"] })), effect }),
  );
  given(
    {
      phase: "story",
      at: "after opposing",
      P1: { hand: ["Idea"], play: ["Nurse", "Shield", { Clerk: { story: "S1" } }] },
      P2: { play: ["Nurse", "Shield", { Horror: { story: "S1" } }] },
    },
    { cards: [IDEA, nurse, shield, CLERK, freeCharacter("Horror", [], { icons: "T" })] },
  );
  when("P1 plays Idea");
  then.now({ asked: "P2" });
  then.offered("P2", ["P2 Shield"]);
  when({ advance: "resolution" });
  then.now({ asked: "P1", Clerk: { state: "exhausted" } });
  then.offered("P1", ["P1 Nurse"]);
});

test("TRIG-21 a disrupt is used only when its requirement is met", () => {
  const medic = freeEvent("Medicine", [
    disrupt({ when: would(isWounded(characterIs())), effect: prevent(1) }),
  ]);
  given(
    { P1: { hand: ["Idea", "Blast"] }, P2: { hand: ["Medicine"], play: ["Clerk"] } },
    { cards: [IDEA, BLAST, medic, CLERK] },
  );
  when("P1 plays Idea");
  then.refused("P2 plays Medicine");
  when("P2 passes", "P1 plays Blast", "P2 plays Medicine");
  then.expect({ Clerk: { in: "play", wounds: 0 } });
});

test("TRIG-22 a passive works all the time and cannot be declined", () => {
  given({ P1: { play: [{ Clerk: { attached: [".45 Pistols"] } }, "Guard"] } }, { cards: [CLERK, GUARD] });
  then.now({ Clerk: { icons: "C" }, Guard: { icons: "" } });
  then.offered("P1", []);
  when({ advance: "story before commits" });
  then.now({ Clerk: { icons: "C" } });
});

test("TRIG-23 a passive is not triggered, even if it waits, and can never be cancelled", () => {
  const dawn = freeCharacter("Dawn", [
    passive({ when: entersPlay(thisCard), effect: destroy(each(anyCard({ keyword: "Night" }))) }),
  ]);
  const owl = freeCharacter("Owl", [], { keywords: ["Night"] });
  const directive = freeEvent("Hali's Directive", [
    disrupt({ when: would(effectInitiated()), effect: cancel }),
  ]);
  given(
    {
      P1: { hand: ["Dawn"] },
      P2: {
        hand: ["Power Drain", "Hali's Directive"],
        domains: [["hastur", "hastur"]],
        play: ["Owl", "Clerk"],
      },
    },
    { cards: [dawn, owl, directive, CLERK] },
  );
  when("P1 plays Dawn");
  then.refused("P2 plays Power Drain");
  when("P2 declines"); // Hali's Directive to the playing of Dawn itself
  then.refused("P2 plays Power Drain");
  then.refused("P2 plays Hali's Directive");
  then.expect({ asked: "P2", Owl: { in: "P2 discard" }, Clerk: { in: "play" } });
});

test("TRIG-24 characters and supports work only in play, unless they say otherwise", () => {
  const scientist = freeCharacter("Elder Thing Scientist", [
    action({ from: "hand", cost: discard(thisCard), effect: draw(you, 1) }),
  ]);
  const gunman = freeCharacter("Gunman", [action({ cost: discard(thisCard), effect: draw(you, 1) })]);
  given(
    { P1: { hand: ["Elder Thing Scientist", "Gunman"], discard: ["Gunman"] } },
    { cards: [scientist, gunman] },
  );
  then.refused("P1 uses Gunman");
  then.refused("P1 uses Gunman#2");
  when("P1 uses Elder Thing Scientist");
  then.expect({ "Elder Thing Scientist": { in: "P1 discard" }, P1: { hand: 2 } });
});

test("TRIG-25 events are used from hand", () => {
  given({ P1: { hand: ["Idea"], discard: ["Idea"] } }, { cards: [IDEA] });
  when("P1 plays Idea", "P2 passes");
  then.refused("P1 plays Idea");
  then.refused("P1 plays Idea#2");
});

const DRAINER = { hand: ["Power Drain"], domains: [["hastur", "hastur"]] };

test("TRIG-26 'Limit once' counts for each copy, cancelled uses included", () => {
  const well = freeSupport("Well", [action({ effect: draw(you, 1), limit: once("turn") })]);
  given({ P1: { play: ["Well", "Well"] }, P2: DRAINER }, { cards: [well] });
  when("P1 uses Well#1", "P2 plays Power Drain");
  then.expect({ P1: { hand: 0 } });
  when("P2 passes");
  then.refused("P1 uses Well#1", "TRIG-26");
  when("P1 uses Well#2");
  then.expect({ P1: { hand: 1 } });
  when("P2 passes");
  then.refused("P1 uses Well#2", "TRIG-26");
});

test("TRIG-26 'Limit once' starts afresh when the copy changes zone, not when it changes control", () => {
  const well = freeCharacter("Well", [action({ effect: draw(you, 1), limit: once("turn") })]);
  const flicker = freeEvent("Flicker", [
    action({
      effect: {
        do: "inOrder",
        effects: [{ do: "toHand", what: { choose: characterIs(), as: "gone" } }, putIntoPlay("gone")],
      },
    }),
  ]);
  const charm = freeEvent("Charm", [
    action({ effect: { do: "takeControl", who: you, what: { choose: characterIs() } } }),
  ]);
  const cards = [well, flicker, charm];
  given({ P1: { hand: ["Flicker"], play: ["Well"] }, P2: { hand: ["Charm"] } }, { cards });
  when("P1 uses Well", "P2 plays Charm");
  then.now({ asked: "P1", Well: { controller: "P2" } });
  when("P1 passes");
  then.refused("P2 uses Well", "TRIG-26");
  when("P2 passes");

  given({ P1: { hand: ["Flicker"], play: ["Well"] } }, { cards });
  when("P1 uses Well", "P2 passes");
  then.refused("P1 uses Well", "TRIG-26");
  when("P1 plays Flicker", "P2 passes", "P1 uses Well");
  then.expect({ P1: { hand: 2 } });
});

test("TRIG-26 'Limit 1' counts for the title and the player, though the first copy has left or was cancelled", () => {
  const well = freeCharacter("Well", [action({ effect: draw(you, 1), limit: limit1("turn") })]);
  const cards = [well, DOOM];
  const P1 = { play: ["Well", "Well"] };
  given({ P1, P2: { hand: ["Doom"], play: ["Well"] } }, { cards });
  when("P1 uses P1 Well", "P2 plays Doom; choose P1 Well");
  then.refused("P1 uses P1 Well#2", "TRIG-26");
  when("P1 passes", "P2 uses P2 Well");
  then.expect({ P1: { hand: 1 }, P2: { hand: 1 } });

  given({ P1, P2: DRAINER }, { cards });
  when("P1 uses Well", "P2 plays Power Drain", "P2 passes");
  then.refused("P1 uses Well#2", "TRIG-26");
});

test("TRIG-27 a card that cannot be destroyed is no target, and an effect without a target cannot be triggered", () => {
  const rock = freeCharacter("Rock", [passive(cannot("destroy", thisCard))]);
  given({ P1: { hand: ["Doom"] }, P2: { play: ["Rock"] } }, { cards: [rock, DOOM, CLERK] });
  then.refused("P1 plays Doom", "TGT-02");

  given({ P1: { hand: ["Doom"] }, P2: { play: ["Rock", "Clerk", "Clerk"] } }, { cards: [rock, DOOM, CLERK] });
  when("P1 plays Doom");
  then.offered("P1", ["Clerk", "Clerk#2"]);
  when("P1 chooses Clerk");
});

test("TRIG-27 'cannot' beats a later 'ready all'", () => {
  const frost = freeSupport("Frost", [
    passive(cannot("ready", each(characterIs({ controller: "opponent" })))),
  ]);
  const dawn = freeEvent("Dawn", [action({ effect: ready(each(characterIs())) })]);
  given(
    {
      P1: { play: ["Frost", { Guard: { exhausted: true } }] },
      P2: { hand: ["Dawn"], play: [{ Clerk: { exhausted: true } }] },
    },
    { cards: [frost, dawn, CLERK, GUARD] },
  );
  when("P1 passes", "P2 plays Dawn");
  then.expect({ Clerk: { state: "exhausted" }, Guard: { state: "ready" } });
});
