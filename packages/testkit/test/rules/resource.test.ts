import { action, draw, pay, you } from "@fhtagn/rules/dsl";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";
import { testCharacter, testConspiracy, testEvent, testSupport } from "./basic-cards.ts";

const clerk = testCharacter("Clerk", { skill: 1 });
const idea = testEvent("Idea", { abilities: [action({ effect: draw(you, 1) })] });
const start = { phase: "resource", at: "start" } as const;

test("RSRC-01 the active player may attach one card from hand to one of his domains", () => {
  given({ ...start, P1: { hand: ["Clerk", "...4"], domains: [["hastur"], [], []] } }, { cards: [clerk] });
  when("P1 attaches Clerk to D1");
  then.expect({
    P1: { hand: 4 },
    "P1.D1": { resources: 2 },
    "P1.D2": { resources: 0 },
    Clerk: { in: "P1.D1" },
  });
});

test("RSRC-02 he may decline", () => {
  given({ ...start, P1: { hand: ["Clerk"] } }, { strict: true, cards: [clerk] });
  when("P1 attaches nothing");
  then.now({ phase: "resource", asked: "P1", Clerk: { in: "P1 hand" }, "P1.D1": { resources: 0 } });
  when("P1 passes", "P2 passes");
  then.now({ phase: "operations" });
});

test("RSRC-03 no more than one card in each Resource phase", () => {
  given({ ...start, P1: { hand: ["Clerk", "Clerk"] } }, { strict: true, cards: [clerk] });
  when("P1 attaches Clerk to D1");
  then.refused("P1 attaches Clerk to D1", "RSRC-03");
  then.refused("P1 attaches Clerk to D2", "RSRC-03");
  when("P1 passes", "P2 passes");
  then.now({ phase: "operations", P1: { hand: 1 } });
});

test("RSRC-04 a domain may hold any number of resources", () => {
  const nine = ["hastur", "hastur", "hastur", "hastur", "hastur", "hastur", "hastur", "hastur", "hastur"];
  given({ ...start, P1: { hand: ["Clerk"], domains: [nine] } }, { cards: [clerk] });
  when("P1 attaches Clerk to D1");
  then.expect({ "P1.D1": { resources: 10 } });
});

test("RSRC-05 an attached card lies face up and serves no other purpose", () => {
  given({ ...start, P1: { hand: ["Idea", "Idea"] } }, { cards: [idea] });
  then.expect({ "seen by P2": { Idea: false } });
  when("P1 attaches Idea to D1");
  then.expect({ Idea: { in: "P1.D1" }, P1: { hand: 1 }, "seen by P2": { Idea: true } });
  then.offered("P1", ["Idea#2"]);
  then.refused("P1 plays Idea#1");
});

test("RSRC-06 a card may be attached to a drained domain, which stays drained", () => {
  const tithe = testSupport("Tithe", { abilities: [action({ cost: pay(1), effect: draw(you, 1) })] });
  given(
    { phase: "draw", at: "window", P1: { hand: ["Clerk"], play: ["Tithe"], domains: [["hastur"], []] } },
    { cards: [clerk, tithe] },
  );
  when("P1 uses Tithe; drain D1", "P1 attaches Clerk to D1");
  then.expect({ phase: "resource", "P1.D1": { resources: 2, drained: true } });
});

test("RSRC-07 any deck card of any type, faction or none may be attached", () => {
  const hand = ["Clerk", "Idea", "Lamp", "Plot"];
  const cards = [
    clerk,
    idea,
    testSupport("Lamp", { faction: "agency" }),
    testConspiracy("Plot", { faction: "syndicate" }),
  ];
  for (const title of hand) {
    given({ ...start, P1: { hand } }, { cards });
    then.offered("P1", hand);
    when(`P1 attaches ${title} to D2`);
    then.expect({ [title]: { in: "P1.D2" }, P1: { hand: 3 } });
  }
});

test("RSRC-07 a conspiracy supplies one resource of its faction", () => {
  given(
    { ...start, P1: { hand: ["Plot", "Crook"], domains: [["hastur"]] } },
    {
      cards: [
        testConspiracy("Plot", { faction: "syndicate" }),
        testCharacter("Crook", { faction: "syndicate", cost: 2 }),
      ],
    },
  );
  when("P1 attaches Plot to D1", "P1 plays Crook; drain D1");
  then.expect({ Crook: { in: "play" } });
});

test("RSRC-08 a neutral resource counts as one and matches no faction", () => {
  const neutrals = ["neutral", "neutral", "neutral"];
  given(
    { P1: { hand: ["Agent", "Tramp"], domains: [neutrals] } },
    { cards: [testCharacter("Agent", { faction: "agency", cost: 3 }), testCharacter("Tramp", { cost: 3 })] },
  );
  then.refused("P1 plays Agent; drain D1", "PAY-04");
  when("P1 plays Tramp; drain D1");
  then.expect({ Tramp: { in: "play" }, Agent: { in: "P1 hand" } });
});

test("RSRC-09 an action window follows", () => {
  given(start, { strict: true });
  then.now({ phase: "resource", asked: "P1" });
  when("P1 passes");
  then.now({ phase: "resource", asked: "P2" });
  when("P2 passes");
  then.now({ phase: "operations", asked: "P1" });
});
