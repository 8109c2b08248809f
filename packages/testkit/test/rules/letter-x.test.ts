import {
  aCharacter,
  action,
  amountOverpaid,
  anyCard,
  attachTo,
  blank,
  character as characterIs,
  count,
  destroy,
  discard,
  draw,
  exactly,
  host,
  ifThen,
  inOrder,
  one,
  passive,
  setTo,
  thisCard,
  X,
  you,
  youOverpaid,
} from "@fhtagn/rules/dsl";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";
import { freeCharacter, freeEvent, freeSupport } from "./free-cards.ts";
import { CLERK } from "./timing-cards.ts";

const AZATHOTH = freeSupport("Called by Azathoth", {
  ...attachTo(characterIs()),
  abilities: [passive(blank(host, { printed: true }))],
});
const blanked = (title: string) => ({ [title]: { attached: ["Called by Azathoth"] } });

test("XVAL-01 X is 0 unless a card, an effect or a choice sets it", () => {
  const cipher = freeCharacter("Cipher", [], { skill: "X" });
  const sum = freeCharacter("Sum", [passive(setTo(thisCard, { skill: count(characterIs()) }))], {
    skill: "X",
  });
  given({ P1: { play: ["Cipher", "Sum", "Clerk"] } }, { cards: [cipher, sum, CLERK] });
  then.expect({ Cipher: { skill: 0 }, Sum: { skill: 3 } });
});

const COMPANY = freeCharacter(
  "Shadow Company",
  [passive(setTo(thisCard, { skill: count(characterIs({ faction: "hastur", controller: you })) }))],
  { skill: "X", faction: "hastur" },
);

test("XVAL-02 Shadow Company, blanked by Called by Azathoth, has skill 0", () => {
  given({ P1: { play: ["Shadow Company", "Performance Artist"] } }, { cards: [COMPANY, AZATHOTH] });
  then.expect({ "Shadow Company": { skill: 2, blank: false } });
  given({ P1: { play: [blanked("Shadow Company"), "Performance Artist"] } }, { cards: [COMPANY, AZATHOTH] });
  then.expect({ "Shadow Company": { skill: 0, blank: true } });
});

test("XVAL-03 X is the amount announced, not the surplus of the domain", () => {
  const harvest = freeEvent("Harvest", [action({ effect: draw(you, X) })], { cost: "X" });
  const surplus = ifThen(youOverpaid, draw(you, amountOverpaid));
  const change = freeEvent("Change", [action({ effect: inOrder(draw(you, X), surplus) })], { cost: "X" });
  const five = ["agency", "agency", "agency", "agency", "agency"];
  const cards = [harvest, change];
  given({ P1: { hand: ["Harvest"], domains: [five] } }, { cards });
  when("P1 plays Harvest; X 2");
  then.expect({ P1: { hand: 2 }, "P1.D1": { drained: true } });
  given({ P1: { hand: ["Change"], domains: [five] } }, { cards });
  when("P1 plays Change; X 2");
  then.expect({ P1: { hand: 5 } });
});

test("XVAL-04 a printed cost or skill of X is 0 as a printed value", () => {
  const purge = freeEvent("Purge", [
    action({ effect: discard(one(anyCard({ in: "hand", controller: you, printed: { cost: exactly(0) } }))) }),
  ]);
  const dear = freeCharacter("Dear", [], { cost: 1 });
  const cipher = freeCharacter("Cipher", [], { cost: 1, skill: "X" });
  const ban = freeEvent("Ban", [action({ effect: destroy(aCharacter({ printed: { skill: exactly(0) } })) })]);
  const cards = [purge, ban, dear, cipher, CLERK, freeCharacter("Man", [], { skill: 2 })];
  given({ P1: { hand: ["Purge", "Shotgun Blast", "Dear", "Clerk"] } }, { cards });
  when("P1 plays Purge");
  then.offered("P1", ["Shotgun Blast", "Clerk"]);
  when("P1 chooses Shotgun Blast");
  then.expect({ "Shotgun Blast": { in: "P1 discard" }, P1: { hand: 2 } });

  given({ P1: { hand: ["Ban"] }, P2: { play: ["Cipher", "Man"] } }, { cards });
  when("P1 plays Ban");
  then.expect({ turn: 7, Cipher: { in: "P2 discard" }, Man: { in: "play" } });
});
