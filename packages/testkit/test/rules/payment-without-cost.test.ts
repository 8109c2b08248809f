import {
  aCharacter,
  action,
  amountOverpaid,
  anyCard,
  atMost,
  character,
  choose,
  costs,
  count,
  destroy,
  domain,
  drain,
  draw,
  entersPlay,
  exhaust,
  ifThen,
  inOrder,
  one,
  passive,
  pay,
  played,
  putIntoPlay,
  response,
  thisCard,
  times,
  you,
  youOverpaid,
} from "@fhtagn/rules/dsl";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";
import { testCharacter, testEvent, testSupport } from "./basic-cards.ts";

/** So many resources of a faction. */
const some = (count: number, faction = "hastur"): readonly string[] =>
  Array.from({ length: count }, () => faction);
const patron = testSupport("Patron", { abilities: [passive(costs(anyCard({ controller: you }), -2))] });

test("PAY-21 put into play skips the costs of the card, the match included", () => {
  const terror = testCharacter("Terror", {
    faction: "cthulhu",
    cost: 6,
    abilities: [action({ from: "hand", cost: pay(3), effect: putIntoPlay(thisCard) })],
  });
  given({ P1: { hand: ["Terror"], domains: [some(3), some(6)] } }, { cards: [terror] });
  then.refused("P1 plays Terror; drain D2", "PAY-04");
  when("P1 uses Terror; drain D1");
  then.expect({ Terror: { in: "play" }, "P1.D1": { drained: true }, "P1.D2": { drained: false } });
});

test("PAY-22 a reduction may read the domain being drained", () => {
  const domains = [
    ["hastur", "agency", "cthulhu"],
    ["hastur", "hastur", "hastur"],
    ["hastur", "agency", "agency"],
  ];
  given({ P1: { hand: ["Thing from the Stars"], domains } });
  then.expect({ "Thing from the Stars": { cost: 5 } });
  then.refused("P1 plays Thing from the Stars; drain D2", "PAY-01");
  then.refused("P1 plays Thing from the Stars; drain D3", "PAY-01");
  when("P1 plays Thing from the Stars; drain D1");
  then.expect({ "Thing from the Stars": { in: "play" } });
});

test("PAY-22 and its minimum binds", () => {
  const domains = [
    ["hastur", "agency", "cthulhu", "syndicate", "miskatonic", "yog-sothoth", "shub-niggurath"],
    { drained: some(1) },
  ];
  const insider = testEvent("Insider", {
    faction: "hastur",
    cost: 2,
    abilities: [
      passive(costs({ is: thisCard }, -5, { min: 1 })),
      action({ effect: inOrder(draw(you, 1), ifThen(youOverpaid, draw(you, amountOverpaid))) }),
    ],
  });
  given({ P1: { hand: ["Insider"], domains } }, { cards: [insider] });
  when("P1 plays Insider; drain D1");
  then.expect({ P1: { hand: 7 }, "P1.D1": { drained: true } });
});

test("PAY-23 a domain without resources can never pay a cost of 1", () => {
  given(
    {
      P1: { hand: ["Page"], domains: [{ drained: some(1) }, { drained: some(1) }, { drained: some(1) }, []] },
    },
    { cards: [testCharacter("Page", { cost: 1 })] },
  );
  then.refused("P1 plays Page; drain D4", "PAY-01");
  then.offered("P1", []);
});

test("PAY-23 it can be drained for what needs no resources", () => {
  const well = testSupport("Well", {
    abilities: [
      action({ cost: drain(one(domain({ controller: you, drained: false }))), effect: draw(you, 1) }),
    ],
  });
  given({ P1: { play: ["Well"], domains: [some(1), []] } }, { cards: [well] });
  when("P1 uses Well; drain D2");
  then.expect({ P1: { hand: 1 }, "P1.D2": { drained: true }, "P1.D1": { drained: false } });
});

test("PAY-24 the overpayment is what the drained domain has beyond what was paid", () => {
  const bribe = testEvent("Bribe", {
    cost: 2,
    abilities: [action({ effect: inOrder(draw(you, 1), ifThen(youOverpaid, draw(you, amountOverpaid))) })],
  });
  given({ P1: { hand: ["Bribe", "Bribe"], domains: [some(2), some(5)] } }, { cards: [bribe] });
  when("P1 plays Bribe; drain D1");
  then.expect({ P1: { hand: 2, deck: 29 } });
  when("P1 plays Bribe; drain D2");
  then.expect({ P1: { hand: 5, deck: 25 } });
});

const herald = testSupport("Herald", {
  abilities: [
    response({ when: played(anyCard({ cost: atMost(3) }), { player: you }), effect: draw(you, 1) }),
  ],
});
const lord = testCharacter("Lord", { cost: 4 });
const squire = testCharacter("Squire", { cost: 3 });

test("PAY-25 the cost of a card being played is what was actually paid", () => {
  given(
    { P1: { hand: ["Lord"], play: ["Herald", "Patron"], domains: [some(2)] } },
    { cards: [herald, lord, patron] },
  );
  when("P1 plays Lord; drain D1", "P1 uses Herald");
  then.expect({ Lord: { in: "play" }, P1: { hand: 1 } });
});

test("PAY-25 a printed cost that was raised is no longer low", () => {
  const tax = testSupport("Tax", { abilities: [passive(costs(character(), 1))] });
  given(
    { P1: { hand: ["Squire"], play: ["Herald", "Tax"], domains: [some(4)] } },
    { strict: true, cards: [herald, squire, tax] },
  );
  when("P1 plays Squire; drain D1");
  then.now({ asked: "P2", Squire: { in: "play" } });
});

test("PAY-25 so it is with a card that enters play: played for less, or put into play where it would cost less", () => {
  const usher = testSupport("Usher", {
    abilities: [
      response({ when: entersPlay(character({ cost: atMost(3), controller: you })), effect: draw(you, 1) }),
    ],
  });
  const summons = testEvent("Summons", {
    abilities: [action({ effect: putIntoPlay(choose(1, character({ in: "hand", controller: you }))) })],
  });
  const cards = [usher, lord, patron, summons];
  given({ P1: { hand: ["Lord"], play: ["Usher", "Patron"], domains: [some(2)] } }, { cards });
  when("P1 plays Lord; drain D1", "P1 uses Usher");
  then.expect({ Lord: { in: "play" }, P1: { hand: 1 } });

  given({ P1: { hand: ["Summons", "Lord"], play: ["Usher", "Patron"] } }, { cards });
  when("P1 plays Summons", "P1 uses Usher");
  then.expect({ Lord: { in: "play" }, P1: { hand: 1 } });

  given({ P1: { hand: ["Summons", "Lord"], play: ["Usher"] } }, { cards });
  when("P1 plays Summons");
  then.refused("P1 uses Usher");
});

test("PAY-26 a text that chooses a card by its cost means the printed cost", () => {
  const purge = testEvent("Purge", {
    abilities: [action({ effect: destroy(aCharacter({ cost: atMost(3) })) })],
  });
  given(
    {
      P1: { hand: ["Lord", "Purge"], play: ["Patron"], domains: [some(2)] },
      P2: { play: ["Squire", "Page"] },
    },
    { cards: [purge, lord, squire, testCharacter("Page", { cost: 1 }), patron] },
  );
  when("P1 plays Lord; drain D1", "P1 plays Purge");
  then.offered("P1", ["Squire", "Page"]);
  when("P1 chooses Squire");
  then.expect({ Squire: { in: "P2 discard" } });
});

const toll = testSupport("Toll", { abilities: [passive(costs(anyCard(), 1, { of: "abilities" }))] });
const coach = testCharacter("Coach", {
  abilities: [
    action({ cost: exhaust(thisCard), effect: draw(you, 1) }),
    action({ cost: pay(2), effect: draw(you, 2) }),
  ],
});

test("PAY-27 an additional cost makes an effect without one need a domain", () => {
  given({ P1: { play: ["Coach", "Toll"], domains: [{ drained: some(3) }] } }, { cards: [coach, toll] });
  then.offered("P1", []);
  then.refused("P1 uses Coach; ability 1");
  given({ P1: { play: ["Coach", "Toll"], domains: [some(1)] } }, { cards: [coach, toll] });
  when("P1 uses Coach; ability 1; drain D1");
  then.expect({ P1: { hand: 1 }, Coach: { state: "exhausted" }, "P1.D1": { drained: true } });
});

test("PAY-27 an additional cost is added to the others", () => {
  given({ P1: { play: ["Coach", "Toll"], domains: [some(2), some(3)] } }, { cards: [coach, toll] });
  then.refused("P1 uses Coach; ability 2; drain D1");
  when("P1 uses Coach; ability 2; drain D2");
  then.expect({ P1: { hand: 2 }, "P1.D2": { drained: true } });
});

test("PAY-28 penalties are added first, then the reducers", () => {
  const tax = testSupport("Tax", { abilities: [passive(costs(character(), 1))] });
  const grant = testSupport("Grant", { abilities: [passive(costs(character(), -1))] });
  given(
    { P1: { hand: ["Beggar"], play: ["Grant", "Tax"], domains: [some(2)] } },
    { cards: [testCharacter("Beggar"), tax, grant] },
  );
  when("P1 plays Beggar");
  then.expect({ Beggar: { in: "play" }, "P1.D1": { drained: false } });
});

test("PAY-28 without the reducer the penalty is paid", () => {
  const tax = testSupport("Tax", { abilities: [passive(costs(character(), 1))] });
  given(
    { P1: { hand: ["Beggar"], play: ["Tax"], domains: [{ drained: some(2) }] } },
    { cards: [testCharacter("Beggar"), tax] },
  );
  then.refused("P1 plays Beggar", "PAY-01");
});

const nightmare = testCharacter("Nightmare", {
  faction: "hastur",
  cost: 4,
  abilities: [passive(costs({ is: thisCard }, times(-1, count(character({ insane: true }))), { min: 1 }))],
});
const insane = { Clerk: { insane: true } };

test("PAY-29 a text that changes the cost of its own card works while that card is being played", () => {
  const cards = [nightmare, testCharacter("Clerk")];
  given({ P1: { hand: ["Nightmare"], domains: [some(1)] }, P2: { play: [insane, insane] } }, { cards });
  then.refused("P1 plays Nightmare; drain D1", "PAY-01");
  given(
    { P1: { hand: ["Nightmare"], play: [insane], domains: [some(1)] }, P2: { play: [insane, insane] } },
    { cards },
  );
  when("P1 plays Nightmare; drain D1");
  then.expect({ Nightmare: { in: "play" } });
});
