import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const blast = { hand: ["Shotgun Blast"], domains: [["agency", "agency", "agency", "agency"]] };

test("Local Sheriff goes from the discard pile to hand for 1, with no resource match", () => {
  given({
    active: "P2",
    P1: { play: ["Local Sheriff", "Peeler"], domains: [["hastur"]] },
    P2: blast,
  });
  when("P2 plays Shotgun Blast; X 4; choose Local Sheriff", "P1 uses Local Sheriff");
  then.expect({ "Local Sheriff": { in: "P1 hand" }, "P1.D1": { drained: true }, Peeler: { in: "play" } });
});

test("Local Sheriff stays in the discard pile when the phase it came there in is over", () => {
  given({ active: "P2", P1: { play: ["Local Sheriff"], domains: [["hastur"]] }, P2: blast });
  when("P2 plays Shotgun Blast; X 4; choose Local Sheriff", { advance: "story before commits" });
  then.refused("P1 uses Local Sheriff");

  given({ P1: { discard: ["Local Sheriff"], domains: [["hastur"]] } });
  then.refused("P1 uses Local Sheriff");
});

test("Local Sheriff is of no use in play or in hand, nor without a domain for the 1", () => {
  given({ P1: { hand: ["Local Sheriff"], play: ["Local Sheriff"], domains: [["agency"]] } });
  then.offered("P1", []);

  given({ active: "P2", P1: { play: ["Local Sheriff"], domains: [{ drained: ["hastur"] }] }, P2: blast });
  when("P2 plays Shotgun Blast; X 4; choose Local Sheriff");
  then.refused("P1 uses Local Sheriff", "PAY-01");
});

test("Local Sheriff comes back from a drained domain, which its Transient icon made it leave", () => {
  given({
    P1: { hand: [".45 Pistols", "Peeler"], domains: [["agency", "Local Sheriff"], ["hastur"]] },
  });
  when("P1 plays Peeler; drain D1");
  then.expect({ "Local Sheriff": { in: "P1 discard" }, "P1.D1": { resources: 1 } });
  when("P1 uses Local Sheriff; drain D2");
  then.expect({ "Local Sheriff": { in: "P1 hand" } });
});

test("Local Sheriff comes back from hand or from insanity just as well (TRIG-32)", () => {
  given({
    active: "P2",
    P1: { hand: ["Local Sheriff", "Peeler"], domains: [["hastur"]] },
    P2: { hand: ["Byakhee Attack"], domains: [["hastur", "hastur"]] },
  });
  when("P2 plays Byakhee Attack", "P1 uses Local Sheriff");
  then.expect({ "Local Sheriff": { in: "P1 hand" }, Peeler: { in: "P1 discard" } });

  given({
    active: "P2",
    P1: { play: [{ "Local Sheriff": { insane: true } }], domains: [["hastur"]] },
    P2: { hand: ["Shotgun Blast"] },
  });
  when("P2 plays Shotgun Blast; X 0; choose Local Sheriff", "P1 uses Local Sheriff");
  then.expect({ "Local Sheriff": { in: "P1 hand" } });
});

test("Local Sheriff is its owner's to fetch, whoever controlled it", () => {
  given({
    P1: {
      hand: ["Shotgun Blast"],
      play: [{ "Local Sheriff": { owner: "P2" } }],
      domains: [["agency", "agency", "agency", "agency"], ["agency"]],
    },
    P2: { domains: [["hastur"]] },
  });
  when("P1 plays Shotgun Blast; X 4; choose Local Sheriff; drain D1");
  then.refused("P1 uses Local Sheriff; drain D2");
  when("P2 uses Local Sheriff");
  then.expect({ "Local Sheriff": { in: "P2 hand" } });
});
