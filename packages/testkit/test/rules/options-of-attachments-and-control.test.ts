/** Options of a ruleset about attachments, control and what players do; see options.test.ts. */
import { deckPool } from "@fhtagn/cards";
import { checkDeck, makePool, type RuleOptions } from "@fhtagn/rules";
import {
  aCharacter,
  action,
  character as characterIs,
  choose,
  destroy,
  discard,
  driveInsane,
  each,
  eachPlayer,
  endOfTurn,
  isDestroyed,
  loses,
  response,
  support as supportIs,
  takeControl,
  thatPlayer,
  top,
  until,
  you,
} from "@fhtagn/rules/dsl";
import { DOOM } from "@fhtagn/testkit/free-events";
import { given, then, when } from "@fhtagn/testkit/given";
import { expect, test } from "vitest";
import { freeCharacter, freeEvent, freeSupport } from "./free-cards.ts";
import { CLERK, fuse, GUARD, MONK, someoneDies } from "./timing-cards.ts";

const YAWN = freeEvent("Yawn", [action({ effect: destroy(choose(1, characterIs({ exhausted: true }))) })]);

test("insane.thirdState (ED-42): insane is neither ready nor exhausted, or lies as it lay", () => {
  const alarm = freeEvent("Alarm", [action({ effect: destroy(choose(1, characterIs({ ready: true }))) })]);
  const scare = freeEvent("Scare", [action({ effect: driveInsane(each(characterIs({ title: "Guard" }))) })]);
  for (const [third, offered] of [
    [true, ["Clerk", "Clerk#2"]],
    [false, ["Clerk", "Clerk#2", "Guard"]],
  ] as const) {
    const clerks = [{ Clerk: { exhausted: true } }, { Clerk: { exhausted: true } }];
    const play = [...clerks, { Guard: { exhausted: true } }, "Guard", "Monk"];
    given(
      { P1: { hand: ["Scare", "Yawn"] }, P2: { hand: ["Alarm"], play } },
      { cards: [YAWN, alarm, scare, CLERK, GUARD, MONK], options: { "insane.thirdState": third } },
    );
    when("P1 plays Scare", "P2 passes", "P1 plays Yawn");
    then.offered("P1", offered);
    when("P1 chooses Clerk", "P2 plays Alarm");
    then.expect({ Monk: { in: "P2 discard" }, Guard: { in: "play" }, "Guard#2": { in: "play" } });
  }
});

test("insane.thirdState (ED-42): a position may say how an insane character lies, where that is told", () => {
  const play = [
    { Clerk: { exhausted: true } },
    { Guard: { insane: true, exhausted: true } },
    { Monk: { insane: true } },
  ];
  const cards = [YAWN, CLERK, GUARD, MONK];
  given({ P1: { hand: ["Yawn"] }, P2: { play } }, { cards, ruleset: "ccg" });
  when("P1 plays Yawn");
  then.offered("P1", ["Clerk", "Guard"]);
  when("P1 chooses Guard");
  then.expect({ Guard: { in: "P2 discard" } });
  expect(() => given({ P2: { play } }, { cards })).toThrow(/INS-07/);
});

test("insane.thirdState (ED-42): once restored it lies exhausted as any other, and readies", () => {
  const play = [{ Guard: { insane: true, exhausted: true } }];
  given({ active: "P2", phase: "refresh", at: "start", P2: { play } }, { cards: [GUARD], ruleset: "ccg" });
  then.expect({ Guard: { state: "exhausted" } });
  when({ advance: "P1 refresh window" }, { advance: "P2 refresh window" });
  then.expect({ Guard: { state: "ready" } });
});

test("attach.hostGone (ED-44): an attachment without its host is destroyed, or discarded", () => {
  const smith = fuse("Smith", (effect) => response({ when: isDestroyed(supportIs()), effect }));
  const position = {
    P1: { hand: ["Doom"] },
    P2: { play: [{ Clerk: { attached: [".45 Pistols"] } }, "Smith"] },
  };
  given(position, { cards: [DOOM, CLERK, smith], options: { "attach.hostGone": "destroy" } });
  when("P1 plays Doom");
  then.offered("P2", ["Smith"]);
  then.expect({ ".45 Pistols": { in: "P2 discard" }, log: ".45 Pistols destroyed" });

  given(position, { cards: [DOOM, CLERK, smith], options: { "attach.hostGone": "discard" } });
  when("P1 plays Doom");
  then.refused("P2 uses Smith");
  then.expect({ ".45 Pistols": { in: "P2 discard" }, log: ".45 Pistols discarded" });
});

test("deckout.both (ED-53): both decks empty by one effect: the active player orders, is out, or it is a draw", () => {
  const flood = freeEvent("Flood", [action({ effect: eachPlayer(discard(top(5, thatPlayer))) })]);
  const outcomes = [
    ["activeOrders", "P2", "P1"],
    ["activeOrders", "P1", "P2"],
    ["activeOut", "P1", "P2"],
    ["activeOut", "P2", "P2"],
    ["draw", "P1", "draw"],
    ["draw", "P2", "draw"],
  ] as const;
  for (const [both, first, winner] of outcomes) {
    given(
      { P1: { hand: ["Flood"], deck: 5 }, P2: { deck: 5 } },
      { cards: [flood], options: { "deckout.both": both } },
    );
    when("P1 plays Flood", `P1 chooses ${first}`);
    then.expect({ winner, because: "deck" });
  }
  for (const both of ["activeOrders", "activeOut", "draw"] as const) {
    given(
      { P1: { hand: ["Flood"], deck: 6 }, P2: { deck: 5 } },
      { cards: [flood], options: { "deckout.both": both } },
    );
    when("P1 plays Flood", "P1 chooses P2");
    then.expect({ winner: "P1", because: "deck" }); // one deck only: no question of both
  }
});

test("cancel.cards (ED-64): what cancels an Action does not cancel a card being played, or does", () => {
  const position = {
    P1: { hand: ["Clerk"] },
    P2: { hand: ["Power Drain"], domains: [["hastur", "hastur"]] },
  };
  given(position, { cards: [CLERK], options: { "cancel.cards": false } });
  when("P1 plays Clerk");
  then.refused("P2 plays Power Drain");
  then.expect({ Clerk: { in: "play" } });

  given(position, { cards: [CLERK], options: { "cancel.cards": true } });
  when("P1 plays Clerk", "P2 plays Power Drain");
  then.expect({ Clerk: { in: "P1 discard" }, "Power Drain": { in: "P2 discard" }, log: "Clerk cancelled" });
});

test("control.leavesStory (ED-69): a committed character that is taken stays at its story, or leaves it", () => {
  const charm = freeEvent("Charm", [
    action({ effect: takeControl(you, aCharacter({ controller: "opponent" })) }),
  ]);
  const position = {
    phase: "story",
    at: "after opposing",
    P1: { hand: ["Charm"], play: [{ Clerk: { story: "S1" } }] },
    P2: { play: [{ Guard: { story: "S1" } }] },
  } as const;
  given(position, { cards: [charm, CLERK, GUARD], options: { "control.leavesStory": false } });
  when("P1 plays Charm");
  then.expect({
    Guard: { controller: "P1", in: "S1" },
    S1: { committed: { P1: ["Clerk", "Guard"], P2: [] } },
  });

  given(position, { cards: [charm, CLERK, GUARD], options: { "control.leavesStory": true } });
  when("P1 plays Charm");
  then.expect({ Guard: { controller: "P1" }, S1: { committed: { P1: ["Clerk"], P2: [] } } });
});

test("story.attackedList (ED-74): the opponent commits where an attacker is, or where one was committed", () => {
  const position = {
    phase: "story",
    P1: { play: ["Clerk", "Guard"] },
    P2: { hand: ["Doom"], play: ["Monk"] },
  } as const;
  const oppose = (attackedList: boolean): void => {
    given(position, { cards: [DOOM, CLERK, GUARD, MONK], options: { "story.attackedList": attackedList } });
    when(
      "P1 commits Clerk to S1, Guard to S2",
      { advance: "after commits" },
      "P1 passes",
      "P2 plays Doom; choose Clerk",
    );
    when({ advance: "opposing" });
    then.refused("P2 commits Monk to S3");
  };
  oppose(false);
  then.refused("P2 commits Monk to S1");
  when("P2 commits Monk to S2");

  oppose(true);
  when("P2 commits Monk to S1");
  then.expect({ Monk: { in: "S1" } });
});

test("factions.silverTwilight (ED-78): the eighth faction is allowed, or is not", () => {
  const pool = makePool([...deckPool().byCode.values()].map(({ notYet: _, ...card }) => card));
  const faults = (title: string, options: Partial<RuleOptions>): readonly string[] =>
    checkDeck({ lines: [{ title, count: 1 }] }, { pool, options }).problems.map(({ rule }) => rule);
  expect(faults("Initiate of Huang Hun", { "factions.silverTwilight": true })).toEqual([]);
  expect(faults("Initiate of Huang Hun", { "factions.silverTwilight": false })).toEqual(["COMP-03"]);
  expect(faults("T-Men", { "factions.silverTwilight": false })).toEqual([]);
});

test("response.first (ED-84): the player to the left responds to a player's effect first, or the active player", () => {
  const horn = fuse("Horn", (effect) => response({ when: someoneDies, effect }));
  const position = { P1: { hand: ["Doom"], play: ["Horn"] }, P2: { play: ["Horn", "Clerk"] } };
  for (const [first, asked] of [
    ["left", "P2"],
    ["active", "P1"],
  ] as const) {
    given(position, { cards: [DOOM, CLERK, horn], options: { "response.first": first } });
    when("P1 plays Doom");
    then.now({ asked });
    then.offered(asked, [`${asked} Horn`]);
  }
});

test("attach.recheck (ED-85): an attachment stays when its host stops fitting, or is discarded", () => {
  const collar = freeSupport("Collar", { attachTo: characterIs({ subtype: "Servitor" }), abilities: [] });
  const freedom = freeEvent("Freedom", [
    action({ effect: until(endOfTurn, loses(aCharacter(), { subtypes: "Servitor" })) }),
  ]);
  const beast = freeCharacter("Beast", [], { subtypes: ["Servitor"] });
  const position = { P1: { hand: ["Freedom"] }, P2: { play: [{ Beast: { attached: ["Collar"] } }] } };
  given(position, { cards: [collar, freedom, beast], options: { "attach.recheck": false } });
  when("P1 plays Freedom");
  then.expect({ Beast: { subtypes: [] }, Collar: { in: "attached to Beast" } });

  given(position, { cards: [collar, freedom, beast], options: { "attach.recheck": true } });
  when("P1 plays Freedom");
  then.expect({ Beast: { subtypes: [] }, Collar: { in: "P2 discard" }, log: "Collar discarded" });
});
