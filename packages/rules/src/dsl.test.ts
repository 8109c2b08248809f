import { expect, test } from "vitest";
import * as dsl from "./dsl.ts";

const { aCharacter, action, attachTo, card, character, notYet, pay, playOnly, wound, yourOperations } = dsl;

test("a card joins its parts in any order", () => {
  const ability = action({ cost: pay(1), effect: wound(aCharacter()) });
  const entry = card(1, "x", ability, playOnly(yourOperations), attachTo(character()));
  expect(entry).toEqual({
    number: 1,
    title: "x",
    text: {
      playOnly: { phase: "operations", turnOf: "you" },
      attachTo: { type: "character" },
      abilities: [
        {
          timing: "action",
          cost: [{ do: "pay", count: 1 }],
          effect: { do: "wound", who: { choose: { type: "character" } } },
        },
      ],
    },
  });
});

test("a card that is not done carries its reason", () => {
  expect(card(1, "x", notYet("why"))).toEqual({
    number: 1,
    title: "x",
    text: { abilities: [] },
    notYet: "why",
  });
});

test("one cost may stand alone, several are a list", () => {
  const costs = [dsl.exhaust(dsl.thisCard), dsl.payX()];
  expect(action({ cost: costs, effect: dsl.nothing }).cost).toEqual([
    { do: "exhaust", what: { the: "this" } },
    { do: "payX" },
  ]);
});

test("verbs take a selection or a name", () => {
  expect(dsl.ready(dsl.it)).toEqual({ do: "ready", what: { the: "it" } });
  expect(dsl.ready(dsl.each(character()))).toEqual({ do: "ready", what: { each: { type: "character" } } });
});

test("a choice of one needs no count", () => {
  expect(dsl.choose(1, character())).toEqual({ choose: { type: "character" } });
  expect(dsl.choose(dsl.upTo(2), character())).toEqual({ choose: { type: "character" }, count: { upTo: 2 } });
});

test("passives: continuous, while, whenever, instead of", () => {
  const gain = dsl.gains(dsl.thisCard, { skill: 1 });
  expect(dsl.passive(gain)).toEqual({ timing: "passive", effect: gain });
  expect(dsl.passive(dsl.whileTrue(dsl.isNight, gain, gain))).toEqual({
    timing: "passive",
    if: { night: true },
    effect: { do: "inOrder", effects: [gain, gain] },
  });
  expect(dsl.passive(dsl.whenever(dsl.count(character()), dsl.atLeast(6), gain))).toEqual({
    timing: "passive",
    whenever: { number: { count: { type: "character" } }, is: { atLeast: 6 } },
    effect: gain,
  });
  expect(dsl.passive(dsl.replaces(dsl.would(dsl.leavesPlay(dsl.thisCard)), gain))).toEqual({
    timing: "passive",
    when: { on: "cardLeftPlay", card: "this", would: true },
    effect: gain,
    replaces: true,
  });
});

test("the module can be loaded by import(): it exports no then", async () => {
  expect("then" in (await import("./dsl.ts"))).toBe(false);
});
