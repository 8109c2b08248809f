import {
  aCharacter,
  action,
  andThen,
  draw,
  driveInsane,
  eachPlayer,
  exhaust,
  isDestroyed,
  may,
  passive,
  pay,
  replaces,
  some,
  support as supportIs,
  thatPlayer,
  thisCard,
  toHand,
  would,
  you,
} from "@fhtagn/rules/dsl";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";
import { freeCharacter, freeEvent, freeSupport } from "./free-cards.ts";

/** It goes home where the loss of its host would destroy it. */
const collar = freeSupport("Collar", {
  attachTo: { type: "character" },
  abilities: [passive(replaces(would(isDestroyed(thisCard)), toHand(thisCard)))],
});
const fox = freeCharacter("Fox");

test("COST-09 a character that went insane did so in full, though its attachment goes home instead", () => {
  const scare = freeEvent("Scare", [action({ effect: andThen(driveInsane(aCharacter()), draw(you, 1)) })]);
  given(
    { P1: { hand: ["Scare"] }, P2: { play: [{ Fox: { attached: ["Collar"] } }] } },
    { cards: [scare, collar, fox] },
  );
  when("P1 plays Scare");
  then.expect({ Fox: { state: "insane" }, Collar: { in: "P2 hand" }, P1: { hand: 1 } });
});

test("COST-06 a cost is paid in full, though what lay on it goes home instead", () => {
  const den = freeSupport("Den", [
    action({ cost: driveInsane(aCharacter({ controller: you })), effect: draw(you, 1) }),
  ]);
  const cards = [collar, den, fox];
  given({ P1: { play: ["Den", { Fox: { attached: ["Collar"] } }] } }, { cards });
  when("P1 uses Den; choose Fox");
  then.expect({ Fox: { state: "insane" }, Collar: { in: "P1 hand" }, P1: { hand: 2 } });
});

test("COST-09 what a text pays for happens only if there is a domain to pay with", () => {
  const bribe = freeEvent("Bribe", [action({ effect: andThen(pay(2), draw(you, 1)) })]);
  const two = ["hastur", "hastur"];
  given({ P1: { hand: ["Bribe"], domains: [two] } }, { cards: [bribe] });
  when("P1 plays Bribe");
  then.expect({ P1: { hand: 1 }, "P1.D1": { drained: true } });
  given({ P1: { hand: ["Bribe"], domains: [{ drained: two }] } }, { cards: [bribe] });
  when("P1 plays Bribe");
  then.expect({ P1: { hand: 0 } });
});

test("COST-09 what each player does was done in full only if each did it so", () => {
  const lamps = some(2, supportIs({ controller: thatPlayer, ready: true }));
  const rust = freeEvent("Rust", [action({ effect: andThen(eachPlayer(exhaust(lamps)), draw(you, 1)) })]);
  const drawn = (P1: readonly string[], P2: readonly string[], hand: number): void => {
    given({ P1: { hand: ["Rust"], play: P1 }, P2: { play: P2 } }, { cards: [rust, freeSupport("Lamp")] });
    when("P1 plays Rust");
    then.expect({ P1: { hand } });
  };
  drawn(["Lamp", "Lamp"], ["Lamp", "Lamp"], 1);
  drawn(["Lamp"], ["Lamp", "Lamp"], 0);
  drawn(["Lamp", "Lamp"], ["Lamp"], 0);
});

type Domain = readonly string[] | { readonly drained: readonly string[] };

test("COST-09 what one may do and cannot was not done in full", () => {
  const offer = freeEvent("Offer", [action({ effect: andThen(may(you, pay(2)), draw(you, 1)) })]);
  const drawn = (domain: Domain, hand: number): void => {
    given({ P1: { hand: ["Offer"], domains: [domain] } }, { cards: [offer] });
    when("P1 plays Offer", ...(hand === 1 ? ["P1 chooses yes"] : []));
    then.expect({ P1: { hand } });
  };
  drawn(["hastur", "hastur"], 1);
  drawn({ drained: ["hastur", "hastur"] }, 0);
});
