import {
  aCharacter,
  action,
  andThen,
  attachTo,
  cancel,
  character as characterIs,
  discard,
  disrupt,
  draw,
  effectInitiated,
  exhaust,
  forcedResponse,
  host,
  inOrder,
  isSacrificed,
  isWounded,
  one,
  passive,
  pay,
  prevent,
  replaces,
  sacrifice,
  some,
  thisCard,
  toHand,
  turnEnds,
  would,
  wound,
  you,
} from "@fhtagn/rules/dsl";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";
import { freeCharacter, freeEvent, freeSupport } from "./free-cards.ts";
import { CLERK, GUARD, MONK } from "./timing-cards.ts";

const DRAINER = { hand: ["Power Drain"], domains: [["hastur", "hastur"]] };
const MINE = characterIs({ controller: you });

test("COST-01 what stands before to is paid before the effect", () => {
  const scribe = freeSupport("Scribe", [action({ cost: [exhaust(thisCard), pay(1)], effect: draw(you, 1) })]);
  given({ P1: { play: ["Scribe"], domains: [["agency"]] }, P2: DRAINER }, { cards: [scribe] });
  when("P1 uses Scribe; drain D1");
  then.now({ asked: "P2", Scribe: { state: "exhausted" }, "P1.D1": { drained: true }, P1: { hand: 0 } });
  when("P2 declines");
  then.expect({ P1: { hand: 1 } });
});

test("COST-01 the resources for playing a card are a cost", () => {
  given(
    { P1: { hand: ["Shotgun Blast"], domains: [["agency"]] }, P2: { ...DRAINER, play: ["Clerk"] } },
    {
      cards: [CLERK],
    },
  );
  when("P1 plays Shotgun Blast; X 1; choose Clerk");
  then.now({ asked: "P2", "P1.D1": { drained: true }, Clerk: { wounds: 0 } });
});

test("COST-02 if any part of a cost cannot be paid nothing is paid", () => {
  const pyre = freeSupport("Pyre", [action({ cost: [pay(3), sacrifice(thisCard)], effect: draw(you, 1) })]);
  const altar = freeSupport("Altar", [
    action({ cost: [pay(1), sacrifice(one(MINE))], effect: draw(you, 1) }),
  ]);
  const cards = [pyre, altar, CLERK];
  given(
    { P1: { play: ["Pyre", "Altar"], domains: [["agency", "agency"], ["agency"]] }, P2: { play: ["Clerk"] } },
    { cards },
  );
  then.refused("P1 uses Pyre", "PAY-01");
  then.refused("P1 uses Altar", "COST-02");
  then.expect({ Pyre: { in: "play" }, Clerk: { in: "play" }, "P1.D1": { drained: false }, P1: { hand: 0 } });

  given({ P1: { play: ["Pyre"], domains: [["agency", "agency", "agency"]] } }, { cards });
  when("P1 uses Pyre");
  then.expect({ Pyre: { in: "P1 discard" }, "P1.D1": { drained: true }, P1: { hand: 1 } });
});

test("COST-03, COST-04 a cancelled event keeps its cost and goes to its owner's discard pile", () => {
  given(
    { P1: { hand: ["Shotgun Blast"], domains: [["agency"]] }, P2: { ...DRAINER, play: ["Clerk"] } },
    { cards: [CLERK] },
  );
  when("P1 plays Shotgun Blast; X 1; choose Clerk", "P2 plays Power Drain");
  then.expect({
    Clerk: { in: "play", wounds: 0 },
    "P1.D1": { drained: true },
    "P2.D1": { drained: true },
    "Shotgun Blast": { in: "P1 discard" },
    "Power Drain": { in: "P2 discard" },
    log: ["Shotgun Blast cancelled"],
  });
});

test("COST-05 a sacrifice in a cost is lost too", () => {
  given({ P1: { play: ["Predatory Byakhee"] }, P2: DRAINER });
  when("P1 uses Predatory Byakhee", "P2 plays Power Drain");
  then.expect({ "Predatory Byakhee": { in: "P1 discard" }, P2: { deck: 30, discard: 1 } });

  given({ P1: { play: ["Predatory Byakhee"] }, P2: DRAINER });
  when("P1 uses Predatory Byakhee", "P2 declines");
  then.expect({ "Predatory Byakhee": { in: "P1 discard" }, P2: { deck: 27, discard: 3 } });
});

const EEL = freeCharacter("Eel", [
  disrupt({ when: would(isSacrificed(thisCard)), effect: toHand(thisCard) }),
]);

test("COST-06 if the sacrifice of a cost does not take place the effect does not resolve", () => {
  const altar = freeSupport("Altar", [action({ cost: sacrifice(one(MINE)), effect: draw(you, 2) })]);
  given({ P1: { play: ["Altar", "Eel", "Clerk"] } }, { cards: [altar, EEL, CLERK] });
  when("P1 uses Altar; sacrifice Eel", "P1 uses Eel");
  then.expect({ Eel: { in: "P1 hand" }, Clerk: { in: "play" }, P1: { hand: 1, deck: 30 } });

  given({ P1: { play: ["Altar", "Eel", "Clerk"] } }, { cards: [altar, EEL, CLERK] });
  when("P1 uses Altar; sacrifice Eel", "P1 declines");
  then.expect({ Eel: { in: "P1 discard" }, Clerk: { in: "play" }, P1: { hand: 2, deck: 28 } });
});

const BRADY = 'Jack "Brass" Brady';

test("COST-07 a forced sacrifice must take place: who slipped away is replaced by another", () => {
  const tithe = freeSupport("Tithe", [
    forcedResponse({
      when: turnEnds(you),
      effect: sacrifice(one(MINE, { ifAble: true }), { untilDone: true }),
    }),
  ]);
  const cards = [tithe, EEL, CLERK];
  given({ P1: { play: ["Tithe", "Eel", "Clerk"] }, P2: { play: ["Clerk"] } }, { cards });
  when({ advance: "story before commits" }, "P1 commits nobody", "P1 chooses Eel", "P1 uses Eel");
  then.expect({ Eel: { in: "P1 hand" }, "P1 Clerk": { in: "P1 discard" }, "P2 Clerk": { in: "play" } });

  given({ P1: { play: ["Tithe", "Eel"] }, P2: { play: ["Clerk"] } }, { cards });
  when({ advance: "story before commits" }, "P1 commits nobody", "P1 uses Eel");
  then.expect({ Eel: { in: "P1 hand" }, Tithe: { in: "play" }, "P2 Clerk": { in: "play" } });
});

test("COST-07 who was saved by a replacement is not sacrificed, so another is", () => {
  const warded = freeSupport("Warded Flesh", {
    ...attachTo(characterIs()),
    abilities: [passive(replaces(would(isSacrificed(host)), discard(thisCard)))],
  });
  const saved = { Monk: { attached: ["Warded Flesh"] } };
  given(
    { phase: "draw", at: "start", P1: { play: [saved, "Clerk", "Guard"] }, P2: { play: ["Cthulhu"] } },
    { cards: [warded, CLERK, GUARD, MONK] },
  );
  when("P1 chooses Monk");
  then.offered("P1", ["Clerk", "Guard"]);
  when("P1 chooses Guard");
  then.expect({
    Monk: { in: "play" },
    "Warded Flesh": { in: "P1 discard" },
    Guard: { in: "P1 discard" },
    Clerk: { in: "play" },
    Cthulhu: { in: "play" },
  });
});

test("COST-07 with only Cthulhu left, Cthulhu is sacrificed", () => {
  given(
    { phase: "draw", at: "start", P1: { play: ["Cthulhu", BRADY] }, P2: { play: ["Clerk"] } },
    { cards: [CLERK] },
  );
  when(`P1 uses ${BRADY}`);
  then.expect({ [BRADY]: { in: "P1 hand" }, Cthulhu: { in: "P1 discard" }, Clerk: { in: "play" } });
});

test("COST-08 several effects on one card are independent", () => {
  const strike = freeEvent("Strike", [action({ effect: inOrder(wound(aCharacter()), draw(you, 1)) })]);
  given(
    { P1: { hand: ["Strike"] }, P2: { play: ["Forest Sister"], domains: [["shub-niggurath"]] } },
    { cards: [strike] },
  );
  when("P1 plays Strike", "P2 uses Forest Sister");
  then.expect({ turn: 7, "Forest Sister": { in: "play", wounds: 0 }, P1: { hand: 1 } });
});

const OFFERINGS = { hand: ["Sacrificial Offerings"], domains: [["cthulhu", "cthulhu"]] };

test("COST-09 after then the rest happens only if what came before was carried out", () => {
  const sister = { play: ["Forest Sister"], domains: [["shub-niggurath"]] };
  given({ P1: { ...OFFERINGS, play: ["Clerk"] }, P2: sister }, { cards: [CLERK] });
  when("P1 plays Sacrificial Offerings", "P2 uses Forest Sister");
  then.now({ asked: "P2" });
  then.refused("P2 chooses Clerk");
  then.expect({ "Forest Sister": { in: "play" }, Clerk: { in: "play" } });

  given({ P1: { ...OFFERINGS, play: ["Clerk"] }, P2: sister }, { cards: [CLERK] });
  when("P1 plays Sacrificial Offerings", "P2 declines", "P2 chooses Clerk");
  then.expect({ "Forest Sister": { in: "P2 discard" }, Clerk: { in: "P1 discard" } });
});

test("COST-09 every part before then counts, not only the last", () => {
  const gamble = freeEvent("Gamble", [
    action({ effect: andThen(inOrder(wound(aCharacter()), exhaust(some(1, MINE))), draw(you, 1)) }),
  ]);
  const cards = [gamble, CLERK, GUARD];
  const sister = { play: ["Forest Sister"], domains: [["shub-niggurath"]] };
  given({ P1: { hand: ["Gamble"], play: ["Clerk"] }, P2: sister }, { cards });
  when("P1 plays Gamble; choose Forest Sister", "P2 uses Forest Sister");
  then.expect({ turn: 7, Clerk: { state: "exhausted" }, P1: { hand: 0 } });
});

test("COST-10 Mother's Avenger: the cancelled disrupt neither prevents nor draws", () => {
  const avenger = freeCharacter("Mother's Avenger", [
    disrupt({ when: would(isWounded(thisCard)), effect: andThen(prevent(1), draw(you, 1)) }),
  ]);
  const wall = freeEvent("Writhing Wall", [
    disrupt({ when: would(effectInitiated({ timing: ["disrupt"] })), effect: cancel }),
  ]);
  const cards = [avenger, wall, CLERK, MONK];
  const position = {
    P1: { ...OFFERINGS, hand: ["Sacrificial Offerings", "Writhing Wall"], play: ["Clerk", "Monk"] },
    P2: { play: ["Mother's Avenger"] },
  };
  given(position, { cards });
  when("P1 plays Sacrificial Offerings", "P2 uses Mother's Avenger", "P1 plays Writhing Wall");
  then.now({ asked: "P2", "Mother's Avenger": { in: "P2 discard" }, P2: { hand: 0 } });
  when("P2 chooses Clerk");
  then.expect({ Clerk: { in: "P1 discard" }, Monk: { in: "play" }, P2: { hand: 0 } });

  given(position, { cards });
  when("P1 plays Sacrificial Offerings", "P2 uses Mother's Avenger", "P1 declines");
  then.expect({ "Mother's Avenger": { in: "play", wounds: 0 }, P2: { hand: 1 }, Clerk: { in: "play" } });
});
