import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const four = ["shub-niggurath", "hastur", "hastur", "hastur"];

test("Slavering Gug wounds a character, once for each domain of 4", () => {
  given({
    P1: { play: ["Slavering Gug"], domains: [four, four] },
    P2: { play: ["Hired Muscle", "Bag Man"] },
  });
  when("P1 uses Slavering Gug; choose Hired Muscle; drain D1");
  then.expect({
    "Hired Muscle": { wounds: 1 },
    "Bag Man": { wounds: 0 },
    "Slavering Gug": { state: "ready" },
  });
  when("P1 uses Slavering Gug; choose Hired Muscle; drain D2");
  then.expect({ "Hired Muscle": { in: "P2 discard" }, "Bag Man": { in: "play" } });
});

test("Slavering Gug may choose any character that can be wounded, his own too", () => {
  given({
    P1: { play: ["Slavering Gug", "Y'Golonac", "Forest Sister", "Altar of the Blessed"], domains: [four] },
    P2: { play: [{ "Bag Man": { insane: true } }, "Cthulhu"] },
  });
  when("P1 uses Slavering Gug");
  then.offered("P1", ["Slavering Gug", "Forest Sister", "Bag Man"]);
  when("P1 chooses Bag Man");
  then.expect({ "Bag Man": { in: "P2 discard" } });
});

test("Slavering Gug needs 4 resources on one domain", () => {
  given({
    P1: { play: ["Slavering Gug"], domains: [["hastur", "hastur", "hastur"], ["hastur"]] },
    P2: { play: ["Bag Man"] },
  });
  then.refused("P1 uses Slavering Gug; choose Bag Man; drain D1", "PAY-01");
});

test('Slavering Gug: Jack "Brass" Brady slips away, and the 4 stay paid', () => {
  given({
    P1: { play: ["Slavering Gug"], domains: [four] },
    P2: { play: ['Jack "Brass" Brady', "Bag Man"] },
  });
  when('P1 uses Slavering Gug; choose Jack "Brass" Brady; drain D1', 'P2 uses Jack "Brass" Brady');
  then.expect({
    'Jack "Brass" Brady': { in: "P2 hand" },
    "Bag Man": { in: "play", wounds: 0 },
    "P1.D1": { drained: true },
  });
});

test("Slavering Gug is a Gug by its erratum", () => {
  given({ P1: { play: ["Slavering Gug"] } });
  then.expect({ "Slavering Gug": { subtypes: ["Monster", "Gug"] } });
});
