/** Prices in resources asked inside a text: "unless he pays 2", "you may pay 1". */
import {
  aCharacter,
  action,
  andThen,
  anyCard,
  costs,
  destroy,
  draw,
  either,
  may,
  opponent,
  passive,
  pay,
  unless,
  you,
} from "@fhtagn/rules/dsl";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";
import { freeEvent, freeSupport } from "./free-cards.ts";
import { CLERK } from "./timing-cards.ts";

const THREAT = freeEvent("Threat", [action({ effect: unless(opponent, pay(2), destroy(aCharacter())) })]);
const two = ["hastur", "hastur"];

test("PAY-01 a price inside a text drains a domain of who pays it, no match asked (PAY-09)", () => {
  given({ P1: { hand: ["Threat"] }, P2: { play: ["Clerk"], domains: [two] } }, { cards: [THREAT, CLERK] });
  when("P1 plays Threat", "P2 chooses yes");
  then.expect({ Clerk: { in: "play" }, "P2.D1": { drained: true } });
});

test("PAY-01 the payer picks the domain, and may refuse", () => {
  const position = { P1: { hand: ["Threat"] }, P2: { play: ["Clerk"], domains: [two, two, ["hastur"]] } };
  given(position, { cards: [THREAT, CLERK] });
  when("P1 plays Threat", "P2 chooses yes");
  then.offered("P2", ["P2.D1", "P2.D2"]);
  when("P2 chooses D2");
  then.expect({ Clerk: { in: "play" }, "P2.D1": { drained: false }, "P2.D2": { drained: true } });

  given(position, { cards: [THREAT, CLERK] });
  when("P1 plays Threat", "P2 declines");
  then.expect({ Clerk: { in: "P2 discard" }, "P2.D1": { drained: false } });
});

test("COST-02 who cannot pay is not asked", () => {
  given(
    {
      P1: { hand: ["Threat"], domains: [two] },
      P2: { play: ["Clerk"], domains: [["hastur"], { drained: two }] },
    },
    { cards: [THREAT, CLERK] },
  );
  when("P1 plays Threat");
  then.expect({ Clerk: { in: "P2 discard" }, "P1.D1": { drained: false } });
});

test("COST-09 what may be paid for happens only if it is paid", () => {
  const bribe = freeEvent("Bribe", [action({ effect: may(you, andThen(pay(2), draw(you, 1))) })]);
  given({ P1: { hand: ["Bribe", "Bribe"], domains: [two, []] } }, { cards: [bribe] });
  when("P1 plays Bribe", "P1 chooses yes");
  then.expect({ P1: { hand: 2 }, "P1.D1": { drained: true } });
  when("P1 plays Bribe#2");
  then.expect({ P1: { hand: 1 }, asked: "P2" });
});

test("TGT-17 paying is no option for who has no such domain", () => {
  const toll = freeSupport("Toll", [action({ effect: either(opponent, pay(2), destroy(aCharacter())) })]);
  given({ P1: { play: ["Toll"] }, P2: { play: ["Clerk"], domains: [["hastur"]] } }, { cards: [toll, CLERK] });
  when("P1 uses Toll");
  then.expect({ Clerk: { in: "P2 discard" } });
});

test("PAY-27 what raises the cost of triggered effects does not raise such a price", () => {
  const tax = freeSupport("Tax", [passive(costs(anyCard(), 1, { of: "abilities" }))]);
  const idol = freeSupport("Idol", [action({ effect: unless(opponent, pay(2), destroy(aCharacter())) })]);
  given(
    { P1: { play: ["Idol", "Tax"], domains: [["hastur"]] }, P2: { play: ["Clerk"], domains: [two] } },
    { cards: [idol, tax, CLERK] },
  );
  when("P1 uses Idol", "P2 chooses yes");
  then.expect({ Clerk: { in: "play" }, "P1.D1": { drained: true }, "P2.D1": { drained: true } });
});
