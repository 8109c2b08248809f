import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const binder = { hand: ["Binding"], domains: [["miskatonic"]] };

test("Binding takes the printed icons of one character until the end of the phase", () => {
  given({ P1: { ...binder, play: ["Peeler"] }, P2: { play: ["Dagon", "Bag Man"] } });
  when("P1 plays Binding");
  then.offered("P1", ["Peeler", "Dagon", "Bag Man"]);
  when("P1 chooses Dagon");
  then.expect({ Dagon: { icons: "", skill: 5 }, "Bag Man": { icons: "CCI" }, Peeler: { icons: "CC" } });
  when({ advance: "story before commits" });
  then.now({ Dagon: { icons: "TTAA" } });
});

test("Binding leaves icons that are not printed, had before or gained later", () => {
  given({
    P1: { hand: ["Binding", ".45 Pistols"], domains: [["miskatonic"]] },
    P2: { play: [{ "Bag Man": { attached: ["Alhazred Lamp"] } }] },
  });
  when("P1 plays Binding; choose Bag Man");
  then.expect({ "Bag Man": { icons: "TCAI" } });
  when("P1 plays .45 Pistols; choose Bag Man");
  then.expect({ "Bag Man": { icons: "TCCAI" } });
});

test("Binding in the story phase stops the struggles of that phase", () => {
  given({
    phase: "story",
    at: "after opposing",
    P1: { play: [{ "Bag Man": { story: "S1" } }] },
    P2: { ...binder, play: [{ "Blackwood File Clerk": { story: "S1" } }] },
  });
  when("P2 plays Binding; choose Bag Man", { advance: "after resolution" });
  then.now({
    "Blackwood File Clerk": { in: "S1" },
    log: ["struggle C at S1 tied", "struggle I at S1 won by P2"],
  });
});

test("Binding: two on one character take no more than its printed icons", () => {
  given({
    P1: { hand: ["Binding", "Binding"], domains: [["miskatonic"], ["miskatonic"]] },
    P2: { play: [{ "Bag Man": { attached: [".45 Pistols"] } }] },
  });
  when("P1 plays Binding; choose Bag Man; drain D1", "P1 plays Binding; choose Bag Man; drain D2");
  then.expect({ "Bag Man": { icons: "C" } });
});

test("Binding cannot be played without a character, and Power Drain cancels it", () => {
  given({ P1: binder });
  then.refused("P1 plays Binding", "TGT-02");

  given({
    P1: binder,
    P2: { hand: ["Power Drain"], play: ["Bag Man"], domains: [["hastur", "hastur"]] },
  });
  when("P1 plays Binding; choose Bag Man", "P2 plays Power Drain");
  then.expect({ "Bag Man": { icons: "CCI" }, Binding: { in: "P1 discard" } });
});
