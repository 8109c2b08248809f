import {
  action,
  amountOverpaid,
  anyCard,
  choose,
  costs,
  destroy,
  draw,
  endOfPhase,
  event,
  exhaust,
  ifThen,
  inOrder,
  passive,
  provides,
  resource,
  thisCard,
  until,
  you,
  youOverpaid,
} from "@fhtagn/rules/dsl";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";
import { testCharacter, testEvent, testSupport } from "./basic-cards.ts";

/** So many resources of a faction. */
const some = (count: number, faction = "hastur"): readonly string[] =>
  Array.from({ length: count }, () => faction);
/** Draws one card, and one more for each resource it is overpaid by. */
const windfall = [action({ effect: inOrder(draw(you, 1), ifThen(youOverpaid, draw(you, amountOverpaid))) })];
const reducer = (title: string, change: number, min?: number) =>
  testSupport(title, {
    abilities: [passive(costs(anyCard({ controller: you }), change, min === undefined ? {} : { min }))],
  });

test("PAY-12 what costs nothing cannot be overpaid", () => {
  given(
    { P1: { hand: ["Seal"], domains: [some(3)] } },
    { cards: [testEvent("Seal", { abilities: windfall })] },
  );
  then.refused("P1 plays Seal; drain D1", "PAY-06");
  when("P1 plays Seal");
  then.expect({ P1: { hand: 1 }, "P1.D1": { drained: false } });
});

test("PAY-12 raised to a cost of 1 it can", () => {
  given(
    { P1: { hand: ["Seal"], domains: [some(3)] }, P2: { play: ["Mound"] } },
    {
      cards: [
        testEvent("Seal", { abilities: windfall }),
        testSupport("Mound", { abilities: [passive(costs(event(), 1))] }),
      ],
    },
  );
  when("P1 plays Seal; drain D1");
  then.expect({ P1: { hand: 3 }, "P1.D1": { drained: true } });
});

test("PAY-13 several reducers add up, each once per copy", () => {
  const dear = testCharacter("Dear", { cost: 5 });
  given(
    { P1: { hand: ["Dear"], play: ["Herodotus", "Herodotus", "Herodotus"], domains: [some(1), some(2)] } },
    { cards: [dear, reducer("Herodotus", -1, 1)] },
  );
  then.refused("P1 plays Dear; drain D1", "PAY-01");
  when("P1 plays Dear; drain D2");
  then.expect({ Dear: { in: "play" } });
});

test("PAY-14 one reducer with a minimum of 1 binds them all", () => {
  const inside = testCharacter("Inside", { cost: 2, abilities: [passive(costs({ is: thisCard }, -2))] });
  given(
    { P1: { hand: ["Inside"], play: ["Rite"], domains: [some(1)] } },
    { cards: [inside, reducer("Rite", -1, 1)] },
  );
  when("P1 plays Inside; drain D1");
  then.expect({ Inside: { in: "play" }, "P1.D1": { drained: true } });
});

test("PAY-14 so it cannot be played where nothing is left to drain", () => {
  const inside = testCharacter("Inside", { cost: 2, abilities: [passive(costs({ is: thisCard }, -2))] });
  const cards = [inside, reducer("Rite", -1, 1)];
  given({ P1: { hand: ["Inside"], play: ["Rite"], domains: [{ drained: some(1) }] } }, { cards });
  then.refused("P1 plays Inside", "PAY-01");
  given({ P1: { hand: ["Inside"], domains: [{ drained: some(1) }] } }, { cards });
  when("P1 plays Inside");
  then.expect({ Inside: { in: "play" } });
});

test("PAY-15 no cost is below zero, and zero drains nothing", () => {
  const page = testEvent("Page", { cost: 1, abilities: windfall });
  given(
    { P1: { hand: ["Page"], play: ["Rite"], domains: [some(3)] } },
    { cards: [page, reducer("Rite", -3)] },
  );
  when("P1 plays Page");
  then.expect({ P1: { hand: 1 }, "P1.D1": { drained: false } });
});

const priestess = testSupport("Priestess", {
  abilities: [
    action({
      cost: exhaust(thisCard),
      effect: until(endOfPhase, costs(event({ controller: you }), -1, { uses: 1 })),
    }),
  ],
});

test("PAY-15 an X of 0 leaves a reducer nothing to lower, so it is not used up", () => {
  const blast = testEvent("Blast", { cost: "X", abilities: [action({ effect: draw(you, 1) })] });
  const page = testEvent("Page", { cost: 2, abilities: [action({ effect: draw(you, 1) })] });
  given(
    { P1: { hand: ["Blast", "Page", "Page"], play: ["Priestess"], domains: [some(1), some(1)] } },
    { cards: [blast, page, priestess] },
  );
  then.refused("P1 plays Page", "PAY-01");
  when("P1 uses Priestess", "P1 plays Blast; X 0", "P1 plays Page; drain D1");
  then.expect({ "P1.D1": { drained: true }, P1: { discard: 2 } });
  then.refused("P1 plays Page#2", "PAY-01");
});

test("PAY-16 mandatory reducers apply whether the payer likes it or not", () => {
  const page = testEvent("Page", { cost: 2, abilities: windfall });
  given(
    { P1: { hand: ["Page"], play: ["Mausoleum"], domains: [some(2), some(3)] } },
    { cards: [page, reducer("Mausoleum", -1)] },
  );
  when("P1 plays Page; drain D1");
  then.expect({ P1: { hand: 2 } });
});

test("PAY-16 mandatory increasers too", () => {
  const page = testEvent("Page", { cost: 2, abilities: windfall });
  const tax = testSupport("Tax", { abilities: [passive(costs(event(), 1))] });
  given({ P1: { hand: ["Page"], play: ["Tax"], domains: [some(2), some(3)] } }, { cards: [page, tax] });
  then.refused("P1 plays Page; drain D1", "PAY-01");
  when("P1 plays Page; drain D2");
  then.expect({ P1: { hand: 1 } });
});

const loyal = testCharacter("Loyal", { faction: "cthulhu", cost: 2, keywords: ["Loyal"] });
const steadfast = testCharacter("Steadfast", { faction: "cthulhu", cost: 2, steadfast: 2 });
const idol = testSupport("Idol", {
  abilities: [passive(provides(resource({ controller: you }), "cthulhu"))],
});
const faithful = { hand: ["Loyal", "Steadfast"], domains: [some(2)] };

test("PAY-17 without a match neither can be played", () => {
  given({ P1: faithful }, { cards: [loyal, steadfast, idol] });
  then.refused("P1 plays Loyal; drain D1", "PAY-04");
  then.refused("P1 plays Steadfast; drain D1", "PAY-04");
});

test("PAY-17 a granted match satisfies the match and Loyal, never Steadfast", () => {
  given({ P1: { ...faithful, play: ["Idol"] } }, { cards: [loyal, steadfast, idol] });
  then.refused("P1 plays Steadfast; drain D1", "KW-STEAD-01");
  when("P1 plays Loyal; drain D1");
  then.expect({ Loyal: { in: "play" } });
});

test("PAY-18 the resource icon of an attached card matters, not its faction", () => {
  const turncoat = testCharacter("Turncoat", { faction: "hastur", resourceFaction: "syndicate" });
  const crook = testCharacter("Crook", { faction: "syndicate", cost: 1 });
  const poet = testCharacter("Poet", { faction: "hastur", cost: 1 });
  given({ P1: { hand: ["Crook", "Poet"], domains: [["Turncoat"]] } }, { cards: [turncoat, crook, poet] });
  then.refused("P1 plays Poet; drain D1", "PAY-04");
  when("P1 plays Crook; drain D1");
  then.expect({ Crook: { in: "play" } });
});

test("PAY-18 an effect that looks at a resource sees its icon", () => {
  const turncoat = testCharacter("Turncoat", { faction: "hastur", resourceFaction: "syndicate" });
  const torch = testEvent("Torch", {
    abilities: [action({ effect: destroy(choose(1, resource({ not: { faction: "hastur" } }))) })],
  });
  given(
    { P1: { hand: ["Torch"], domains: [["hastur", "Turncoat"], ["agency"]] } },
    { cards: [turncoat, torch] },
  );
  when("P1 plays Torch");
  then.offered("P1", ["Turncoat", "agency at P1.D2"]);
  when("P1 chooses Turncoat");
  then.expect({ Turncoat: { in: "P1 discard" } });
});

test("PAY-19 a card with several resource symbols supplies that many resources", () => {
  const cards = [
    testCharacter("Duke", { faction: "hastur", resourceIcons: 2 }),
    testCharacter("Poet", { faction: "hastur", cost: 2 }),
    testCharacter("Elder", { faction: "hastur", cost: 3 }),
  ];
  given({ P1: { hand: ["Poet", "Elder"], domains: [["Duke"]] } }, { cards });
  then.refused("P1 plays Elder; drain D1", "PAY-01");
  when("P1 plays Poet; drain D1");
  then.expect({ Poet: { in: "play" }, Duke: { in: "P1.D1" } });
});

const explosion = testEvent("Explosion", { faction: "agency", cost: "X", abilities: windfall });
const explosive = { hand: ["Explosion"], domains: [some(4, "agency"), { drained: some(6, "agency") }] };

test("PAY-20 X is picked by the payer, no larger than the resources of the domain he drains", () => {
  given({ P1: explosive }, { cards: [explosion] });
  when("P1 plays Explosion");
  then.offered("P1", ["0", "1", "2", "3", "4"]);
  when("P1 chooses 3");
  then.expect({ "P1.D1": { drained: true }, P1: { hand: 2 } });
});

test("PAY-20 an X of 0 drains no domain", () => {
  given({ P1: explosive }, { cards: [explosion] });
  when("P1 plays Explosion; X 0");
  then.expect({ "P1.D1": { drained: false }, P1: { hand: 1 } });
});

test("PAY-20 an X without a match is refused for the match, not only for want of a target", () => {
  const ape = testCharacter("Ape", { skill: 2 });
  given(
    { P1: { hand: ["Shotgun Blast"], domains: [["hastur", "hastur"]] }, P2: { play: ["Ape"] } },
    { cards: [ape] },
  );
  then.refused("P1 plays Shotgun Blast", "TGT-02"); // X = 0 needs no match and reaches nobody
  then.refused("P1 plays Shotgun Blast", "PAY-04");
});
