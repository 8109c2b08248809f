/** Why a card cannot be chosen: by the selection that is open, whichever step of an effect asks. */
import { options, type Player, type ReasonRule, whyNot } from "@fhtagn/rules";
import {
  aCharacter,
  action,
  character as characterIs,
  draw,
  driveInsane,
  inOrder,
  lowest,
  one,
  opponent,
  sacrifice,
  some,
  wound,
  you,
} from "@fhtagn/rules/dsl";
import { expect, test } from "vitest";
import { freeCharacter, freeEvent, freeSupport } from "./free-cards.ts";
import { type TableAfter, tableAfter } from "./table-after.ts";
import { CLERK, GUARD, MONK } from "./timing-cards.ts";

const theirs = characterIs({ controller: opponent });
const GHOST = freeCharacter("Ghost", [], { keywords: ["Invulnerability"] });
const SAINT = freeCharacter("Saint", [], { keywords: ["Willpower"] });
const CRATE = freeSupport("Crate");
const deed = (effect: Parameters<typeof action>[0]["effect"]): object =>
  freeEvent("Deed", [action({ effect })]);

const rules = ({ state, named }: TableAfter, title: string, player: Player = "P1"): readonly ReasonRule[] =>
  whyNot(state, player, { do: "choose", card: named(title) }).map(({ rule }) => rule);

test("TGT-05 a card that is picked while an effect is carried out is refused by that pick", () => {
  const table = tableAfter(
    { P1: { hand: ["Deed"], play: ["Monk", "Crate"] }, P2: { play: ["Clerk", "Guard", "Ghost"] } },
    [deed(inOrder(draw(you, 1), wound(one(theirs)))), CLERK, GUARD, MONK, GHOST, CRATE],
    "P1 plays Deed",
  );
  expect(table.state.question?.kind).toBe("pick");
  expect(rules(table, "Ghost")).toEqual(["KW-INVU-01", "TGT-05", "TRIG-27"]);
  expect(rules(table, "Monk")).toEqual(["TGT-02"]);
  expect(rules(table, "Crate")).toEqual(["TGT-02"]);
});

test("TGT-05 so is a card for the second of two parts, by the part that is open", () => {
  const two = inOrder(wound(one(theirs)), driveInsane(one(characterIs({}), { as: "mad" })));
  const table = tableAfter(
    { P1: { hand: ["Deed"], play: ["Saint"] }, P2: { play: ["Clerk", "Guard", "Ghost"] } },
    [deed(two), CLERK, GUARD, GHOST, SAINT],
    "P1 plays Deed",
    "P1 chooses Clerk",
  );
  expect(rules(table, "Saint")).toEqual(["KW-WILL-01", "TGT-05", "TRIG-27"]);
});

test("COST-11 what is given up for a cost is refused by the cost", () => {
  const cards = [
    freeSupport("Altar", [
      action({ cost: sacrifice(one(characterIs({ controller: you }))), effect: draw(you, 1) }),
    ]),
    CLERK,
    GUARD,
    MONK,
  ];
  const table = tableAfter(
    { P1: { play: ["Altar", "Clerk", "Guard"] }, P2: { play: ["Monk"] } },
    cards,
    "P1 uses Altar",
  );
  expect(table.state.question?.kind).toBe("cost");
  expect(rules(table, "Monk")).toEqual(["COST-11"]);
  expect(rules(table, "Altar")).toEqual(["TGT-02"]);
});

test("TGT-10 a card that is chosen already cannot be chosen once more", () => {
  const table = tableAfter(
    { P1: { hand: ["Deed"] }, P2: { play: ["Clerk", "Guard", "Monk"] } },
    [deed(wound(some(2, theirs))), CLERK, GUARD, MONK],
    "P1 plays Deed",
    "P1 chooses Clerk",
  );
  expect(options(table.state)).toHaveLength(2);
  expect(rules(table, "Clerk")).toEqual(["TGT-10"]);
});

test("TGT-07 of the lowest only those that are tied for it can be chosen", () => {
  const ogre = freeCharacter("Ogre", [], { skill: 5 });
  const table = tableAfter(
    { P1: { hand: ["Deed"] }, P2: { play: ["Clerk", "Guard", "Ogre"] } },
    [deed(wound(lowest("skill", theirs, { chosen: true }))), CLERK, GUARD, ogre],
    "P1 plays Deed",
  );
  expect(table.state.question?.kind).toBe("pick");
  expect(rules(table, "Ogre")).toEqual(["TGT-07"]);
});

test("TGT-05 a target is refused before anything is paid for it", () => {
  const table = tableAfter(
    { P1: { hand: ["Deed"] }, P2: { play: ["Clerk", "Guard", "Ghost"] } },
    [deed(wound(aCharacter())), CLERK, GUARD, GHOST],
    "P1 plays Deed",
  );
  expect(table.state.question?.kind).toBe("target");
  expect(rules(table, "Ghost")).toEqual(["KW-INVU-01", "TGT-05", "TRIG-27"]);
});

test("TIME-03 whoever is not asked learns nothing of what the other one chooses", () => {
  const table = tableAfter(
    { P1: { hand: ["Deed"] }, P2: { play: ["Clerk", "Guard", "Ghost"] } },
    [deed(inOrder(draw(you, 1), wound(one(theirs)))), CLERK, GUARD, GHOST],
    "P1 plays Deed",
  );
  const { state, named } = table;
  const chosenBy = (player: Player) => whyNot(state, player, { do: "choose", card: named("Clerk") });
  expect(chosenBy("P2")[0]).toEqual({ rule: "TIME-03", facts: { asked: "P1" } });
  expect(chosenBy("P2").map(({ rule }) => rule)).not.toContain("TGT-10");
});
