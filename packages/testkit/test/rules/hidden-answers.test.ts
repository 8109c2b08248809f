/** Whom a response or disrupt step asks: who might hold an answer, as far as his opponent can know. */
import {
  action,
  anyCard,
  costs,
  disrupt,
  draw,
  exhaust,
  exhausts,
  passive,
  pay,
  provides,
  resource,
  response,
  support as supportIs,
  thisCard,
  would,
  you,
} from "@fhtagn/rules/dsl";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";
import { type Facts, freeCharacter, freeEvent, freeSupport } from "./free-cards.ts";
import { CLERK } from "./timing-cards.ts";

const LAMP = freeSupport("Lamp", [action({ effect: exhaust(thisCard) })]);
const lampExhausts = exhausts(supportIs({ title: "Lamp" }));
const answer = (facts: Facts): object =>
  freeEvent("Answer", [response({ when: lampExhausts, effect: draw(you, 1) })], facts);

type Domain = readonly string[] | { readonly drained: readonly string[] };
interface Seat {
  readonly hand?: readonly string[];
  readonly play?: readonly string[];
  readonly domains?: readonly Domain[];
}

/** P2 exhausts his Lamp; P1 holds nothing. Without a step of answers P1 is asked next, in the action window. */
function asksAfterLamp({ hand = ["Clerk"], play = [], domains = [] }: Seat, pool: readonly object[]): void {
  given(
    { "to act": "P2", P2: { hand, play: ["Lamp", ...play], domains } },
    { strict: true, cards: [LAMP, CLERK, ...pool] },
  );
  when("P2 uses Lamp");
}
const asked = (): void => then.now({ asked: "P2" });
const notAsked = (): void => then.now({ asked: "P1" });

test("TRIG-08 who holds hidden cards is asked if one of the pool could answer", () => {
  asksAfterLamp({}, [answer({})]);
  asked();
  when("P2 passes");
  notAsked();
  asksAfterLamp({}, []);
  notAsked();
});

test("TRIG-08 who holds nothing is not asked", () => {
  asksAfterLamp({ hand: [] }, [answer({})]);
  notAsked();
});

test("TRIG-08 what answers another event, another card or in another step asks nobody", () => {
  asksAfterLamp({}, [
    freeEvent("Other", [response({ when: exhausts(supportIs({ title: "Torch" })), effect: draw(you, 1) })]),
    freeCharacter("Stranger", [response({ when: lampExhausts, effect: draw(you, 1) })]),
  ]);
  notAsked();
});

test("TRIG-20 a hidden disrupt asks before the change, not after it", () => {
  const shade = freeEvent("Shade", [disrupt({ when: would(lampExhausts), effect: draw(you, 1) })]);
  asksAfterLamp({}, [shade]);
  asked();
  then.now({ Lamp: { state: "ready" } });
  when("P2 passes");
  notAsked();
  then.now({ Lamp: { state: "exhausted" } });
});

test("TRIG-08 a response of the pool asks after the change, not before it", () => {
  asksAfterLamp({}, [answer({})]);
  asked();
  then.now({ Lamp: { state: "exhausted" } });
});

test("PAY-01 who could not pay for the answer is not asked", () => {
  const dear = [answer({ cost: 2 })];
  asksAfterLamp({ domains: [["neutral"], ["neutral"]] }, dear);
  notAsked();
  asksAfterLamp({ domains: [["neutral"], ["neutral", "neutral"]] }, dear);
  asked();
  asksAfterLamp({ domains: [{ drained: ["neutral", "neutral"] }] }, dear);
  notAsked();
});

test("PAY-04 who lacks a matching resource for the answer is not asked", () => {
  const dear = [answer({ cost: 1, faction: "hastur" })];
  asksAfterLamp({ domains: [["agency", "neutral"]] }, dear);
  notAsked();
  asksAfterLamp({ domains: [["agency", "hastur"]] }, dear);
  asked();
});

test("PAY-04 a text that lets resources count for others may make them match", () => {
  const charm = freeSupport("Charm", [passive(provides(resource({ controller: you }), "hastur"))]);
  asksAfterLamp({ play: ["Charm"], domains: [["agency"]] }, [answer({ cost: 1, faction: "hastur" }), charm]);
  asked();
});

test("PAY-01 while costs are changed any undrained domain might do", () => {
  const sale = freeSupport("Sale", [passive(costs(anyCard(), -1))]);
  const dear = [answer({ cost: 2 }), sale];
  asksAfterLamp({ play: ["Sale"], domains: [["neutral"]] }, dear);
  asked();
  const drained = { drained: ["neutral"] };
  asksAfterLamp({ play: ["Sale"], domains: [drained, drained, drained] }, dear);
  notAsked();
});

test("COST-02 an ability from hand asks for its own price and for no matching resource", () => {
  const monk = freeCharacter(
    "Monk",
    [response({ from: "hand", when: lampExhausts, cost: pay(2), effect: draw(you, 1) })],
    { cost: 9, faction: "hastur" },
  );
  asksAfterLamp({ domains: [["agency", "agency"]] }, [monk]);
  asked();
  asksAfterLamp({ domains: [["agency"]] }, [monk]);
  notAsked();
});
