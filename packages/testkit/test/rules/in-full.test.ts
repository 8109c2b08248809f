import {
  aCharacter,
  action,
  andThen,
  draw,
  driveInsane,
  isDestroyed,
  passive,
  replaces,
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
