import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const lord = "Lord of the Silver Twilight";
const cthulhus = (count: number): readonly string[] => Array.from({ length: count }, () => "cthulhu");

test("Lord of the Silver Twilight makes Cthulhu cost 1 less", () => {
  given({ P1: { hand: ["Cthulhu"], play: [lord], domains: [cthulhus(5)] } });
  then.expect({ Cthulhu: { cost: 5 } });
  when("P1 plays Cthulhu");
  then.expect({ Cthulhu: { in: "play" }, "P1.D1": { drained: true } });
});

test("Lord of the Silver Twilight: five resources are too few without him", () => {
  given({ P1: { hand: ["Cthulhu"], play: ["Young Deep One"], domains: [cthulhus(5)] } });
  then.refused("P1 plays Cthulhu", "PAY-01");
});

test("Lord of the Silver Twilight means the character, not the faction", () => {
  given({ P1: { hand: ["Dagon"], play: [lord], domains: [cthulhus(4)] } });
  then.expect({ Dagon: { cost: 5 } });
  then.refused("P1 plays Dagon", "PAY-01");
});

test("Lord of the Silver Twilight helps whoever plays Cthulhu", () => {
  given({
    P1: { hand: ["Cthulhu"], domains: [cthulhus(5)] },
    P2: { play: [lord] },
  });
  when("P1 plays Cthulhu");
  then.expect({ Cthulhu: { in: "play", controller: "P1" } });
});

test("Lord of the Silver Twilight: several add up, but 1 must always be paid (PAY-14)", () => {
  given({ P1: { hand: ["Cthulhu"], play: [lord, lord, lord], domains: [cthulhus(3)] } });
  then.expect({ Cthulhu: { cost: 3 } });
  const seven = Array.from({ length: 7 }, () => lord);
  given({ P1: { hand: ["Cthulhu"], play: seven, domains: [["hastur", "cthulhu"], ["hastur"]] } });
  then.expect({ Cthulhu: { cost: 1 } });
  when("P1 plays Cthulhu");
  then.expect({ "P1.D1": { drained: true }, "P1.D2": { drained: false } });
});

test("Lord of the Silver Twilight does nothing while insane", () => {
  given({ P1: { hand: ["Cthulhu"], play: [{ [lord]: { insane: true } }], domains: [cthulhus(5)] } });
  then.expect({ Cthulhu: { cost: 6 } });
  then.refused("P1 plays Cthulhu", "PAY-01");
});
