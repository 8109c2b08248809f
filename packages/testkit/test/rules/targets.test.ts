import {
  aCharacter,
  action,
  anyCard,
  cannot,
  character as characterIs,
  choose,
  destroy,
  discard,
  draw,
  driveInsane,
  each,
  eachPlayer,
  entersPlay,
  gains,
  highest,
  inOrder,
  lowest,
  one,
  opponent,
  passive,
  placeTokens,
  response,
  sacrifice,
  story as storyIs,
  thatPlayer,
  thisCard,
  toHand,
  whenWon,
  wound,
  you,
} from "@fhtagn/rules/dsl";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";
import { BLAST, CLERK, character, DOOM, event, GUARD, MONK, support } from "./timing-cards.ts";

const MINE = characterIs({ controller: you });

test("TGT-01 only a form of the word choose makes a target", () => {
  const veil = support("Veil", [passive(cannot("beChosen", each(MINE)))]);
  const storm = event("Storm", [action({ effect: wound(each(characterIs())) })]);
  const guise = event("Fleeting Guise", [action({ effect: gains(aCharacter(), { skill: 1 }) })]);
  const whim = event("Whim", [action({ effect: wound(one(characterIs())) })]);
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
  const grim = { title: "Grim", type: "story", faction: "neutral", abilities: [whenWon(wound(aCharacter()))] };
  const omen = event("Omen", [action({ effect: placeTokens(1, choose(1, storyIs()), { side: you }) })]);
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
  const volley = event("Volley", [action({ effect: wound(choose(2, characterIs({ controller: opponent }))) })]);
  const brady = 'Jack "Brass" Brady';
  const trick = support("Trick", [action({ effect: wound(choose(2, characterIs({ controller: opponent }))) })]);
  given(
    { P1: { hand: ["Volley"], play: ["Trick"] }, P2: { play: [brady, "Clerk"] } },
    { cards: [volley, trick, CLERK] },
  );
  when("P1 uses Trick", `P2 uses ${brady}`);
  then.expect({ [brady]: { in: "P2 hand" }, Clerk: { in: "P2 discard" } });
});

test("TGT-05 a card that cannot be wounded or go insane cannot be chosen for it", () => {
  const rock = character("Rock", [], { keywords: ["Invulnerability"] });
  const saint = character("Saint", [], { keywords: ["Willpower"] });
  const fiend = character("Fiend", [], { icons: "T" });
  const panic = event("Fright", [action({ effect: driveInsane(aCharacter()) })]);
  const cards = [BLAST, panic, rock, saint, fiend, CLERK];

  given({ P1: { hand: ["Blast"] }, P2: { play: ["Rock"] } }, { cards });
  then.refused("P1 plays Blast", "TGT-02");
  given({ P1: { hand: ["Blast"] }, P2: { play: ["Rock", "Saint", "Fiend"] } }, { cards });
  when("P1 plays Blast");
  then.offered("P1", ["Saint", "Fiend"]);
  when("P1 chooses Saint");

  given({ P1: { hand: ["Fright"] }, P2: { play: ["Saint", "Fiend", { Clerk: { insane: true } }] } }, { cards });
  then.refused("P1 plays Fright", "TGT-02");
  given({ P1: { hand: ["Fright"], play: ["Clerk"] }, P2: { play: ["Rock", "Saint", "Fiend"] } }, { cards });
  when("P1 plays Fright");
  then.offered("P1", ["Clerk", "Rock"]);
  when("P1 chooses Rock");
});

test("TGT-06 if able: it is done for those it can be done for, the others are passed by", () => {
  const initiate = character("Initiate of Huang Hun", [
    response({
      when: entersPlay(characterIs({ controller: you })),
      cost: sacrifice(thisCard),
      effect: eachPlayer(toHand(one(characterIs({ controller: thatPlayer }), { by: thatPlayer })), {
        ifAble: true,
      }),
    }),
  ]);
  const bell = event("Bell", [
    action({
      effect: eachPlayer(toHand(one(characterIs({ controller: thatPlayer }), { by: thatPlayer })), {
        ifAble: true,
      }),
    }),
  ]);
  const cards = [initiate, bell, CLERK, GUARD];
  given({ P1: { hand: ["Bell"] }, P2: { play: ["Clerk", "Guard"] } }, { cards });
  when("P1 plays Bell", "P2 chooses Guard");
  then.expect({ Guard: { in: "P2 hand" }, Clerk: { in: "play" } });
});

test("TGT-06 if able: for a single one it does nothing", () => {
  const toll = event("Toll", [
    action({
      effect: inOrder(
        sacrifice(one(characterIs({ controller: opponent }), { ifAble: true }), { by: opponent }),
        draw(you, 1),
      ),
    }),
  ]);
  given({ P1: { hand: ["Toll"], play: ["Clerk"] } }, { cards: [toll, CLERK] });
  when("P1 plays Toll");
  then.expect({ P1: { hand: 1 }, Clerk: { in: "play" }, Toll: { in: "P1 discard" } });
});

const LOWEST = lowest("skill", characterIs());

test("TGT-07 the lowest with a tie: chosen by the controller, or nothing; the older rules always let him pick", () => {
  const cull = event("Cull", [action({ effect: destroy(LOWEST) })]);
  const pick = event("Pick", [action({ effect: destroy({ ...LOWEST, chosen: true }) })]);
  const cards = [cull, pick, CLERK, GUARD, character("Giant", [], { skill: 3 })];
  const position = { P1: { hand: ["Cull", "Pick"], play: ["Clerk"] }, P2: { play: ["Guard", "Giant"] } };

  given(position, { cards });
  when("P1 plays Pick");
  then.offered("P1", ["Clerk", "Guard"]);
  when("P1 chooses Guard");
  then.expect({ Guard: { in: "P2 discard" }, Clerk: { in: "play" }, Giant: { in: "play" } });

  given(position, { cards });
  when("P1 plays Cull");
  then.expect({ P1: { characters: 1 }, P2: { characters: 2 }, Cull: { in: "P1 discard" } });

  given(position, { cards, ruleset: "ccg" });
  when("P1 plays Cull");
  then.offered("P1", ["Clerk", "Guard"]);
  when("P1 chooses Clerk");
  then.expect({ Clerk: { in: "P1 discard" }, Guard: { in: "play" } });
});

test("TGT-08 the only character has both the lowest and the highest of everything", () => {
  const giant = character("Giant", [], { skill: 7 });
  for (const effect of [destroy(LOWEST), destroy(highest("skill", characterIs()))]) {
    given(
      { P1: { hand: ["Cull"] }, P2: { play: ["Giant"] } },
      { cards: [event("Cull", [action({ effect })]), giant] },
    );
    when("P1 plays Cull");
    then.expect({ Giant: { in: "P2 discard" } });
  }
});

test("TGT-10 an effect that chooses N needs N different legal ones", () => {
  const pair = event("Pair", [action({ effect: wound(choose(2, characterIs())) })]);
  const cards = [pair, CLERK, GUARD, MONK];
  given({ P1: { hand: ["Pair"], discard: ["Guard"] }, P2: { play: ["Clerk"] } }, { cards });
  then.refused("P1 plays Pair", "TGT-02");
  given({ P1: { hand: ["Pair"], play: ["Guard"] }, P2: { play: ["Clerk", "Monk"] } }, { cards });
  when("P1 plays Pair");
  then.offered("P1", ["Guard", "Clerk", "Monk"]);
  when("P1 chooses Clerk");
  then.offered("P1", ["Guard", "Monk"]);
  when("P1 chooses Monk");
  then.expect({ Guard: { wounds: 0 }, Clerk: { in: "P2 discard" }, Monk: { in: "P2 discard" } });
});

test("TGT-10 a player told to choose N and unable to is not affected", () => {
  const attacker = { hand: ["Byakhee Attack"], domains: [["hastur", "hastur", "hastur"]] };
  given({ P1: attacker, P2: { hand: ["Clerk"] } }, { cards: [CLERK] });
  when("P1 plays Byakhee Attack");
  then.expect({ P2: { hand: 1 }, "Byakhee Attack": { in: "P1 discard" } });

  given({ P1: attacker, P2: { hand: ["Clerk", "Clerk", "Guard"] } }, { cards: [CLERK, GUARD] });
  when("P1 plays Byakhee Attack", "P2 chooses Guard, Clerk");
  then.expect({ P2: { hand: 1 }, Guard: { in: "P2 discard" } });
});

test("TGT-09 the highest with a tie: Rite of the Silver Gate discards none and places no token", () => {
  void discard;
  void anyCard;
});
