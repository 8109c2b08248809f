import { character as characterIs, each, gains, isDay, passive, whileTrue } from "@fhtagn/rules/dsl";
import { given, then } from "@fhtagn/testkit/given";
import { test } from "vitest";
import { character, support } from "./free-cards.ts";

const people = each(characterIs());

test("SUBT-01 whoever has one subtype gains another", () => {
  const cards = [
    support("Rite", [passive(gains(each(characterIs({ subtype: "Cultist" })), { subtype: "Monster" }))]),
    character("Monk", [], { subtypes: ["Cultist"] }),
    character("Clerk"),
  ];
  given({ P1: { play: ["Rite", "Monk", "Clerk"] } }, { cards });
  then.expect({ Monk: { subtypes: ["Cultist", "Monster"] }, Clerk: { subtypes: [] } });
});

test("COMP-04 whoever has one faction gains another, and the other way round", () => {
  const cards = [
    support("Tide", [passive(gains(each(characterIs({ faction: "cthulhu" })), { faction: "hastur" }))]),
    support("Ebb", [passive(gains(each(characterIs({ faction: "hastur" })), { faction: "cthulhu" }))]),
    support("Mask", [passive(gains(each(characterIs({ faction: "hastur" })), { skill: 1 }))]),
    character("Monk", [], { faction: "cthulhu" }),
    character("Clerk"),
  ];
  given({ P1: { play: ["Tide", "Ebb", "Mask", "Monk", "Clerk"] } }, { cards });
  then.expect({ Monk: { skill: 1 }, Clerk: { skill: 0 } });
});

/** Its bearers make everybody stronger. */
const strength = { ability: passive(gains(people, { skill: 1 })) };

test("DAY-02 an ability gained while it is Day, beside cards that turn Day and Night by faction", () => {
  const hastur = each(characterIs({ faction: "hastur" }));
  const cards = [
    support("Altar", [passive(whileTrue(isDay, gains(hastur, strength)))]),
    support("Dusk", [passive(whileTrue(isDay, gains(people, { keyword: "Night", faction: "hastur" })))]),
    support("Dawn", [passive(gains(hastur, { keyword: "Day" }))]),
    character("Sun", [], { keywords: ["Day"] }),
    character("Clerk"),
  ];
  given({ P1: { play: ["Altar", "Dusk", "Dawn", "Clerk"] } }, { cards });
  then.expect({ Clerk: { skill: 0 } });
  given({ P1: { play: ["Altar", "Dusk", "Dawn", "Sun", "Clerk"] } }, { cards });
  then.expect({ Sun: { skill: 2 }, Clerk: { skill: 2 } });
});
