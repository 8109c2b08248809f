import { constructedDecks, constructedNamed, presetNamed } from "@fhtagn/cards";
import { makeRng, newGame } from "@fhtagn/rules";
import { sampleWorld, view } from "@fhtagn/rules/view";
import { expect, test } from "vitest";
import { priorOf } from "../src/index.ts";
import { setupOfPresets } from "./host-table.ts";

const sorted = (codes: readonly string[]): string => codes.toSorted().join(" ");

test("a seat knows its own deck, and takes the other for one that is offered", () => {
  const setup = setupOfPresets();
  const { decks, stories } = priorOf(setup, "P2");
  expect(decks.P2).toBe(setup.decks.P2);
  expect(stories).toBe(setup.stories);
  const unknown = "candidates" in decks.P1 ? decks.P1.candidates.map(({ cards }) => sorted(cards)) : [];
  for (const { codes } of [presetNamed("agency-cthulhu+2"), constructedNamed("hastur")].flatMap(
    (deck) => deck ?? [],
  ))
    expect(unknown).toContain(sorted(codes));
});

test("against a deck for tournaments it makes worlds with such a deck", () => {
  const built = constructedDecks().map(({ codes }) => sorted(codes));
  const box = setupOfPresets();
  const setup = { ...box, decks: { ...box.decks, P2: constructedNamed("cthulhu")?.codes ?? [] } };
  const seen = view(newGame(setup, "built"), "P1");
  const rng = makeRng("worlds");
  for (let count = 0; count < 20; count++) {
    const { cards } = sampleWorld(seen, priorOf(setup, "P1"), rng);
    const theirs = cards.filter(({ owner, code }) => owner === "P2" && code !== "").map(({ code }) => code);
    expect(built).toContain(sorted(theirs));
  }
});
