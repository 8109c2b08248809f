import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const hunch = "Working a Hunch";

test("Working a Hunch gives two Combat icons until the phase ends", () => {
  given({
    P1: { hand: [hunch], play: ["Peeler"], domains: [["agency"]] },
    P2: { play: ["Bag Man"] },
  });
  when(`P1 plays ${hunch}; choose Bag Man`);
  then.expect({ "Bag Man": { icons: "CCCCI" }, Peeler: { icons: "CC" } });
  when({ advance: "story before commits" });
  then.expect({ "Bag Man": { icons: "CCI" } });
});

test("Working a Hunch gives Arcane and Investigation as well when more than its cost was paid", () => {
  given({
    P1: { hand: [hunch], play: ["Peeler", "Paul Lemond"], domains: [["agency", "hastur", "hastur"]] },
  });
  when(`P1 plays ${hunch}; choose Peeler`);
  then.expect({ Peeler: { icons: "CCCCAI" }, "Paul Lemond": { icons: "" } });
  when({ advance: "story before commits" });
  then.expect({ Peeler: { icons: "CC" } });
});

test("Working a Hunch measures overpayment against the cost of the moment", () => {
  given({
    P1: {
      hand: ["Dampen Light", hunch],
      play: ["Peeler"],
      domains: [["agency", "hastur"], ["yog-sothoth"]],
    },
  });
  when("P1 plays Dampen Light; drain D2", `P1 plays ${hunch}; choose Peeler`);
  then.expect({ Peeler: { icons: "CCCC" } });
});

test("Working a Hunch may choose an insane character, to no avail (INS-16)", () => {
  given({
    P1: {
      hand: [hunch],
      play: [{ Peeler: { insane: true } }, "Paul Lemond"],
      domains: [["agency"]],
    },
  });
  when(`P1 plays ${hunch}; choose Peeler`);
  then.expect({ Peeler: { state: "insane", icons: "" }, "Paul Lemond": { icons: "" } });
});

test("Working a Hunch is refused without anybody to choose, or without an Agency match", () => {
  given({ P1: { hand: [hunch], domains: [["agency"]] } });
  then.refused(`P1 plays ${hunch}`, "TGT-02");
  given({ P1: { hand: [hunch], play: ["Peeler"], domains: [["hastur", "hastur"]] } });
  then.refused(`P1 plays ${hunch}`, "PAY-04");
});

test("Working a Hunch gives nothing at all when it is cancelled, however much was paid", () => {
  given({
    P1: { hand: [hunch], play: ["Peeler"], domains: [["agency", "agency"]] },
    P2: { hand: ["Power Drain"], domains: [["hastur", "hastur"]] },
  });
  when(`P1 plays ${hunch}; choose Peeler`, "P2 plays Power Drain");
  then.expect({ Peeler: { icons: "CC" }, "P1.D1": { drained: true } });
});
