import { character as characterIs, each, gains, isDay, passive, whileTrue } from "@fhtagn/rules/dsl";
import { given, then } from "@fhtagn/testkit/given";
import { test } from "vitest";
import { freeCharacter, freeSupport } from "./free-cards.ts";

const people = each(characterIs());

test("SUBT-01 whoever has one subtype gains another", () => {
  const cards = [
    freeSupport("Rite", [passive(gains(each(characterIs({ subtype: "Cultist" })), { subtype: "Monster" }))]),
    freeCharacter("Monk", [], { subtypes: ["Cultist"] }),
    freeCharacter("Clerk"),
  ];
  given({ P1: { play: ["Rite", "Monk", "Clerk"] } }, { cards });
  then.expect({ Monk: { subtypes: ["Cultist", "Monster"] }, Clerk: { subtypes: [] } });
});

test("COMP-04 whoever has one faction gains another, and the other way round", () => {
  const cards = [
    freeSupport("Tide", [passive(gains(each(characterIs({ faction: "cthulhu" })), { faction: "hastur" }))]),
    freeSupport("Ebb", [passive(gains(each(characterIs({ faction: "hastur" })), { faction: "cthulhu" }))]),
    freeSupport("Mask", [passive(gains(each(characterIs({ faction: "hastur" })), { skill: 1 }))]),
    freeCharacter("Monk", [], { faction: "cthulhu" }),
    freeCharacter("Clerk"),
  ];
  given({ P1: { play: ["Tide", "Ebb", "Mask", "Monk", "Clerk"] } }, { cards });
  then.expect({ Monk: { skill: 1 }, Clerk: { skill: 0 } });
});

/** Its bearers make everybody stronger. */
const strength = { ability: passive(gains(people, { skill: 1 })) };

test("DAY-02 an ability gained while it is Day, beside cards that turn Day and Night by faction", () => {
  const hastur = each(characterIs({ faction: "hastur" }));
  const cards = [
    freeSupport("Altar", [passive(whileTrue(isDay, gains(hastur, strength)))]),
    freeSupport("Dusk", [passive(whileTrue(isDay, gains(people, { keyword: "Night", faction: "hastur" })))]),
    freeSupport("Dawn", [passive(gains(hastur, { keyword: "Day" }))]),
    freeCharacter("Sun", [], { keywords: ["Day"] }),
    freeCharacter("Clerk"),
  ];
  given({ P1: { play: ["Altar", "Dusk", "Dawn", "Clerk"] } }, { cards });
  then.expect({ Clerk: { skill: 0 } });
  given({ P1: { play: ["Altar", "Dusk", "Dawn", "Sun", "Clerk"] } }, { cards });
  then.expect({ Sun: { skill: 2 }, Clerk: { skill: 2 } });
});
