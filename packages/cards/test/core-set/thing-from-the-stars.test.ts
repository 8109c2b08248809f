import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const thing = "Thing from the Stars";

test("Thing from the Stars costs 1 less for each other faction on the domain drained for it", () => {
  given({ P1: { hand: [thing], domains: [["hastur", "agency", "cthulhu"]] } });
  when(`P1 plays ${thing}; drain D1`);
  then.expect({ [thing]: { in: "play" }, "P1.D1": { drained: true } });
});

test("Thing from the Stars: a faction counts once, Hastur and neutral not at all", () => {
  for (const domain of [
    ["hastur", "agency", "agency"],
    ["hastur", "agency", "neutral"],
    ["hastur", "hastur", "agency"],
  ]) {
    given({ P1: { hand: [thing], domains: [domain] } });
    then.refused(`P1 plays ${thing}; drain D1`, "PAY-01");
  }
  given({ P1: { hand: [thing], domains: [["hastur", "agency", "agency", "agency"]] } });
  when(`P1 plays ${thing}; drain D1`);
  then.expect({ [thing]: { in: "play" } });
});

test("Thing from the Stars: factions on other domains do not help, and the match is still needed", () => {
  given({
    P1: {
      hand: [thing],
      domains: [
        ["hastur", "agency"],
        ["cthulhu", "syndicate", "miskatonic", "yog-sothoth"],
      ],
    },
  });
  then.refused(`P1 plays ${thing}; drain D1`);
  then.refused(`P1 plays ${thing}; drain D2`);
});

test("Thing from the Stars never costs less than 1", () => {
  given({
    P1: {
      hand: [thing],
      domains: [["hastur", "agency", "cthulhu", "syndicate", "miskatonic", "yog-sothoth", "shub-niggurath"]],
    },
  });
  when(`P1 plays ${thing}; drain D1`);
  then.expect({ [thing]: { in: "play" }, "P1.D1": { drained: true } });

  given({ P1: { hand: [thing] } });
  then.refused(`P1 plays ${thing}`);
});

test("Thing from the Stars exhausts to destroy an insane character, whoever controls it", () => {
  given({
    P1: { play: [thing, { "Mad Artist": { insane: true } }] },
    P2: { play: [{ "G-Men": { insane: true } }, "Bag Man"] },
  });
  when(`P1 uses ${thing}`);
  then.offered("P1", ["Mad Artist", "G-Men"]);
  when("P1 chooses G-Men");
  then.expect({
    "G-Men": { in: "P2 discard" },
    "Mad Artist": { state: "insane" },
    "Bag Man": { in: "play" },
    [thing]: { state: "exhausted" },
    log: ["G-Men destroyed"],
  });
});

test("Thing from the Stars is of no use exhausted, or with no insane character in play", () => {
  given({ P1: { play: [thing] }, P2: { play: ["Bag Man"] } });
  then.refused(`P1 uses ${thing}`, "TGT-02");

  given({
    P1: { play: [{ [thing]: { exhausted: true } }] },
    P2: { play: [{ "Bag Man": { insane: true } }] },
  });
  then.refused(`P1 uses ${thing}`, "COMP-07");
});

test("Thing from the Stars: Performance Artist saves the victim, and the Thing stays exhausted", () => {
  given({
    P1: { play: [thing] },
    P2: { play: ["Performance Artist", { "Bag Man": { insane: true } }] },
  });
  when(`P1 uses ${thing}; choose Bag Man`, "P2 uses Performance Artist");
  then.expect({ "Bag Man": { in: "play", state: "insane" }, [thing]: { state: "exhausted" } });
});
