import { character, choose, passive, provides, putIntoPlay, resource, you } from "@fhtagn/rules/dsl";
import { eventThat } from "@fhtagn/testkit/free-events";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";
import { freeSupport } from "./free-cards.ts";
import { person } from "./keyword-cards.ts";

test("KW-STEAD-01 the symbols must be covered among all domains together", () => {
  const cards = [person("Warden", { faction: "agency", cost: 1, steadfast: 2 })];
  given({ P1: { hand: ["Warden"], domains: [["agency", "hastur"], ["hastur"]] } }, { cards });
  then.refused("P1 plays Warden; drain D1", "KW-STEAD-01");

  given({ P1: { hand: ["Warden"], domains: [["agency", "hastur"], ["agency"]] } }, { cards });
  when("P1 plays Warden; drain D1");
  then.expect({ Warden: { in: "play" } });
});

test("KW-STEAD-02 cost and match are still needed on the one drained domain", () => {
  given(
    {
      P1: { hand: ["Dean"], domains: [["miskatonic"], ["miskatonic"], ["hastur", "hastur", "hastur"]] },
    },
    { cards: [person("Dean", { faction: "miskatonic", cost: 3, steadfast: 2 })] },
  );
  then.refused("P1 plays Dean; drain D3", "PAY-04");
  then.refused("P1 plays Dean; drain D1", "PAY-01");
});

test("KW-STEAD-03 T-Men needs two Agency resources anywhere, one of them on the drained domain of five", () => {
  given({
    P1: { hand: ["T-Men"], domains: [["agency", "hastur", "hastur", "hastur", "hastur"], ["agency"]] },
  });
  when("P1 plays T-Men; drain D1");
  then.expect({ "P1.D1": { drained: true }, "P1.D2": { drained: false } });

  given({
    P1: {
      hand: ["T-Men"],
      domains: [
        ["miskatonic", "hastur", "hastur", "hastur", "hastur"],
        ["agency", "agency"],
      ],
    },
  });
  then.refused("P1 plays T-Men; drain D1", "PAY-04");
});

test("KW-STEAD-04 Government Liaison: a domain of three with one match, the other symbol elsewhere", () => {
  given(
    { P1: { hand: ["Government Liaison"], domains: [["miskatonic", "agency", "agency"], ["miskatonic"]] } },
    { cards: [person("Government Liaison", { faction: "miskatonic", cost: 3, steadfast: 2 })] },
  );
  when("P1 plays Government Liaison; drain D1");
  then.expect({ "Government Liaison": { in: "play" }, "P1.D1": { drained: true } });
});

test("KW-STEAD-05 at cost zero the resources are needed but nothing is drained", () => {
  const cards = [person("Novice", { faction: "hastur", cost: 0, steadfast: 1 })];
  given({ P1: { hand: ["Novice"], domains: [["agency"]] } }, { cards });
  then.refused("P1 plays Novice", "KW-STEAD-01");

  given({ P1: { hand: ["Novice"], domains: [["hastur"]] } }, { cards });
  when("P1 plays Novice");
  then.expect({ Novice: { in: "play" }, "P1.D1": { drained: false } });
});

const FIVE = ["agency", "hastur", "hastur", "hastur", "hastur"];

test("KW-STEAD-06 resources on drained domains count", () => {
  given({ P1: { hand: ["T-Men"], domains: [FIVE, { drained: ["agency"] }] } });
  when("P1 plays T-Men; drain D1");
  then.expect({ log: ["T-Men played"], turn: 7 });
});

test("KW-STEAD-07 an effect that grants a match does not count", () => {
  given(
    { P1: { hand: ["T-Men"], play: ["Badge"], domains: [FIVE] } },
    { cards: [freeSupport("Badge", [passive(provides(resource({ controller: you }), "agency"))])] },
  );
  then.refused("P1 plays T-Men; drain D1", "KW-STEAD-01");
});

test("KW-STEAD-08 putting into play ignores Steadfast", () => {
  given(
    { P1: { hand: ["Gate", "T-Men", "Clerk"] }, P2: { play: ["Clerk"] } },
    {
      cards: [
        person("Clerk"),
        eventThat("Gate", putIntoPlay(choose(1, character({ in: "hand", controller: you })))),
      ],
    },
  );
  when("P1 plays Gate; choose T-Men", "P1 chooses P2 Clerk");
  then.expect({ "T-Men": { in: "play" } });
});

test("KW-STEAD-09 a Transient resource counts as one for Steadfast", () => {
  given(
    { P1: { hand: ["T-Men"], domains: [["Badge", "hastur", "hastur", "hastur", "hastur"]] } },
    { cards: [freeSupport("Badge", [], { faction: "agency", transient: true })] },
  );
  then.refused("P1 plays T-Men; drain D1", "KW-STEAD-01");
});

const BARKEEP = person("Lodge Barkeep", {
  faction: "silver-twilight",
  cost: 2,
  steadfast: 1,
  steadfastFaction: "syndicate",
});

test("KW-STEAD-10 symbols of another faction: both the match and the symbols must be met", () => {
  given(
    {
      P1: {
        hand: ["Lodge Barkeep"],
        domains: [
          ["silver-twilight", "hastur"],
          ["syndicate", "syndicate"],
        ],
      },
    },
    { cards: [BARKEEP] },
  );
  then.refused("P1 plays Lodge Barkeep; drain D2", "PAY-04");
  when("P1 plays Lodge Barkeep; drain D1");
  then.expect({ "Lodge Barkeep": { in: "play" }, "P1.D1": { drained: true } });

  given(
    { P1: { hand: ["Lodge Barkeep"], domains: [["silver-twilight", "silver-twilight"]] } },
    { cards: [BARKEEP] },
  );
  then.refused("P1 plays Lodge Barkeep; drain D1", "KW-STEAD-01");
});
