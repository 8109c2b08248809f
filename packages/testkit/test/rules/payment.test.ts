import { action, aDomain, drain, draw, exhaust, opponent, pay, thisCard, you } from "@fhtagn/rules/dsl";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";
import { testCharacter, testEvent, testSupport } from "./basic-cards.ts";

/** So many resources of a faction. */
const some = (count: number, faction = "hastur"): readonly string[] =>
  Array.from({ length: count }, () => faction);
const page = testCharacter("Page", { cost: 1 });
const squire = testCharacter("Squire", { cost: 2 });
const knight = testCharacter("Knight", { cost: 3 });
const lord = testCharacter("Lord", { cost: 4 });

test("PAY-01 a cost is paid by draining one domain with at least so many resources", () => {
  given({ P1: { hand: ["Knight"], domains: [some(2), some(3), some(4)] } }, { cards: [knight] });
  then.refused("P1 plays Knight; drain D1", "PAY-01");
  when("P1 plays Knight");
  then.offered("P1", ["P1.D2", "P1.D3"]);
  when("P1 chooses D2");
  then.expect({
    Knight: { in: "play" },
    "P1.D2": { drained: true },
    "P1.D3": { drained: false },
    log: ["P1 drains D2"],
  });
});

test("PAY-02 a drained domain cannot be drained again until it is refreshed", () => {
  given(
    { P1: { hand: ["Page", "Page", "Page"], domains: [{ drained: some(3) }, some(1)] } },
    { cards: [page] },
  );
  then.refused("P1 plays Page; drain D1", "PAY-02");
  when("P1 plays Page; drain D2");
  then.refused("P1 plays Page; drain D2", "PAY-02");
  when({ advance: "P2 operations window" }, { advance: "P1 operations window" });
  then.expect({ "P1.D1": { drained: false }, "P1.D2": { drained: false } });
  when("P1 plays Page; drain D1");
  then.expect({ P1: { characters: 2 } });
});

test("PAY-03 resources of two domains are never added together", () => {
  given({ P1: { hand: ["Lord"], domains: [some(2), some(2), some(2)] } }, { cards: [lord] });
  then.refused("P1 plays Lord", "PAY-03");
  then.offered("P1", []);
});

test("PAY-04 a card with a faction needs a resource match", () => {
  const agent = testCharacter("Agent", { faction: "agency", cost: 2 });
  given(
    { P1: { hand: ["Agent"], domains: [some(2), ["hastur", "agency"], some(2, "neutral")] } },
    { cards: [agent] },
  );
  then.refused("P1 plays Agent; drain D1", "PAY-04");
  then.refused("P1 plays Agent; drain D3", "PAY-04");
  when("P1 plays Agent; drain D2");
  then.expect({ Agent: { in: "play" } });
});

test("PAY-05 a neutral card needs no match", () => {
  given({ P1: { hand: ["Squire"], domains: [some(2)] } }, { cards: [squire] });
  when("P1 plays Squire; drain D1");
  then.expect({ Squire: { in: "play" }, "P1.D1": { drained: true } });
});

test("PAY-06 a cost of zero drains no domain and needs no match", () => {
  const poet = testCharacter("Poet", { faction: "hastur", cost: 0 });
  given(
    {
      P1: {
        hand: ["Poet"],
        domains: [{ drained: some(1) }, { drained: [] }, { drained: some(3, "agency") }],
      },
    },
    { cards: [poet] },
  );
  when("P1 plays Poet");
  then.expect({ Poet: { in: "play" } });
});

test("PAY-06 not even if a domain could be drained", () => {
  const poet = testCharacter("Poet", { faction: "hastur", cost: 0 });
  given({ P1: { hand: ["Poet"], domains: [some(1)] } }, { cards: [poet] });
  then.refused("P1 plays Poet; drain D1", "PAY-06");
  when("P1 plays Poet");
  then.expect({ Poet: { in: "play" }, "P1.D1": { drained: false } });
});

test("PAY-07 surplus resources are lost", () => {
  given({ P1: { hand: ["Squire", "Knight"], domains: [some(5), some(3)] } }, { cards: [squire, knight] });
  when("P1 plays Squire; drain D1");
  then.refused("P1 plays Knight; drain D1", "PAY-02");
  when("P1 plays Knight; drain D2");
  then.expect({ "P1.D1": { drained: true }, "P1.D2": { drained: true }, P1: { characters: 2 } });
});

test("PAY-08 resources stay attached when their domain is drained, Transient ones excepted", () => {
  const drifter = testCharacter("Drifter", { transient: true });
  given(
    {
      P1: {
        hand: ["Squire", "Squire"],
        domains: [
          ["agency", "agency"],
          ["agency", "Drifter"],
        ],
      },
    },
    { cards: [squire, drifter] },
  );
  when("P1 plays Squire; drain D1", "P1 plays Squire; drain D2");
  then.expect({
    "P1.D1": { drained: true, resources: 2 },
    "P1.D2": { resources: 1 },
    Drifter: { in: "P1 discard" },
  });
});

test("PAY-09 an ability of a card in play needs enough resources but no match", () => {
  const agent = testCharacter("Agent", {
    faction: "agency",
    abilities: [action({ cost: pay(2), effect: draw(you, 1) })],
  });
  given({ P1: { play: ["Agent"], domains: [some(1), some(2)] } }, { cards: [agent] });
  then.refused("P1 uses Agent; drain D1");
  when("P1 uses Agent; drain D2");
  then.expect({ P1: { hand: 1 }, "P1.D2": { drained: true } });
});

test("PAY-10 a domain cannot be drained for nothing", () => {
  const coach = testSupport("Coach", {
    abilities: [action({ cost: exhaust(thisCard), effect: draw(you, 1) })],
  });
  given({ P1: { play: ["Coach"], domains: [some(3)] } }, { cards: [coach] });
  then.offered("P1", ["Coach"]);
  then.refused("P1 uses Coach; drain D1");
  then.refused("P1 chooses D1");
  when("P1 uses Coach");
  then.expect({ P1: { hand: 1 }, "P1.D1": { drained: false } });
});

test("PAY-11 a domain drained by an opponent's effect is drained all the same", () => {
  const famine = testEvent("Famine", {
    abilities: [action({ effect: drain(aDomain({ controller: opponent, drained: false })) })],
  });
  given(
    {
      active: "P2",
      "to act": "P1",
      P1: { hand: ["Famine"] },
      P2: { hand: ["Page"], domains: [some(1), some(1)] },
    },
    { cards: [famine, page] },
  );
  when("P1 plays Famine; choose P2.D1");
  then.expect({ "P2.D1": { drained: true }, "P2.D2": { drained: false } });
  then.refused("P2 plays Page; drain D1", "PAY-02");
  when("P2 plays Page; drain D2");
  then.expect({ Page: { in: "play" } });
});
