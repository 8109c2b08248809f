import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const scholar = "Itinerant Scholar";

test("Itinerant Scholar: a drained domain is free again, and another of your own is drained", () => {
  given({
    P1: { play: [scholar], domains: [{ drained: ["agency", "agency"] }, ["hastur"], []] },
    P2: { domains: [{ drained: ["hastur"] }, ["hastur"]] },
  });
  when(`P1 uses ${scholar}; choose D3`);
  then.expect({
    [scholar]: { in: "P1 discard" },
    "P1.D1": { drained: false, resources: 2 },
    "P1.D2": { drained: false, resources: 1 },
    "P1.D3": { drained: true },
    "P2.D1": { drained: true },
    "P2.D2": { drained: false },
  });
});

test("Itinerant Scholar: only drained domains of your own give it, only undrained ones take it", () => {
  given({
    P1: { play: [scholar], domains: [{ drained: [] }, { drained: ["agency"] }, [], ["hastur"]] },
    P2: { domains: [{ drained: [] }] },
  });
  when(`P1 uses ${scholar}`);
  then.offered("P1", ["P1.D1", "P1.D2"]);
  when("P1 chooses D2");
  then.offered("P1", ["P1.D3", "P1.D4"]);
  when("P1 chooses D4");
  then.expect({
    "P1.D1": { drained: true },
    "P1.D2": { drained: false },
    "P1.D3": { drained: false },
    "P1.D4": { drained: true },
  });
});

test("Itinerant Scholar: refused with no domain drained, and with all of them drained", () => {
  given({ P1: { play: [scholar] }, P2: { domains: [{ drained: [] }] } });
  then.refused(`P1 uses ${scholar}`, "TGT-02");
  given({ P1: { play: [scholar], domains: [{ drained: [] }, { drained: [] }, { drained: [] }] } });
  then.refused(`P1 uses ${scholar}`, "TGT-02");
});

test("Itinerant Scholar: the domain set free pays again in the same phase", () => {
  given({
    P1: {
      play: [scholar],
      hand: ["Paul Lemond"],
      domains: [{ drained: ["agency", "agency", "agency"] }, [], { drained: [] }],
    },
  });
  then.refused("P1 plays Paul Lemond", "PAY-01");
  when(`P1 uses ${scholar}; choose D1`, "P1 plays Paul Lemond; drain D1");
  then.expect({ "Paul Lemond": { in: "play" }, "P1.D1": { drained: true }, "P1.D2": { drained: true } });
});

test("Itinerant Scholar: Transient resources of the domain that is now drained are destroyed (KW-TRANS-03)", () => {
  const spark = { title: "Spark", type: "support", faction: "neutral", transient: true };
  given(
    { P1: { play: [scholar], domains: [{ drained: ["agency"] }, ["Spark", "agency"], ["Spark"]] } },
    { cards: [spark] },
  );
  when(`P1 uses ${scholar}; choose D2`);
  then.expect({
    "Spark#1": { in: "P1 discard" },
    "Spark#2": { in: "P1.D3" },
    "P1.D1": { drained: false, resources: 1 },
    "P1.D2": { drained: true, resources: 1 },
  });
});

test("Itinerant Scholar: cancelled by Power Drain it is lost and no marker moves (COST-05)", () => {
  given({
    P1: { play: [scholar], domains: [{ drained: ["agency"] }, []] },
    P2: { hand: ["Power Drain"], domains: [["hastur", "hastur"]] },
  });
  when(`P1 uses ${scholar}`, "P2 plays Power Drain");
  then.expect({
    [scholar]: { in: "P1 discard" },
    "P1.D1": { drained: true },
    "P1.D2": { drained: false },
  });
});
