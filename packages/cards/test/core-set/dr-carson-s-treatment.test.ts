import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const treatment = "Dr. Carson's Treatment";
const mad = (title: string) => ({ [title]: { insane: true } });

test("Dr. Carson's Treatment restores and readies up to two insane characters of either player", () => {
  given({
    P1: { hand: [treatment], play: [mad("Paul Lemond"), "Peeler"], domains: [["miskatonic"]] },
    P2: { play: [mad("Bag Man"), mad("Hired Muscle")] },
  });
  when(`P1 plays ${treatment}; choose Paul Lemond, Bag Man`);
  then.expect({
    "Paul Lemond": { state: "ready", icons: "" },
    "Bag Man": { state: "ready", icons: "CCI" },
    "Hired Muscle": { state: "insane" },
  });
});

test("Dr. Carson's Treatment overpaid: they have two more Combat icons until the end of the phase", () => {
  given({
    P1: {
      hand: [treatment],
      play: [mad("Paul Lemond"), "Peeler"],
      domains: [["miskatonic", "miskatonic"]],
    },
    P2: { play: [mad("Bag Man")] },
  });
  when(`P1 plays ${treatment}; choose Paul Lemond, Bag Man`);
  then.expect({
    "Paul Lemond": { state: "ready", icons: "CC" },
    "Bag Man": { icons: "CCCCI" },
    Peeler: { icons: "CC" },
  });
  when({ advance: "story before commits" });
  then.now({ "Paul Lemond": { icons: "", state: "ready" }, "Bag Man": { icons: "CCI" } });
});

test("Dr. Carson's Treatment chooses only insane characters, never three", () => {
  given({
    P1: {
      hand: [treatment],
      play: [mad("Paul Lemond"), { "Mad Genius": { exhausted: true } }],
      domains: [["miskatonic"]],
    },
    P2: { play: [mad("Bag Man"), mad("Hired Muscle")] },
  });
  then.refused(`P1 plays ${treatment}; choose Mad Genius`);
  then.refused(`P1 plays ${treatment}; choose Paul Lemond, Bag Man, Hired Muscle`);
  when(`P1 plays ${treatment}; choose Paul Lemond`);
  then.expect({
    "Paul Lemond": { state: "ready" },
    "Bag Man": { state: "insane" },
    "Mad Genius": { state: "exhausted" },
  });
});

test("Dr. Carson's Treatment cannot restore a Sedated character, nor is it stopped by Victoria's Loft", () => {
  given({
    P1: {
      hand: [treatment],
      play: ["Victoria's Loft", { "Paul Lemond": { insane: true, attached: ["Sedated"] } }, mad("Peeler")],
      domains: [["miskatonic"]],
    },
  });
  then.refused(`P1 plays ${treatment}; choose Paul Lemond`);
  when(`P1 plays ${treatment}; choose Peeler`);
  then.expect({ Peeler: { state: "ready" }, "Paul Lemond": { state: "insane" } });
});

test("Dr. Carson's Treatment cancelled restores nobody", () => {
  given({
    P1: { hand: [treatment], play: [mad("Paul Lemond")], domains: [["miskatonic", "miskatonic"]] },
    P2: { hand: ["Power Drain"], domains: [["hastur", "hastur"]] },
  });
  when(`P1 plays ${treatment}; choose Paul Lemond`, "P2 plays Power Drain");
  then.expect({ "Paul Lemond": { state: "insane" }, [treatment]: { in: "P1 discard" } });
});
