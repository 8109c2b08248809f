import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const bearer = "Bearer of the Yellow Sign";
const hasturs = (count: number) => [Array.from({ length: count }, () => "hastur")];
const victims = { play: ["Bag Man", "Undercover Security", "Peeler"] };

test("Bearer of the Yellow Sign, overpaid, may drive a character insane", () => {
  given({ P1: { hand: [bearer], play: ["Mad Artist"], domains: hasturs(4) }, P2: victims });
  when(`P1 plays ${bearer}`, `P1 uses ${bearer}`);
  then.offered("P1", ["Mad Artist", "Bag Man", "Peeler"]);
  when("P1 chooses Bag Man");
  then.expect({
    "Bag Man": { state: "insane" },
    Peeler: { state: "ready" },
    "Mad Artist": { state: "ready" },
  });
});

test("Bearer of the Yellow Sign paid exactly does nothing", () => {
  given({ P1: { hand: [bearer], domains: hasturs(3) }, P2: victims });
  when(`P1 plays ${bearer}`);
  then.refused(`P1 uses ${bearer}`);
});

test("Bearer of the Yellow Sign: what counts is the cost as it is when paid", () => {
  given({
    P1: { hand: [bearer, "Dampen Light"], domains: [["yog-sothoth"], ...hasturs(4)] },
    P2: victims,
  });
  when("P1 plays Dampen Light; drain D1", `P1 plays ${bearer}; drain D2`);
  then.refused(`P1 uses ${bearer}`);
});

test("Bearer of the Yellow Sign does nothing when it is put into play or another is overpaid", () => {
  given({
    P1: {
      hand: ["Unspeakable Resurrection"],
      discard: [bearer],
      domains: [["yog-sothoth", "yog-sothoth", "yog-sothoth", "yog-sothoth"]],
    },
    P2: victims,
  });
  when(`P1 plays Unspeakable Resurrection; X 3; choose ${bearer}`);
  then.refused(`P1 uses ${bearer}`);

  given({ P1: { hand: ["Mad Artist"], play: [bearer], domains: hasturs(4) }, P2: victims });
  when("P1 plays Mad Artist");
  then.refused(`P1 uses ${bearer}`);
});

test("Bearer of the Yellow Sign: the response may be left, and cannot be used with nobody to choose", () => {
  given({ P1: { hand: [bearer], domains: hasturs(4) }, P2: victims });
  when(`P1 plays ${bearer}`);
  then.expect({ "Bag Man": { state: "ready" }, Peeler: { state: "ready" } });

  given({ P1: { hand: [bearer], domains: hasturs(4) }, P2: { play: ["Undercover Security"] } });
  when(`P1 plays ${bearer}`);
  then.refused(`P1 uses ${bearer}`);
});

test("Bearer of the Yellow Sign: Power Drain cancels its response, and it stays in play", () => {
  given({
    P1: { hand: [bearer], domains: hasturs(4) },
    P2: { ...victims, hand: ["Power Drain"], domains: hasturs(2) },
  });
  when(`P1 plays ${bearer}`, `P1 uses ${bearer}; choose Peeler`, "P2 plays Power Drain");
  then.expect({ Peeler: { state: "ready" }, [bearer]: { in: "play" } });
});
