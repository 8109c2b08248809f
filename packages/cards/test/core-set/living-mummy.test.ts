import { aCharacter, character, destroy, inOrder, one, putIntoPlay } from "@fhtagn/rules/dsl";
import { DOOM, eventThat, HUSH, MADNESS } from "@fhtagn/testkit/free-events";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const cards = [DOOM, HUSH, MADNESS];

test("Living Mummy wounds every character when it is destroyed", () => {
  given(
    {
      P1: { hand: ["Doom"], play: ["G-Men", "Cathouse"] },
      P2: {
        play: ["Living Mummy", "Hired Muscle", "Bag Man", "Cthulhu", { "Mad Artist": { insane: true } }],
      },
    },
    { cards },
  );
  when("P1 plays Doom; choose Living Mummy");
  then.expect({
    "Living Mummy": { in: "P2 discard" },
    "G-Men": { wounds: 1 },
    "Hired Muscle": { wounds: 1 },
    "Bag Man": { in: "P2 discard" },
    "Mad Artist": { in: "P2 discard" },
    Cthulhu: { in: "play", wounds: 0 },
    Cathouse: { in: "play" },
  });
});

test("Living Mummy answers a sacrifice as well, but not a return to hand", () => {
  given({
    P1: { hand: ["A Single Glimpse"], play: ["G-Men"], domains: [["yog-sothoth", "yog-sothoth"]] },
    P2: { play: ["Living Mummy"] },
  });
  when("P1 plays A Single Glimpse");
  then.expect({ "Living Mummy": { in: "P2 discard" }, "G-Men": { wounds: 1 } });

  given({
    P1: { hand: ["Agoraphobia"], play: ["G-Men"], domains: [["hastur", "hastur"]] },
    P2: { play: ["Living Mummy"] },
  });
  when("P1 plays Agoraphobia; choose Living Mummy");
  then.expect({ "Living Mummy": { in: "P2 hand" }, "G-Men": { wounds: 0 } });
});

test("Living Mummy says nothing when it was discarded from hand, deck or domain", () => {
  given({
    P1: {
      hand: ["Byakhee Attack", "Torch the Joint!"],
      play: ["G-Men", "Blackmoor Estate"],
      domains: [["hastur", "hastur"], ["agency", "agency"], ["agency"]],
    },
    P2: {
      hand: ["Living Mummy", "Bag Man"],
      deck: ["Living Mummy", "...9"],
      domains: [["Living Mummy"]],
    },
  });
  when(
    "P1 plays Byakhee Attack; drain D1",
    "P1 plays Torch the Joint!; choose Living Mummy#3; drain D2",
    "P1 uses Blackmoor Estate; X 1; drain D3; choose P2",
  );
  then.expect({ P2: { discard: 4 }, "G-Men": { wounds: 0 } });
});

test("Living Mummy does not answer if it was blank or insane (TRIG-10)", () => {
  given(
    { P1: { hand: ["Hush", "Doom"], play: ["G-Men"] }, P2: { play: ["Living Mummy", "Bag Man"] } },
    { cards },
  );
  when("P1 plays Hush; choose Living Mummy", "P1 plays Doom; choose Living Mummy");
  then.expect({ "Living Mummy": { in: "P2 discard" }, "G-Men": { wounds: 0 } });

  given(
    { P1: { hand: ["Madness", "Doom"], play: ["G-Men"] }, P2: { play: ["Living Mummy", "Bag Man"] } },
    { cards },
  );
  when("P1 plays Madness; choose Living Mummy", "P1 plays Doom; choose Living Mummy");
  then.expect({ "Living Mummy": { in: "P2 discard" }, "G-Men": { wounds: 0 } });
});

test("Living Mummy sets off a second one, and each wounds once", () => {
  given(
    { P1: { hand: ["Doom"], play: ["G-Men"] }, P2: { play: ["Living Mummy", "Living Mummy"] } },
    { cards },
  );
  when("P1 plays Doom; choose Living Mummy#1");
  then.expect({ "G-Men": { wounds: 2 }, "Living Mummy#2": { in: "P2 discard" } });
});

test("Living Mummy waits until the whole effect that destroyed it is done (TRIG-36)", () => {
  const swap = inOrder(
    destroy(aCharacter()),
    putIntoPlay(one(character({ in: "discard", title: "Bag Man" }))),
  );
  given(
    { P1: { hand: ["Rite"], discard: ["Bag Man"] }, P2: { play: ["Living Mummy", "G-Men"] } },
    { cards: [eventThat("Rite", swap)] },
  );
  when("P1 plays Rite; choose Living Mummy");
  then.expect({
    "G-Men": { wounds: 1 },
    log: ["Living Mummy destroyed", "Bag Man enters play", "Bag Man destroyed"],
  });
});
