import { aCharacter, anyCard, discard, one, toHand, you } from "@fhtagn/rules/dsl";
import { DOOM, eventThat, HUSH } from "@fhtagn/testkit/free-events";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const WASTE = eventThat("Waste", discard(one(anyCard({ in: "hand", controller: you }))));
const RECALL = eventThat("Recall", toHand(aCharacter()));
const serpent = "Serpent from Yoth";

test("Serpent from Yoth destroyed: the opponent sacrifices a character of his choice", () => {
  given(
    {
      P1: { play: [serpent, "Bag Man"] },
      "to act": "P2",
      P2: { hand: ["Doom"], play: ["Mad Artist", "Y'Golonac"] },
    },
    { cards: [DOOM] },
  );
  when(`P2 plays Doom; choose ${serpent}`);
  then.offered("P2", ["Mad Artist", "Y'Golonac"]);
  when("P2 chooses Y'Golonac");
  then.expect({
    "Y'Golonac": { in: "P2 discard" },
    "Mad Artist": { in: "play" },
    "Bag Man": { in: "play" },
    log: [`${serpent} destroyed`, "Y'Golonac sacrificed"],
  });
});

test("Serpent from Yoth sacrificed by its controller works too", () => {
  given({
    P1: {
      hand: ["Shocking Transformation"],
      play: [serpent],
      deck: ["Mi-Go Scout", "Altar of the Blessed"],
      domains: [["shub-niggurath", "hastur", "hastur"]],
    },
    P2: { play: ["Mad Artist"] },
  });
  when(`P1 plays Shocking Transformation; sacrifice ${serpent}`, "P1 chooses Mi-Go Scout");
  then.expect({ "Mad Artist": { in: "P2 discard" }, "Mi-Go Scout": { in: "play" } });
});

test("Serpent from Yoth does nothing when it comes from hand or from a domain", () => {
  given({ P1: { hand: ["Waste", serpent] }, P2: { play: ["Mad Artist"] } }, { cards: [WASTE] });
  when("P1 plays Waste");
  then.expect({ [serpent]: { in: "P1 discard" }, "Mad Artist": { in: "play" } });

  given({
    P1: { hand: ["Torch the Joint!"], domains: [["agency", "agency", serpent]] },
    P2: { play: ["Mad Artist"] },
  });
  when(`P1 plays Torch the Joint!; choose ${serpent}`);
  then.expect({ [serpent]: { in: "P1 discard" }, "Mad Artist": { in: "play" } });
});

test("Serpent from Yoth does nothing when it returns to hand", () => {
  given({ P1: { hand: ["Recall"], play: [serpent] }, P2: { play: ["Mad Artist"] } }, { cards: [RECALL] });
  when(`P1 plays Recall; choose ${serpent}`);
  then.expect({ [serpent]: { in: "P1 hand" }, "Mad Artist": { in: "play" } });
});

test("Serpent from Yoth under another player enters no discard pile of his, and does nothing", () => {
  given(
    {
      P1: { hand: ["Doom"], play: ["Bag Man"] },
      P2: { play: [{ [serpent]: { owner: "P1" } }, "Mad Artist"] },
    },
    { cards: [DOOM] },
  );
  when(`P1 plays Doom; choose ${serpent}`);
  then.expect({ [serpent]: { in: "P1 discard" }, "Bag Man": { in: "play" }, "Mad Artist": { in: "play" } });
});

test("Serpent from Yoth insane or blank does nothing", () => {
  given(
    {
      "to act": "P2",
      P1: { play: [{ [serpent]: { insane: true } }] },
      P2: { hand: ["Doom"], play: ["Mad Artist"] },
    },
    { cards: [DOOM] },
  );
  when(`P2 plays Doom; choose ${serpent}`);
  then.expect({ [serpent]: { in: "P1 discard" }, "Mad Artist": { in: "play" } });

  given(
    { P1: { hand: ["Hush", "Doom"], play: [serpent] }, P2: { play: ["Mad Artist"] } },
    { cards: [HUSH, DOOM] },
  );
  when(`P1 plays Hush; choose ${serpent}`, `P1 plays Doom; choose ${serpent}`);
  then.expect({ [serpent]: { in: "P1 discard" }, "Mad Artist": { in: "play" } });
});

test("Serpent from Yoth is passed over where the opponent has no character", () => {
  given(
    { P1: { hand: ["Doom"], play: [serpent, "Bag Man"] }, P2: { play: ["Dutch Courage"] } },
    { cards: [DOOM] },
  );
  when(`P1 plays Doom; choose ${serpent}`);
  then.expect({
    [serpent]: { in: "P1 discard" },
    "Bag Man": { in: "play" },
    "Dutch Courage": { in: "play" },
  });
});

test("Serpent from Yoth: the opponent's Adult Deep One answers being chosen, and nothing is sacrificed", () => {
  given(
    {
      P1: { hand: ["Doom"], play: [serpent, "Bag Man"] },
      P2: { play: ["Adult Deep One", "Mad Artist"], domains: [["hastur", "hastur"]] },
    },
    { cards: [DOOM] },
  );
  when(`P1 plays Doom; choose ${serpent}`);
  then.offered("P2", ["Adult Deep One", "Mad Artist"]);
  when("P2 chooses Adult Deep One", "P2 uses Adult Deep One");
  then.expect({
    "Adult Deep One": { in: "play" },
    "Mad Artist": { in: "play" },
    "Bag Man": { in: "play" },
    "P2.D1": { drained: true },
  });
});

test("Serpent from Yoth: Adult Deep One that was not chosen cannot answer it", () => {
  given(
    {
      P1: { hand: ["Doom"], play: [serpent] },
      P2: { play: ["Adult Deep One", "Mad Artist"], domains: [["hastur", "hastur"]] },
    },
    { cards: [DOOM] },
  );
  when(`P1 plays Doom; choose ${serpent}`, "P2 chooses Mad Artist");
  then.refused("P2 uses Adult Deep One");
  then.expect({ "Mad Artist": { in: "P2 discard" }, "Adult Deep One": { in: "play" } });
});

test("Serpent from Yoth: a target that slips away is not made good by another (TGT-04)", () => {
  given(
    { P1: { hand: ["Doom"], play: [serpent] }, P2: { play: ['Jack "Brass" Brady', "Mad Artist"] } },
    { cards: [DOOM] },
  );
  when(`P1 plays Doom; choose ${serpent}`, 'P2 chooses Jack "Brass" Brady', 'P2 uses Jack "Brass" Brady');
  then.expect({ "Mad Artist": { in: "play" }, P2: { hand: 1 } });
});

test("Serpent from Yoth: the opponent chooses his only character unasked", () => {
  given({ P1: { hand: ["Doom"], play: [serpent] }, P2: { play: ["Mad Artist"] } }, { cards: [DOOM] });
  when(`P1 plays Doom; choose ${serpent}`);
  then.expect({ "Mad Artist": { in: "P2 discard" } });
});

test("Serpent from Yoth, two of them: the opponent chooses for each", () => {
  given({
    phase: "story",
    at: "after opposing",
    P1: {
      play: [
        { "Guardian Elder Thing": { story: "S1" } },
        { [serpent]: { story: "S1" } },
        { [serpent]: { story: "S1" } },
      ],
      domains: [["agency", "agency"]],
    },
    P2: { play: ["Mad Artist", "Bag Man", "Peeler"] },
  });
  when("P1 uses Guardian Elder Thing", "P2 chooses Bag Man", "P2 chooses Peeler");
  then.expect({
    "Mad Artist": { in: "play" },
    "Bag Man": { in: "P2 discard" },
    Peeler: { in: "P2 discard" },
  });
});
