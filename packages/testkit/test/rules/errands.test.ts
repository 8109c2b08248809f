/** Effects put off to an end, effects for each player, and what later parts make of earlier ones. */
import {
  aCharacter,
  action,
  andThen,
  character as characterIs,
  choose,
  chosenPlayer,
  delayed,
  destroy,
  draw,
  each,
  eachPlayer,
  endOfPhase,
  entersPlay,
  exhaust,
  forcedResponse,
  forEach,
  gains,
  inOrder,
  isSacrificed,
  it,
  one,
  opponent,
  sacrifice,
  support as supportIs,
  thatPlayer,
  thisCard,
  toHand,
  until,
  wound,
  you,
} from "@fhtagn/rules/dsl";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";
import { freeCharacter, freeEvent, freeSupport } from "./free-cards.ts";
import { CLERK, GUARD } from "./timing-cards.ts";

type Done = Parameters<typeof action>[0]["effect"];
const deed = (title: string, effect: Done): object => freeEvent(title, [action({ effect })]);
const own = { controller: you } as const;

test("TURN-10 two errands for the same end are both run", () => {
  const later = deed("Later", delayed("endOfPhase", draw(you, 1)));
  given({ P1: { hand: ["Later", "Later"] } }, { cards: [later] });
  when("P1 plays Later", "P2 passes", "P1 plays Later#2", { advance: "story before commits" });
  then.expect({ P1: { hand: 2 } });
  when({ advance: "end of turn" });
  then.expect({ P1: { hand: 2 } });
});

test("TURN-10 an errand for the end of the turn waits for it", () => {
  const soon = deed("Soon", delayed("endOfPhase", draw(you, 1)));
  const late = deed("Late", delayed("endOfTurn", draw(you, 2)));
  given({ P1: { hand: ["Late", "Soon"] } }, { cards: [soon, late] });
  when("P1 plays Late", "P2 passes", "P1 plays Soon", { advance: "story before commits" });
  then.expect({ P1: { hand: 1 } });
  when({ advance: "end of turn" });
  then.expect({ P1: { hand: 3 } });
});

test("TRIG-11 a forced response answers what an errand does, before the next errand", () => {
  const curse = deed("Curse", inOrder(exhaust(aCharacter()), delayed("endOfPhase", sacrifice(it))));
  const later = deed("Later", delayed("endOfPhase", draw(you, 1)));
  const heir = freeSupport("Heir", [
    forcedResponse({ when: isSacrificed(characterIs()), effect: toHand(one(supportIs({ title: "Heir" }))) }),
  ]);
  given(
    { P1: { hand: ["Curse", "Later"], play: ["Clerk", "Heir"] } },
    { cards: [curse, later, heir, CLERK] },
  );
  when("P1 plays Curse", "P2 passes", "P1 plays Later");
  when({ advance: "story before commits" });
  then.expect({
    Clerk: { in: "P1 discard" },
    Heir: { in: "P1 hand" },
    log: ["Clerk sacrificed", "Heir leaves play", "P1 draws 1"],
  });
});

test("LEAVE-03 an errand does nothing to a card that left and came back", () => {
  const curse = deed("Curse", inOrder(exhaust(aCharacter()), delayed("endOfPhase", sacrifice(it))));
  const recall = deed("Recall", toHand(aCharacter()));
  const cards = [curse, recall, CLERK];
  given({ P1: { hand: ["Curse"], play: ["Clerk"] } }, { cards });
  when("P1 plays Curse", { advance: "story before commits" });
  then.expect({ Clerk: { in: "P1 discard" } });

  given({ P1: { hand: ["Curse", "Recall"], play: ["Clerk"] } }, { cards });
  when("P1 plays Curse", "P2 passes", "P1 plays Recall", "P2 passes", "P1 plays Clerk");
  when({ advance: "story before commits" });
  then.expect({ Clerk: { in: "play" } });
});

test("TURN-10 an errand of a card that names nobody is about that card", () => {
  const firefly = freeSupport("Firefly", [
    action({ cost: exhaust(thisCard), effect: delayed("endOfPhase", sacrifice(it)) }),
  ]);
  given({ P1: { play: ["Firefly"] } }, { cards: [firefly] });
  when("P1 uses Firefly", { advance: "story before commits" });
  then.expect({ Firefly: { in: "P1 discard" } });
});

test("TGT-11 a player for whom nothing could happen is not chosen", () => {
  const levy = deed(
    "Levy",
    chosenPlayer(sacrifice(one(supportIs({ controller: thatPlayer })), { by: thatPlayer })),
  );
  const cards = [levy, freeSupport("Lamp"), freeSupport("Torch")];
  given({ P1: { hand: ["Levy"], play: ["Lamp"] }, P2: { play: ["Torch"] } }, { cards });
  when("P1 plays Levy");
  then.offered("P1", ["P1", "P2"]);
  when("P1 chooses P2");
  then.expect({ Torch: { in: "P2 discard" }, Lamp: { in: "play" } });

  given({ P1: { hand: ["Levy"] }, P2: { play: ["Torch"] } }, { strict: true, cards });
  when("P1 plays Levy");
  then.now({ asked: "P2", Torch: { in: "P2 discard" } });
});

test("TGT-16 'then' after each player needs every player to have done it in full", () => {
  const tax = deed(
    "Tax",
    andThen(
      eachPlayer(sacrifice(one(supportIs({ controller: thatPlayer })), { by: thatPlayer }), { ifAble: true }),
      draw(you, 2),
    ),
  );
  const cards = [tax, freeSupport("Lamp"), freeSupport("Torch")];
  given({ P1: { hand: ["Tax"], play: ["Lamp"] }, P2: { play: ["Torch"] } }, { cards });
  when("P1 plays Tax");
  then.expect({ P1: { hand: 2 }, Lamp: { in: "P1 discard" }, Torch: { in: "P2 discard" } });
  given({ P1: { hand: ["Tax"], play: ["Lamp"] } }, { cards });
  when("P1 plays Tax");
  then.expect({ P1: { hand: 0 }, Lamp: { in: "P1 discard" } });
});

test("SIM-07 after each player's part 'that player' is again whom the text spoke of", () => {
  const toll = freeSupport("Toll", [
    forcedResponse({
      when: entersPlay(characterIs({ controller: opponent })),
      effect: inOrder(eachPlayer(draw(thatPlayer, 1)), draw(thatPlayer, 1)),
    }),
  ]);
  given({ active: "P2", P1: { play: ["Toll"] }, P2: { hand: ["Clerk"] } }, { cards: [toll, CLERK] });
  when("P2 plays Clerk", "P2 chooses P2");
  then.expect({ P1: { hand: 1 }, P2: { hand: 2 } });
});

test("COST-08 for each card the text means that card", () => {
  const sweep = deed(
    "Sweep",
    forEach(each(characterIs({ controller: opponent })), inOrder(wound(it), draw(you, 1))),
  );
  const titan = freeCharacter("Titan", [], { keywords: ["Toughness +1"] });
  given({ P1: { hand: ["Sweep"] }, P2: { play: ["Titan", "Clerk"] } }, { cards: [sweep, titan, CLERK] });
  when("P1 plays Sweep");
  then.expect({ Titan: { wounds: 1 }, Clerk: { in: "P2 discard" }, P1: { hand: 2 } });
});

test("LAST-01 'until' holds for all it embraces, however deep", () => {
  const rouse = deed(
    "Rouse",
    until(endOfPhase, inOrder(gains(aCharacter(own), { skill: 1 }), gains(it, { keyword: "Fast" }))),
  );
  given({ P1: { hand: ["Rouse"], play: ["Clerk"] } }, { cards: [rouse, CLERK] });
  when("P1 plays Rouse");
  then.expect({ Clerk: { skill: 1, keywords: ["Fast"] } });
  when({ advance: "story before commits" });
  then.expect({ Clerk: { skill: 0, keywords: [] } });
});

test("COST-09 a lasting effect on nobody was not done in full", () => {
  const bless = deed(
    "Bless",
    andThen(until(endOfPhase, gains(one(supportIs({ title: "Idol" })), { subtype: "Holy" })), draw(you, 2)),
  );
  given({ P1: { hand: ["Bless"] } }, { cards: [bless, freeSupport("Idol")] });
  then.refused("P1 plays Bless");
  given({ P1: { hand: ["Bless"], play: ["Idol"] } }, { cards: [bless, freeSupport("Idol")] });
  when("P1 plays Bless");
  then.expect({ P1: { hand: 2 }, Idol: { subtypes: ["Holy"] } });
});

test("TGT-04 a target that no longer fits the text is passed over", () => {
  const snare = deed("Snare", destroy(choose(1, characterIs({ ready: true }))));
  const nap = freeSupport("Nap", [
    {
      timing: "disrupt",
      when: { on: "effectInitiated", would: true },
      effect: exhaust(one(characterIs(own))),
    },
  ]);
  given({ P1: { hand: ["Snare"] }, P2: { play: ["Nap", "Clerk"] } }, { cards: [snare, nap, CLERK] });
  when("P1 plays Snare", "P2 uses Nap");
  then.expect({ Clerk: { in: "play", state: "exhausted" } });
});

test("COST-07 a sacrifice that must take place is asked for until it has", () => {
  const altar = deed("Altar", andThen(sacrifice(one(characterIs(own)), { untilDone: true }), draw(you, 1)));
  const saint = freeCharacter("Saint", [
    {
      timing: "passive",
      when: { on: "cardSacrificed", would: true, card: "this" },
      replaces: true,
      effect: exhaust(thisCard),
    },
  ]);
  given(
    { P1: { hand: ["Altar"], play: ["Saint", "Clerk", "Guard"] } },
    { cards: [altar, saint, CLERK, GUARD] },
  );
  when("P1 plays Altar", "P1 chooses Saint");
  then.offered("P1", ["Clerk", "Guard"]);
  when("P1 chooses Guard");
  then.expect({ Saint: { state: "exhausted" }, Guard: { in: "P1 discard" }, P1: { hand: 1 } });

  given({ P1: { hand: ["Altar"], play: ["Saint"] } }, { cards: [altar, saint] });
  when("P1 plays Altar");
  then.expect({ Saint: { in: "play", state: "exhausted" }, P1: { hand: 0 } });
});
