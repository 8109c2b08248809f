import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const hand = ["Yog-Sothoth"];
const spells = (count: number) => Array.from({ length: count }, () => "Binding");
const yog = (count: number) => Array.from({ length: count }, () => "yog-sothoth");

test("Yog-Sothoth costs 1 less for each Spell in his player's discard pile", () => {
  given({
    P1: { hand: [...hand, "Binding"], discard: ["Binding", "Power Drain", "Short Fuse", "Mad Artist"] },
    P2: { discard: spells(3) },
  });
  then.expect({ "Yog-Sothoth": { cost: 6 } });
});

test("Yog-Sothoth costs 8 without Spells, and never less than 1", () => {
  given({ P1: { hand } });
  then.expect({ "Yog-Sothoth": { cost: 8 } });
  given({ P1: { hand, discard: spells(7) } });
  then.expect({ "Yog-Sothoth": { cost: 1 } });
  given({ P1: { hand, discard: spells(9), domains: [["yog-sothoth"]] } });
  then.expect({ "Yog-Sothoth": { cost: 1 } });
  when("P1 plays Yog-Sothoth");
  then.expect({ "Yog-Sothoth": { in: "play", skill: 8, icons: "TTCCA" }, "P1.D1": { drained: true } });
});

test("Yog-Sothoth must still be paid for with what is left, and with a match", () => {
  given({ P1: { hand, discard: spells(6), domains: [["yog-sothoth"], ["hastur", "hastur"]] } });
  then.refused("P1 plays Yog-Sothoth; drain D1", "PAY-01");
  then.refused("P1 plays Yog-Sothoth; drain D2", "PAY-04");
});

test("Yog-Sothoth grows cheaper with a Spell just played, and dearer when one is fetched back", () => {
  given({
    P1: {
      hand: [...hand, "Binding", "Gathering at the Stones"],
      domains: [["miskatonic"], yog(2)],
    },
    P2: { play: ["Bag Man"] },
  });
  when("P1 plays Binding; drain D1");
  then.expect({ "Yog-Sothoth": { cost: 7 } });
  when("P1 plays Gathering at the Stones; choose Binding");
  then.expect({ "Yog-Sothoth": { cost: 8 } });
});

test("Yog-Sothoth's Spells take from the cost after Dampen Light has added to it (PAY-28)", () => {
  given({ P1: { hand: [...hand, "Dampen Light"], discard: spells(7), domains: [yog(1)] } });
  when("P1 plays Dampen Light");
  then.expect({ "Dampen Light": { in: "P1 discard" }, "Yog-Sothoth": { cost: 1 } });
});

test("Yog-Sothoth in the discard pile has his printed cost for a text that asks for it (PAY-26)", () => {
  given({
    P1: {
      hand: ["Unspeakable Resurrection"],
      discard: ["Yog-Sothoth", "Mad Artist", ...spells(7)],
      domains: [yog(7)],
    },
  });
  when("P1 plays Unspeakable Resurrection; X 7");
  then.expect({ "Mad Artist": { in: "play" }, "Yog-Sothoth": { in: "P1 discard" } });
});
