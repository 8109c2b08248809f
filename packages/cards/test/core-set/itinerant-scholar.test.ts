import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const scholar = "Itinerant Scholar";

test("Itinerant Scholar: a drained domain is free again, and another, here his own, is drained", () => {
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

test("Itinerant Scholar: only drained domains of your own give it, any undrained one of either player takes it", () => {
  given({
    P1: { play: [scholar], domains: [{ drained: [] }, { drained: ["agency"] }, [], ["hastur"]] },
    P2: { domains: [{ drained: [] }, ["hastur"], { drained: ["hastur"] }] },
  });
  when(`P1 uses ${scholar}`);
  then.offered("P1", ["P1.D1", "P1.D2"]);
  when("P1 chooses D2");
  then.offered("P1", ["P1.D3", "P1.D4", "P2.D2"]);
  when("P1 chooses D4");
  then.expect({
    "P1.D1": { drained: true },
    "P1.D2": { drained: false },
    "P1.D3": { drained: false },
    "P1.D4": { drained: true },
  });
});

test("Itinerant Scholar: the token goes to a domain of the opponent, who cannot pay with it now", () => {
  given({
    P1: { play: [scholar], domains: [{ drained: ["agency", "agency"] }, ["hastur"], []] },
    P2: { hand: ["Power Drain"], domains: [["hastur"], { drained: ["hastur"] }, []] },
  });
  when(`P1 uses ${scholar}; choose P2.D1`);
  then.expect({
    [scholar]: { in: "P1 discard" },
    "P1.D1": { drained: false, resources: 2 },
    "P1.D2": { drained: false },
    "P2.D1": { drained: true, resources: 1 },
    "P2.D2": { drained: true },
    "P2.D3": { drained: false },
  });
});

test("Itinerant Scholar: both domains are picked when it is carried out, after every disrupt (TGT-01)", () => {
  given({
    P1: { play: [scholar], domains: [{ drained: ["agency"] }, []] },
    P2: { hand: ["Power Drain"], domains: [["hastur", "hastur"], ["hastur"]] },
  });
  when(`P1 uses ${scholar}`);
  then.now({ asked: "P2" });
  when("P2 passes");
  then.offered("P1", ["P1.D2", "P1.D3", "P2.D1", "P2.D2", "P2.D3"]);
  when("P1 chooses P2.D2");
  then.expect({ "P1.D1": { drained: false }, "P2.D1": { drained: false }, "P2.D2": { drained: true } });
});

test("Itinerant Scholar: refused with no domain of his own drained, and with none undrained in play", () => {
  given({ P1: { play: [scholar] }, P2: { domains: [{ drained: [] }] } });
  then.refused(`P1 uses ${scholar}`, "TGT-02");
  const allDrained = [{ drained: [] }, { drained: [] }, { drained: [] }];
  given({ P1: { play: [scholar], domains: allDrained }, P2: { domains: allDrained } });
  then.refused(`P1 uses ${scholar}`, "TGT-02");
});

test("Itinerant Scholar: with all of his own drained the opponent's may still take it", () => {
  const allDrained = [{ drained: [] }, { drained: ["agency"] }, { drained: [] }];
  given({ P1: { play: [scholar], domains: allDrained } });
  when(`P1 uses ${scholar}; choose D2; choose P2.D3`);
  then.expect({ "P1.D2": { drained: false }, "P1.D1": { drained: true }, "P2.D3": { drained: true } });
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
  when(`P1 uses ${scholar}; choose D1; choose D2`, "P1 plays Paul Lemond; drain D1");
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

test("Itinerant Scholar: Transient resources of an opposing domain are destroyed as well", () => {
  given({
    P1: { play: [scholar], domains: [{ drained: ["agency"] }, [], []] },
    P2: { domains: [["Local Sheriff", "agency"], [], []] },
  });
  when(`P1 uses ${scholar}; choose P2.D1`);
  then.expect({
    "Local Sheriff": { in: "P2 discard" },
    "P2.D1": { drained: true, resources: 1 },
    "P1.D1": { drained: false },
  });
});
