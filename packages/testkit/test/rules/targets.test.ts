import {
  aCharacter,
  action,
  cannot,
  character as characterIs,
  choose,
  draw,
  driveInsane,
  each,
  eachPlayer,
  gains,
  inOrder,
  one,
  opponent,
  passive,
  placeTokens,
  sacrifice,
  story as storyIs,
  thatPlayer,
  toHand,
  whenWon,
  wound,
  you,
} from "@fhtagn/rules/dsl";
import { BLAST, DOOM } from "@fhtagn/testkit/free-events";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";
import { freeCharacter, freeEvent, freeSupport } from "./free-cards.ts";
import { CLERK, GUARD, MONK } from "./timing-cards.ts";

const MINE = characterIs({ controller: you });

test("TGT-01 only a form of the word choose makes a target", () => {
  const veil = freeSupport("Veil", [passive(cannot("beChosen", each(MINE)))]);
  const storm = freeEvent("Storm", [action({ effect: wound(each(characterIs())) })]);
  const guise = freeEvent("Fleeting Guise", [action({ effect: gains(aCharacter(), { skill: 1 }) })]);
  const whim = freeEvent("Whim", [action({ effect: wound(one(characterIs())) })]);
  const cards = [veil, storm, guise, whim, CLERK, GUARD, MONK];

  given(
    { P1: { hand: ["Storm", "Whim"], play: ["Guard"] }, P2: { play: ["Veil", "Clerk", "Monk"] } },
    { cards },
  );
  when("P1 plays Whim");
  then.offered("P1", ["Guard", "Clerk", "Monk"]);
  when("P1 chooses Monk", "P2 passes", "P1 plays Storm");
  then.expect({ Clerk: { in: "P2 discard" }, Monk: { in: "P2 discard" }, Guard: { in: "P1 discard" } });

  given(
    { P1: { hand: ["Fleeting Guise"], play: ["Guard", "Monk"] }, P2: { play: ["Veil", "Clerk"] } },
    { cards },
  );
  when("P1 plays Fleeting Guise");
  then.offered("P1", ["Guard", "Monk"]);
  when("P1 chooses Monk");
  then.expect({ Monk: { skill: 1 }, Guard: { skill: 0 } });

  given({ P1: { hand: ["Fleeting Guise"] }, P2: { play: ["Veil", "Clerk"] } }, { cards });
  then.refused("P1 plays Fleeting Guise", "TGT-02");
});

const GATE = {
  hand: ["Opening the Limbo Gate"],
  domains: [["yog-sothoth", "yog-sothoth", "yog-sothoth", "yog-sothoth"]],
};

test("TGT-02 an effect that needs a choice cannot be used when there is no such card", () => {
  const cards = [CLERK, GUARD, DOOM];
  given({ P1: { ...GATE, discard: ["Clerk"] }, P2: { discard: ["Doom"] } }, { cards });
  then.refused("P1 plays Opening the Limbo Gate", "TGT-02");
  then.expect({ "P1.D1": { drained: false }, "Opening the Limbo Gate": { in: "P1 hand" } });

  given({ P1: { ...GATE, discard: ["Clerk"] }, P2: { discard: ["Doom", "Guard"] } }, { cards });
  when("P1 plays Opening the Limbo Gate");
  then.expect({
    Clerk: { in: "play", controller: "P1" },
    Guard: { in: "play", controller: "P2" },
    Doom: { in: "P2 discard" },
  });
});

test("TGT-02 nor can the effect of a story", () => {
  const grim = {
    title: "Grim",
    type: "story",
    faction: "neutral",
    abilities: [whenWon(wound(aCharacter()))],
  };
  const omen = freeEvent("Omen", [action({ effect: placeTokens(1, choose(1, storyIs()), { side: you }) })]);
  const cards = [grim, omen, CLERK];
  const position = { stories: [{ Grim: { P1: 4 } }], P1: { hand: ["Omen"] } };

  given({ ...position, P2: { play: ["Clerk"] } }, { cards });
  when("P1 plays Omen; choose Grim", "P1 chooses yes");
  then.expect({ Grim: { in: "P1 won" }, Clerk: { in: "P2 discard" } });

  given(position, { cards });
  when("P1 plays Omen; choose Grim");
  then.now({ asked: "P2", Grim: { in: "P1 won" } });
});

test("TGT-03 targets are chosen before costs are paid and before disrupts", () => {
  const blaster = { hand: ["Shotgun Blast"], domains: [["agency", "agency", "agency"]] };
  const crawler = { play: ["Adult Deep One", "Byakhee Servant"], domains: [["cthulhu", "cthulhu"]] };
  given({ P1: blaster, P2: crawler });
  when("P1 plays Shotgun Blast; X 3");
  then.offered("P1", ["Adult Deep One", "Byakhee Servant"]);
  then.now({ asked: "P1", "P1.D1": { drained: false } });
  when("P1 chooses Adult Deep One");
  then.now({ asked: "P2", "P1.D1": { drained: true }, "Adult Deep One": { wounds: 0 } });
  then.offered("P2", ["Adult Deep One"]);

  given({ P1: blaster, P2: crawler });
  when("P1 plays Shotgun Blast; X 3; choose Byakhee Servant");
  then.refused("P2 uses Adult Deep One");
  then.expect({ "Byakhee Servant": { in: "P2 discard" } });
});

test("TGT-04 the effect on a target that has become illegal is ignored", () => {
  const brady = 'Jack "Brass" Brady';
  given(
    {
      P1: { play: ["Slavering Gug"], domains: [["hastur", "hastur", "hastur", "hastur"]] },
      P2: { play: [brady, "Clerk"] },
    },
    { cards: [CLERK] },
  );
  when(`P1 uses Slavering Gug; choose ${brady}`, `P2 uses ${brady}`);
  then.expect({
    [brady]: { in: "P2 hand" },
    Clerk: { wounds: 0 },
    "Slavering Gug": { in: "play", wounds: 0 },
    "P1.D1": { drained: true },
  });
});

test("TGT-04 of several targets only the illegal one is passed by", () => {
  const brady = 'Jack "Brass" Brady';
  const turret = freeSupport("Turret", [
    action({ effect: wound(choose(2, characterIs({ controller: opponent }))) }),
  ]);
  given({ P1: { play: ["Turret"] }, P2: { play: [brady, "Clerk"] } }, { cards: [turret, CLERK] });
  when("P1 uses Turret", `P2 uses ${brady}`);
  then.expect({ [brady]: { in: "P2 hand" }, Clerk: { in: "P2 discard" } });
});

test("TGT-05 a card that cannot be wounded or go insane cannot be chosen for it", () => {
  const rock = freeCharacter("Rock", [], { keywords: ["Invulnerability"] });
  const saint = freeCharacter("Saint", [], { keywords: ["Willpower"] });
  const fiend = freeCharacter("Fiend", [], { icons: "T" });
  const panic = freeEvent("Fright", [action({ effect: driveInsane(aCharacter()) })]);
  const cards = [BLAST, panic, rock, saint, fiend, CLERK];

  given({ P1: { hand: ["Blast"] }, P2: { play: ["Rock"] } }, { cards });
  then.refused("P1 plays Blast", "TGT-02");
  given({ P1: { hand: ["Blast"] }, P2: { play: ["Rock", "Saint", "Fiend"] } }, { cards });
  when("P1 plays Blast");
  then.offered("P1", ["Saint", "Fiend"]);
  when("P1 chooses Saint");

  given(
    { P1: { hand: ["Fright"] }, P2: { play: ["Saint", "Fiend", { Clerk: { insane: true } }] } },
    { cards },
  );
  then.refused("P1 plays Fright", "TGT-02");
  given({ P1: { hand: ["Fright"], play: ["Clerk"] }, P2: { play: ["Rock", "Saint", "Fiend"] } }, { cards });
  when("P1 plays Fright");
  then.offered("P1", ["Clerk", "Rock"]);
  when("P1 chooses Rock");
});

test("TGT-06 if able: it is done for those it can be done for, the others are passed by", () => {
  const initiate = freeEvent("Huang Hun", [
    action({
      effect: eachPlayer(toHand(one(characterIs({ controller: thatPlayer }), { by: thatPlayer })), {
        ifAble: true,
      }),
    }),
  ]);
  given(
    { P1: { hand: ["Huang Hun"] }, P2: { play: ["Clerk", "Guard"] } },
    { cards: [initiate, CLERK, GUARD] },
  );
  when("P1 plays Huang Hun", "P2 chooses Guard");
  then.expect({ turn: 7, Guard: { in: "P2 hand" }, Clerk: { in: "play" } });
});

test("TGT-06 if able: for a single one it does nothing", () => {
  const toll = freeEvent("Toll", [
    action({
      effect: inOrder(
        sacrifice(one(characterIs({ controller: opponent }), { ifAble: true }), { by: opponent }),
        draw(you, 1),
      ),
    }),
  ]);
  given({ P1: { hand: ["Toll"], play: ["Clerk"] } }, { cards: [toll, CLERK] });
  when("P1 plays Toll");
  then.expect({ turn: 7, P1: { hand: 1 }, Clerk: { in: "play" }, Toll: { in: "P1 discard" } });
});
