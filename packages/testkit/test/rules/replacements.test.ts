import {
  aCharacter,
  action,
  aSupport,
  character as characterIs,
  destroy,
  disrupt,
  draw,
  drawsForDrawPhase,
  driveInsane,
  each,
  goesInsane,
  isDestroyed,
  isWounded,
  passive,
  prevent,
  replaces,
  response,
  returnsToHand,
  sacrifice,
  thisCard,
  toDeck,
  toHand,
  would,
  wound,
  you,
} from "@fhtagn/rules/dsl";
import { BLAST } from "@fhtagn/testkit/free-events";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";
import { freeCharacter, freeEvent, freeSupport } from "./free-cards.ts";
import { CLERK } from "./timing-cards.ts";

const PANIC = freeEvent("Panic", [action({ effect: driveInsane(each(characterIs())) })]);
const martyr = (title: string): object =>
  freeCharacter(title, [passive(replaces(would(goesInsane(thisCard)), sacrifice(thisCard)))]);

test("TRIG-28 each part of a change is replaced for itself", () => {
  given(
    { P1: { hand: ["Panic"], play: ["Julia", "Clerk", "Emma"] } },
    { cards: [PANIC, CLERK, martyr("Julia"), martyr("Emma")] },
  );
  when("P1 plays Panic");
  then.expect({
    Julia: { in: "P1 discard" },
    Emma: { in: "P1 discard" },
    Clerk: { state: "insane" },
  });
});

test("TRIG-28 what was prevented is not replaced", () => {
  const nurse = freeSupport("Nurse", [
    disrupt({ when: would(goesInsane(characterIs())), effect: prevent() }),
  ]);
  given({ P1: { hand: ["Panic"], play: ["Julia", "Nurse"] } }, { cards: [PANIC, nurse, martyr("Julia")] });
  when("P1 plays Panic", "P1 uses Nurse");
  then.expect({ Julia: { in: "play", state: "ready" } });
});

test("TRIG-28 an 'instead' that can do nothing replaces nothing", () => {
  const clinger = freeCharacter("Clinger", [
    passive(replaces(would(goesInsane(thisCard)), sacrifice(aSupport({ controller: you })))),
  ]);
  const charm = freeSupport("Charm");
  given(
    { P1: { hand: ["Panic"], play: ["Clinger"] }, P2: { play: ["Charm"] } },
    { cards: [PANIC, clinger, charm] },
  );
  when("P1 plays Panic");
  then.expect({ Clinger: { state: "insane" }, Charm: { in: "play" } });

  given({ P1: { hand: ["Panic"], play: ["Clinger", "Charm"] } }, { cards: [PANIC, clinger, charm] });
  when("P1 plays Panic");
  then.expect({ Clinger: { state: "ready" }, Charm: { in: "P1 discard" } });
});

const STURDY = { keywords: ["Toughness +3"] };

test("TRIG-28 what stands instead of a change is not replaced in the same way again", () => {
  const masochist = freeCharacter(
    "Masochist",
    [passive(replaces(would(isWounded(thisCard)), wound(thisCard, 2)))],
    STURDY,
  );
  given({ P1: { hand: ["Blast"], play: ["Masochist"] } }, { cards: [BLAST, masochist] });
  when("P1 plays Blast");
  then.expect({ Masochist: { wounds: 2 } });
});

test("TRIG-28 two that pass a change to each other do so once each", () => {
  const passesTo = (title: string, other: string): object =>
    freeCharacter(
      title,
      [passive(replaces(would(isWounded(thisCard)), wound(each(characterIs({ title: other })))))],
      STURDY,
    );
  given(
    { P1: { hand: ["Blast"], play: ["Castor", "Pollux"] } },
    { cards: [BLAST, passesTo("Castor", "Pollux"), passesTo("Pollux", "Castor")] },
  );
  when("P1 plays Blast; choose Castor");
  then.expect({ winner: "nobody", Castor: { wounds: 1 }, Pollux: { wounds: 0 } });
});

test("TRIG-15 of however many parts of a change the last one is stopped like the first", () => {
  const nurse = freeSupport("Nurse", [
    disrupt({ when: would(goesInsane(characterIs({ title: "Julia" }))), effect: prevent() }),
  ]);
  const crowd = Array.from({ length: 64 }, () => "Clerk");
  given(
    { P1: { hand: ["Panic"], play: ["Nurse"] }, P2: { play: [...crowd, "Julia"] } },
    { cards: [PANIC, CLERK, nurse, freeCharacter("Julia")] },
  );
  when("P1 plays Panic", "P1 uses Nurse");
  then.expect({ Julia: { state: "ready" }, "Clerk#64": { state: "insane" } });
});

test("TRIG-42 a fatal wound is asked about once", () => {
  const watch = freeSupport("Watch", [
    disrupt({ when: would(isDestroyed(characterIs())), effect: draw(you, 1) }),
  ]);
  given({ P1: { hand: ["Blast"] }, P2: { play: ["Watch", "Clerk"] } }, { cards: [BLAST, CLERK, watch] });
  when("P1 plays Blast", "P2 uses Watch");
  then.refused("P2 uses Watch");
  then.expect({ P2: { hand: 1 }, Clerk: { in: "P2 discard" } });
});

test("TRIG-42 a wound on an insane character is the fatal one", () => {
  const watch = freeSupport("Watch", [
    disrupt({ when: would(isDestroyed(characterIs())), effect: draw(you, 1) }),
  ]);
  const scourge = freeEvent("Scourge", [action({ effect: wound(each(characterIs({ title: "Titan" }))) })]);
  const titan = freeCharacter("Titan", [], STURDY);
  given(
    { P1: { hand: ["Scourge"] }, P2: { play: ["Watch", { Titan: { insane: true } }] } },
    { cards: [scourge, titan, watch] },
  );
  when("P1 plays Scourge");
  then.offered("P2", ["Watch"]);
  then.now({ Titan: { in: "play", wounds: 0 } });
});

test("DRAW-03 a disrupt to the draw of the draw phase hears no other draw", () => {
  const dam = freeSupport("Dam", [disrupt({ when: would(drawsForDrawPhase(you)), effect: prevent() })]);
  const idea = freeEvent("Idea", [action({ effect: draw(you, 1) })]);
  given({ phase: "draw", at: "start", P1: { play: ["Dam"] } }, { cards: [dam] });
  then.offered("P1", ["Dam"]);
  when("P1 uses Dam", { advance: "window" });
  then.expect({ P1: { hand: 1 } });

  given({ P1: { play: ["Dam"], hand: ["Idea"] } }, { cards: [dam, idea] });
  when("P1 plays Idea");
  then.refused("P1 uses Dam");
  then.expect({ P1: { hand: 1 } });
});

test("TRIG-16 a disrupt to a return to hand hears no other leaving of play", () => {
  const hook = freeSupport("Hook", [
    disrupt({ when: would(returnsToHand(characterIs())), effect: prevent() }),
  ]);
  const cards = [
    hook,
    CLERK,
    freeEvent("Recall", [action({ effect: toHand(aCharacter()) })]),
    freeEvent("Banish", [action({ effect: toDeck(aCharacter(), "bottom") })]),
  ];
  given({ P1: { hand: ["Recall"] }, P2: { play: ["Hook", "Clerk"] } }, { cards });
  when("P1 plays Recall", "P2 uses Hook");
  then.expect({ Clerk: { in: "play" } });

  given({ P1: { hand: ["Banish"] }, P2: { play: ["Hook", "Clerk"] } }, { cards });
  when("P1 plays Banish");
  then.refused("P2 uses Hook");
  then.expect({ Clerk: { in: "deck bottom" } });
});

const PHOENIX = freeCharacter("Phoenix", [], { keywords: ["Resilient"] });
const ROC = freeCharacter("Roc", [], { keywords: ["Resilient"] });

test("KW-RESI-01 of two that leave together each goes as its controller says", () => {
  const massacre = freeEvent("Massacre", [action({ effect: destroy(each(characterIs())) })]);
  given(
    { P1: { play: ["Phoenix", "Roc"] }, P2: { hand: ["Massacre"] }, "to act": "P2" },
    { cards: [massacre, PHOENIX, ROC] },
  );
  when("P2 plays Massacre", "P1 chooses yes", "P1 declines");
  then.expect({ Phoenix: { in: "deck top" }, Roc: { in: "P1 discard" } });
});

test("KW-RESI-01 one that would return to hand may go on top of the deck as well", () => {
  const recall = freeEvent("Recall", [action({ effect: toHand(aCharacter()) })]);
  given(
    { P1: { play: ["Phoenix"] }, P2: { hand: ["Recall"] }, "to act": "P2" },
    { cards: [recall, PHOENIX] },
  );
  when("P2 plays Recall", "P1 chooses yes");
  then.refused("P1 chooses yes");
  then.expect({ Phoenix: { in: "deck top" } });
});

test("KW-RESI-01 one that does not go on top goes just where it would: to the bottom of the deck", () => {
  const banish = freeEvent("Banish", [action({ effect: toDeck(aCharacter(), "bottom") })]);
  given(
    { P1: { play: ["Phoenix"] }, P2: { hand: ["Banish"] }, "to act": "P2" },
    { cards: [banish, PHOENIX] },
  );
  when("P2 plays Banish", "P1 declines");
  then.expect({ Phoenix: { in: "deck bottom" } });
});

test.each(["chooses yes", "declines"])(
  "TRIG-09 one that dies of a wound answers it when its controller %s",
  (said) => {
    const ghost = freeCharacter("Ghost", [response({ when: isWounded(thisCard), effect: draw(you, 1) })], {
      keywords: ["Resilient"],
    });
    given({ P1: { play: ["Ghost"] }, P2: { hand: ["Blast"] }, "to act": "P2" }, { cards: [BLAST, ghost] });
    when("P2 plays Blast", `P1 ${said}`, "P1 uses Ghost");
    then.expect({ P1: { hand: 1 } });
  },
);
