import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const messenger = "Messenger from Beyond";

test("Messenger from Beyond: a character has a Terror icon less until the end of the phase", () => {
  given({ P1: { play: [messenger] }, P2: { play: ["Keeper of the Golden Path", "Ocean Crawlers"] } });
  when(`P1 uses ${messenger}`);
  then.offered("P1", [messenger, "Keeper of the Golden Path", "Ocean Crawlers"]);
  when("P1 chooses Keeper of the Golden Path");
  then.expect({
    "Keeper of the Golden Path": { icons: "T", skill: 3 },
    "Ocean Crawlers": { icons: "T" },
    [messenger]: { state: "exhausted" },
  });
  when({ advance: "story before commits" });
  then.now({ "Keeper of the Golden Path": { icons: "TT" } });
});

test("Messenger from Beyond cannot be used exhausted or insane", () => {
  given({
    P1: { play: [{ [messenger]: { exhausted: true } }, { [messenger]: { insane: true } }] },
    P2: { play: ["Ocean Crawlers"] },
  });
  then.refused(`P1 uses ${messenger}; choose Ocean Crawlers`, "COMP-07");
  then.refused(`P1 uses ${messenger}#2; choose Ocean Crawlers`);
});

test("Messenger from Beyond may be used on who has no Terror icon, to no effect (LAST-14)", () => {
  given({ P1: { play: [messenger] }, P2: { play: ["Bag Man"] } });
  when(`P1 uses ${messenger}; choose Bag Man`);
  then.expect({ "Bag Man": { icons: "CCI" } });
});

test("Messenger from Beyond: icons do not count below none, but the true sum is kept (LAST-04)", () => {
  given({
    P1: {
      hand: ["Touched by the Sleeper"],
      play: [messenger, messenger, "Ocean Crawlers"],
    },
  });
  when(`P1 uses ${messenger}; choose Ocean Crawlers`, `P1 uses ${messenger}#2; choose Ocean Crawlers`);
  then.expect({ "Ocean Crawlers": { icons: "" } });
  when("P1 plays Touched by the Sleeper; choose Ocean Crawlers");
  then.expect({ "Ocean Crawlers": { icons: "T" } });
});

test("Messenger from Beyond opens a character to madness in the Terror struggle", () => {
  given({
    phase: "story",
    at: "after opposing",
    P1: { play: [messenger, { "Keeper of the Golden Path": { story: "S1" } }] },
    P2: { play: [{ "Ocean Crawlers": { story: "S1" } }] },
  });
  when(`P1 uses ${messenger}; choose Ocean Crawlers`, { advance: "after resolution" });
  then.now({ "Ocean Crawlers": { state: "insane" }, log: ["Ocean Crawlers insane"] });
});

test("Messenger from Beyond cancelled stays exhausted, and takes no icon", () => {
  given({
    P1: { play: [messenger] },
    P2: { play: ["Performance Artist", "Ocean Crawlers"] },
  });
  when(`P1 uses ${messenger}; choose Ocean Crawlers`, "P2 uses Performance Artist");
  then.expect({ "Ocean Crawlers": { icons: "T" }, [messenger]: { state: "exhausted" } });
});
