/** Who answers, in which order, from where, and what is past answering. */
import {
  action,
  anyPlayer,
  cancel,
  character as characterIs,
  discard,
  disrupt,
  draw,
  draws,
  drawsForDrawPhase,
  driveInsane,
  each,
  effectInitiated,
  entersPlay,
  event as eventIs,
  exhaust,
  exhausts,
  forcedResponse,
  goesInsane,
  isDestroyed,
  one,
  opponent,
  passive,
  prevent,
  response,
  support as supportIs,
  thisCard,
  would,
  you,
} from "@fhtagn/rules/dsl";
import { DOOM } from "@fhtagn/testkit/free-events";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";
import { freeCharacter, freeConspiracy, freeEvent, freeSupport } from "./free-cards.ts";
import { listener } from "./story-cards.ts";
import { CLERK, fuse, GUARD } from "./timing-cards.ts";

const both = (title: string) => ({ P1: { play: [title] }, P2: { play: [title] } });

test("TRIG-20 disrupts to a forced response begin with the active player, though it is his own", () => {
  const alarm = freeSupport("Alarm", [
    forcedResponse({ when: entersPlay(characterIs()), effect: draw(you, 1) }),
  ]);
  const gag = freeSupport("Gag", [
    disrupt({ when: would(effectInitiated({ timing: ["forcedResponse"] })), effect: cancel }),
  ]);
  given(
    { P1: { hand: ["Clerk"], play: ["Alarm", "Gag"] }, P2: { play: ["Gag"] } },
    { strict: true, cards: [alarm, gag, CLERK] },
  );
  when("P1 plays Clerk");
  then.now({ asked: "P1", P1: { hand: 0 } });
  when("P1 passes");
  then.now({ asked: "P2", P1: { hand: 0 } });
  when("P2 uses P2 Gag");
  then.expect({ P1: { hand: 0 } });
});

test("TRIG-20 disrupts to what a passive does begin with the active player", () => {
  const dread = freeSupport("Dread", [
    passive({ when: entersPlay(characterIs()), effect: driveInsane(each(characterIs())) }),
  ]);
  const balm = freeSupport("Balm", [disrupt({ when: would(goesInsane(characterIs())), effect: prevent() })]);
  given(
    { P1: { hand: ["Clerk"], play: ["Dread", "Balm"] }, P2: { play: ["Balm"] } },
    { strict: true, cards: [dread, balm, CLERK] },
  );
  when("P1 plays Clerk");
  then.now({ asked: "P1", Clerk: { in: "play", state: "ready" } });
});

test("TRIG-08 responses to a framework action begin with the active player", () => {
  const tally = listener("GamesTally", draws(anyPlayer));
  given({ phase: "draw", at: "start", ...both("GamesTally") }, { strict: true, cards: [tally] });
  then.now({ asked: "P1", phase: "draw" });
  when("P1 passes");
  then.offered("P2", ["P2 GamesTally"]);
});

test("ED-40 where own effects may not be disrupted, those of the game may", () => {
  const dam = freeSupport("Dam", [disrupt({ when: would(drawsForDrawPhase(you)), effect: prevent() })]);
  given(
    { phase: "draw", at: "start", P1: { play: ["Dam"] } },
    { cards: [dam], options: { "disrupt.own": false } },
  );
  then.offered("P1", ["Dam"]);
});

const PANIC = freeEvent("Panic", [action({ effect: driveInsane(each(characterIs())) })]);

test("TRIG-15 what has been prevented is past disrupting; the rest is not", () => {
  const balm = (title: string): object =>
    freeSupport(title, [
      disrupt({ when: would(goesInsane(characterIs())), cost: exhaust(thisCard), effect: prevent() }),
    ]);
  given(
    { P1: { hand: ["Panic"], play: ["Clerk", "Salve"] }, P2: { play: ["Balm"] } },
    { cards: [PANIC, CLERK, balm("Balm"), balm("Salve")] },
  );
  when("P1 plays Panic", "P2 uses Balm");
  then.refused("P1 uses Salve");
  then.expect({ Clerk: { state: "ready" }, Salve: { state: "ready" } });

  given(
    { P1: { hand: ["Panic"], play: ["Clerk", "Guard", "Salve"] }, P2: { play: ["Balm"] } },
    { cards: [PANIC, CLERK, GUARD, balm("Balm"), balm("Salve")] },
  );
  when("P1 plays Panic", "P2 uses Balm", "P1 uses Salve");
  then.expect({ Clerk: { state: "ready" }, Guard: { state: "ready" } });
});

test("TRIG-15 a cancelled effect is past disrupting", () => {
  const veto = (title: string): object =>
    freeSupport(title, [
      disrupt({
        when: would(effectInitiated({ timing: ["action"] })),
        cost: exhaust(thisCard),
        effect: cancel,
      }),
    ]);
  given(
    { P1: { hand: ["Panic"], play: ["Clerk", "Nay"] }, P2: { play: ["Veto"] } },
    { cards: [PANIC, CLERK, veto("Veto"), veto("Nay")] },
  );
  when("P1 plays Panic", "P2 uses Veto");
  then.refused("P1 uses Nay");
  then.expect({ Clerk: { state: "ready" }, Nay: { state: "ready" }, log: "Panic cancelled" });
});

test("TRIG-08 the copy that is named answers", () => {
  const owl = fuseOf("Owl");
  given(
    { P1: { hand: ["Doom"], play: ["Owl", "Owl"] }, P2: { play: ["Clerk"] } },
    { cards: [DOOM, CLERK, owl] },
  );
  when("P1 plays Doom", "P1 uses Owl#2");
  then.now({ Owl: { in: "play" }, "Owl#2": { in: "P1 discard" } });
});

function fuseOf(title: string): object {
  return fuse(title, (effect) => response({ when: isDestroyed(characterIs()), effect }));
}

test("TRIG-08 the ability that is named answers", () => {
  const owl = freeSupport("Owl", [
    response({ when: isDestroyed(characterIs()), effect: draw(opponent, 1) }),
    response({ when: isDestroyed(characterIs()), effect: draw(you, 1) }),
  ]);
  given({ P1: { hand: ["Doom"], play: ["Owl"] }, P2: { play: ["Clerk"] } }, { cards: [DOOM, CLERK, owl] });
  when("P1 plays Doom", "P1 uses Owl; ability 2");
  then.expect({ P1: { hand: 1 }, P2: { hand: 0 } });
});

const GHOST = freeCharacter("Ghost", [
  response({ from: "discard", when: isDestroyed(characterIs({ title: "Clerk" })), effect: draw(you, 1) }),
]);

test("TRIG-25 what speaks from the discard pile is silent elsewhere", () => {
  given(
    { P1: { hand: ["Doom"], discard: ["Ghost"] }, P2: { play: ["Clerk"] } },
    { cards: [DOOM, CLERK, GHOST] },
  );
  when("P1 plays Doom");
  then.offered("P1", ["Ghost"]);
  given(
    { P1: { hand: ["Doom", "Ghost"], play: ["Ghost"] }, P2: { play: ["Clerk"] } },
    { cards: [DOOM, CLERK, GHOST] },
  );
  when("P1 plays Doom; choose Clerk");
  then.refused("P1 uses Ghost");
  then.refused("P1 uses Ghost#2");
});

test("TRIG-24 what speaks from play is silent in the pile where others speak", () => {
  const widow = freeCharacter("Widow", [
    response({ when: isDestroyed(characterIs()), effect: draw(you, 1) }),
  ]);
  given(
    { P1: { hand: ["Doom"], discard: ["Widow", "Ghost"] }, P2: { play: ["Clerk"] } },
    { cards: [DOOM, CLERK, GHOST, widow] },
  );
  when("P1 plays Doom");
  then.offered("P1", ["Ghost"]);
});

test("TRIG-09 a card that speaks of its own end from the pile does so once", () => {
  const shade = freeCharacter("Shade", [
    response({ from: "discard", when: isDestroyed(thisCard), effect: draw(you, 1) }),
  ]);
  given({ P1: { hand: ["Doom"], play: ["Shade"] } }, { cards: [DOOM, shade] });
  when("P1 plays Doom");
  then.offered("P1", ["Shade"]);
});

test("CONS-12 a response of a conspiracy is there for each player once", () => {
  const plot = freeConspiracy("Plot", [
    { ...response({ when: isDestroyed(characterIs()), effect: draw(you, 1) }), anyPlayer: true },
  ]);
  given(
    { conspiracies: [{ Plot: { owner: "P1" } }], P1: { hand: ["Doom"] }, P2: { play: ["Clerk"] } },
    { cards: [DOOM, CLERK, plot] },
  );
  when("P1 plays Doom", "P2 uses Plot", "P1 uses Plot");
  then.refused("P2 uses Plot");
  then.expect({ P1: { hand: 1 }, P2: { hand: 1 } });
});

const LAMP = freeSupport("Lamp", [action({ effect: exhaust(thisCard) })]);
const PAWN = freeSupport("Pawn", [
  response({
    when: exhausts(supportIs({ title: "Lamp" })),
    cost: discard(one(eventIs({ in: "hand", controller: you }))),
    effect: draw(you, 1),
  }),
]);

test("TRIG-08 who could pay, as far as others know, is asked even if he cannot", () => {
  const cards = [LAMP, PAWN, CLERK];
  given({ "to act": "P2", P2: { play: ["Lamp", "Pawn"], hand: ["Clerk"] } }, { strict: true, cards });
  when("P2 uses Lamp");
  then.now({ asked: "P2" });
  then.offered("P2", []);
  given({ "to act": "P2", P2: { play: ["Lamp", "Pawn"] } }, { strict: true, cards });
  when("P2 uses Lamp");
  then.now({ asked: "P1" });
});
