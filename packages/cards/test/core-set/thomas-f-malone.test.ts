import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const cards = [{ title: "Quiet Street", type: "story", faction: "neutral", struggles: "" }];
const malone = { "Thomas F. Malone": { story: "S1" } };
const artist = { "Mad Artist": { story: "S1" } };

test("Thomas F. Malone destroys a Villainous or Cultist enemy that was at his story", () => {
  given(
    {
      phase: "story",
      at: "resolution",
      stories: ["Quiet Street"],
      P1: { play: [malone, { "Son of Yeb": { story: "S1" } }] },
      P2: {
        play: [
          { "Ravager from the Deep": { story: "S1" } },
          artist,
          { "Young Deep One": { story: "S1" } },
          "Disciple of the Gate",
        ],
      },
    },
    { cards },
  );
  when("P1 uses Thomas F. Malone");
  then.offered("P1", ["Ravager from the Deep", "Mad Artist"]);
  when("P1 chooses Mad Artist");
  then.expect({ "Mad Artist": { in: "P2 discard" }, "Ravager from the Deep": { in: "play" } });
});

test("Thomas F. Malone does not answer the resolution of another story", () => {
  given(
    {
      active: "P2",
      phase: "story",
      at: "resolution",
      stories: ["Quiet Street", "Opening Night"],
      P1: { play: [malone] },
      P2: { play: [{ "Young Deep One": { story: "S1" } }, { "Arcane Initiate": { story: "S2" } }] },
    },
    { cards },
  );
  when("P2 resolves S2");
  then.refused("P1 uses Thomas F. Malone");
  then.expect({ "Arcane Initiate": { in: "play" }, log: "P2 succeeds at S2" });
});

test("Thomas F. Malone still finds them after his story was won and nobody is committed there", () => {
  given(
    {
      phase: "story",
      at: "resolution",
      stories: [{ "Quiet Street": { P1: 4 } }],
      P1: { play: [malone] },
      P2: { play: [artist] },
    },
    { cards },
  );
  when("P1 uses Thomas F. Malone");
  then.expect({ "Quiet Street": { in: "P1 won" }, "Mad Artist": { in: "P2 discard" } });
});

test("Thomas F. Malone works as a defender", () => {
  given(
    {
      active: "P2",
      phase: "story",
      at: "resolution",
      stories: ["Quiet Street"],
      P1: { play: [malone] },
      P2: { play: [artist] },
    },
    { cards },
  );
  when("P1 uses Thomas F. Malone");
  then.expect({ "Mad Artist": { in: "P2 discard" } });
});

test("Thomas F. Malone cannot answer once the Terror struggle has driven him from the story", () => {
  given({
    phase: "story",
    at: "resolution",
    stories: ["Opening Night"],
    P1: { play: [malone] },
    P2: { play: [{ "Keeper of the Golden Path": { story: "S1" } }] },
  });
  then.refused("P1 uses Thomas F. Malone");
  then.expect({
    "Thomas F. Malone": { state: "insane" },
    "Keeper of the Golden Path": { in: "play" },
  });
});

test("Thomas F. Malone's response can be cancelled", () => {
  given(
    {
      phase: "story",
      at: "resolution",
      stories: ["Quiet Street"],
      P1: { play: [malone] },
      P2: { hand: ["Power Drain"], play: [artist], domains: [["hastur", "hastur"]] },
    },
    { cards },
  );
  when("P1 uses Thomas F. Malone; choose Mad Artist", "P2 plays Power Drain");
  then.expect({ "Mad Artist": { in: "play" } });
});
