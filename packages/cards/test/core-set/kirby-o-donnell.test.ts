import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const kirby = "Kirby O'Donnell";
const villain = { title: "Cold Villain", type: "character", faction: "hastur", keywords: ["Villainous"] };

test("Kirby O'Donnell changes Heroic and Villainous characters everywhere while he is committed", () => {
  given({
    phase: "story",
    P1: { play: [kirby, "G-Men", "Peeler"] },
    P2: { play: ["Keeper of the Golden Path", "Servant of Nodens"] },
  });
  when(`P1 commits ${kirby} to S1`);
  then.expect({
    [kirby]: { icons: "CCI" },
    "G-Men": { icons: "CCCCCC" },
    Peeler: { icons: "CC" },
    "Keeper of the Golden Path": { icons: "T" },
    "Servant of Nodens": { icons: "TC" },
  });
});

test("Kirby O'Donnell does nothing before he commits and after the phase", () => {
  const before = { [kirby]: { icons: "CI" }, "Keeper of the Golden Path": { icons: "TT" } };
  given({ phase: "story", P1: { play: [kirby] }, P2: { play: ["Keeper of the Golden Path"] } });
  then.expect(before);
  when(`P1 commits ${kirby} to S1`);
  then.expect({ [kirby]: { icons: "CCI" } });
  when({ advance: "end of turn" });
  then.expect(before);
});

test("Kirby O'Donnell is Heroic for the opponent's characters as well", () => {
  given({
    active: "P2",
    phase: "story",
    at: "after commits",
    P1: { play: [kirby] },
    P2: { play: [{ "Undercover Security": { story: "S1" } }] },
  });
  then.expect({ "Undercover Security": { icons: "CI" } });
  when(`P1 commits ${kirby} to S1`);
  then.expect({ "Undercover Security": { icons: "CCI" }, [kirby]: { icons: "CCI" } });
});

test("Kirby O'Donnell leaves a Villainous character without Terror one icon short of a gained one", () => {
  given(
    {
      phase: "story",
      at: "after commits",
      P1: { play: [{ [kirby]: { story: "S1" } }] },
      P2: { play: ["Cold Villain", { "Cold Villain": { attached: ["Alhazred Lamp"] } }] },
    },
    { cards: [villain] },
  );
  then.expect({ "Cold Villain": { icons: "" }, "Cold Villain#2": { icons: "CAI" } });
});

test("Kirby O'Donnell lets a Villainous character with one Terror icon go insane", () => {
  given({
    phase: "story",
    at: "after commits",
    P1: { play: [{ [kirby]: { story: "S1" } }], hand: ["Small Price to Pay"], domains: [["agency"]] },
    P2: { play: ["Victoria Glasser"] },
  });
  when("P1 plays Small Price to Pay", "P1 chooses Victoria Glasser");
  then.expect({ "Victoria Glasser": { state: "insane" }, [kirby]: { in: "P1 discard" } });
});

test("Kirby O'Donnell's changes end at once when he goes insane or is blank", () => {
  given({
    phase: "story",
    at: "after opposing",
    conspiracies: [{ "The Bootleg Whiskey Cover-Up": { owner: "P1" } }],
    P1: { play: [{ [kirby]: { story: "K1" } }, "G-Men"] },
  });
  then.expect({ [kirby]: { icons: "CI" }, "G-Men": { icons: "CCCCC" } });

  given({
    phase: "story",
    at: "after opposing",
    P1: { play: [{ [kirby]: { story: "S1" } }, "G-Men"] },
    P2: { play: ["Hastur"], domains: [["hastur", "hastur", "hastur"]] },
  });
  then.expect({ "G-Men": { icons: "CCCCCC" } });
  when(`P2 uses Hastur; choose ${kirby}`);
  then.expect({ "G-Men": { icons: "CCCCC" }, Hastur: { icons: "TTTAA" } });
});
