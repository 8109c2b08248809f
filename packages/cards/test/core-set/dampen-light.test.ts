import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const dampen = "Dampen Light";

test("Dampen Light makes every card cost 1 more, for both players", () => {
  given({
    P1: { hand: [dampen, "Peeler", "Cathouse"], domains: [["yog-sothoth"], ["agency", "agency"]] },
    P2: { hand: ["Short Fuse"] },
  });
  when(`P1 plays ${dampen}; drain D1`);
  then.expect({ Peeler: { cost: 3 }, Cathouse: { cost: 3 }, "Short Fuse": { cost: 4 } });
  then.refused("P1 plays Peeler", "PAY-01");
});

test("Dampen Light is over when the phase is", () => {
  given({ P1: { hand: [dampen, "Peeler"], domains: [["yog-sothoth"]] } });
  when(`P1 plays ${dampen}`, { advance: "story before commits" });
  then.expect({ Peeler: { cost: 2 } });
});

test("Dampen Light adds up with another", () => {
  given({
    P1: { hand: [dampen, dampen, "Peeler"], domains: [["yog-sothoth"], ["yog-sothoth", "yog-sothoth"]] },
  });
  when(`P1 plays ${dampen}; drain D1`);
  then.expect({ "Dampen Light#2": { cost: 2 } });
  when(`P1 plays ${dampen}; drain D2`);
  then.expect({ Peeler: { cost: 4 } });
});

test("Dampen Light makes even free cards ask for a domain, and X one more than X", () => {
  given({
    P1: {
      hand: [dampen, ".45 Pistols", "Shotgun Blast"],
      play: ["Mad Artist"],
      domains: [["yog-sothoth"], ["agency", "agency"]],
    },
    P2: { play: ["Laboratory Assistant"] },
  });
  when(`P1 plays ${dampen}; drain D1`);
  then.expect({ ".45 Pistols": { cost: 1 } });
  then.refused("P1 plays Shotgun Blast; X 2");
  when("P1 plays Shotgun Blast; X 1; choose Laboratory Assistant");
  then.expect({ "P1.D2": { drained: true }, "Laboratory Assistant": { in: "P2 discard" } });
  then.refused("P1 plays .45 Pistols", "PAY-01");
});

test("Dampen Light does not touch what abilities cost, nor what is put into play", () => {
  given({
    P1: {
      hand: [dampen, "Unspeakable Resurrection"],
      play: ["Paul Lemond"],
      discard: ["Peeler"],
      domains: [["yog-sothoth"], ["agency"], ["yog-sothoth", "hastur", "hastur"]],
    },
  });
  when(`P1 plays ${dampen}; drain D1`, "P1 uses Paul Lemond; choose Paul Lemond; drain D2");
  then.expect({ "P1.D2": { drained: true } });
  when("P1 plays Unspeakable Resurrection; X 2; drain D3");
  then.expect({ Peeler: { in: "play" } });
});
