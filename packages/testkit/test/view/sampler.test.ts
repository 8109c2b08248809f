import { makeRng, options, pending, save } from "@fhtagn/rules";
import { optionKeyIn, sampleWorld, VIEWERS, view, viewOptionKey, worldsOf } from "@fhtagn/rules/view";
import { expect, test } from "vitest";
import { answerAtRandom, range, statesOf } from "./games.ts";
import { expectSame } from "./same.ts";

test("a world drawn from a view looks the same to its viewer, byte for byte", () => {
  const rng = makeRng("worlds");
  for (const { state, prior, game } of statesOf(range(0, 6), 9)) {
    for (const viewer of VIEWERS) {
      const seen = view(state, viewer);
      const world = sampleWorld(seen, prior, rng);
      expectSame(JSON.stringify(view(world, viewer)), JSON.stringify(seen), `game ${game}, ${viewer}`);
    }
  }
});

test("a view that has been through JSON gives the same worlds", () => {
  for (const { state, prior } of statesOf(range(9, 12), 31)) {
    const seen = view(state, "P1");
    const received: typeof seen = JSON.parse(JSON.stringify(seen));
    const [one = "", other = ""] = [seen, received].map((told) =>
      JSON.stringify(view(sampleWorld(told, prior, makeRng("json")), "P2")),
    );
    expectSame(other, one, "through JSON");
  }
});

test("of the worlds from one view each stands alone, and the first is the one that would be drawn alone", () => {
  for (const { state, prior } of statesOf(range(21, 23), 31)) {
    const seen = view(state, "P1");
    const worlds = worldsOf(seen, prior);
    const first = worlds.sample(makeRng("first"));
    const asDrawn = JSON.stringify(save(first));
    const second = worlds.sample(makeRng("second"));
    if (pending(second) !== null) answerAtRandom(second, makeRng("answers"));
    expectSame(JSON.stringify(save(first)), asDrawn, "after the second was drawn and played");
    expectSame(JSON.stringify(save(sampleWorld(seen, prior, makeRng("first")))), asDrawn, "drawn alone");
  }
});

test("a world can be played: a hundred random answers", () => {
  const rng = makeRng("playable");
  for (const { state, prior } of statesOf(range(12, 16), 83)) {
    for (const viewer of VIEWERS) {
      const world = sampleWorld(view(state, viewer), prior, rng);
      for (let count = 0; count < 100 && pending(world) !== null; count++) answerAtRandom(world, rng);
    }
  }
});

test("an option has the same key in the view, in the true state and in every world", () => {
  const rng = makeRng("keys");
  for (const { state, prior } of statesOf(range(18, 21), 5)) {
    const viewer = pending(state)?.player;
    if (viewer === undefined) continue;
    const seen = view(state, viewer);
    if (seen.question?.form !== "choose") continue;
    const keys = seen.question.options.map((option) => viewOptionKey(seen, option));
    const searcher = { viewer, handles: seen.handles };
    for (const one of [state, sampleWorld(seen, prior, rng)])
      expect(options(one).map((option) => optionKeyIn(one, option, searcher))).toEqual(keys);
  }
});

test("against an unknown deck a world holds a deck that fits what was seen", () => {
  const [started] = statesOf([1], 200);
  if (started === undefined) throw new Error("the game was too short");
  const { state, prior } = started;
  const deck = Array.isArray(prior.decks.P2) ? prior.decks.P2 : [];
  const candidates = [
    { weight: 1, cards: deck },
    { weight: 50, cards: deck.map(() => "trick-1") },
  ];
  const rng = makeRng("unknown");
  const unsure = { ...prior, decks: { ...prior.decks, P2: { candidates } } };
  for (let count = 0; count < 20; count++) {
    const { cards } = sampleWorld(view(state, "P1"), unsure, rng);
    const theirs = cards.filter(({ owner, code }) => owner === "P2" && code !== "").map(({ code }) => code);
    expect(theirs.sort()).toEqual(deck.toSorted());
  }
});

test("a deck of another size is not taken for the one that lies there, all through a game", () => {
  const rng = makeRng("sizes");
  for (const { state, prior, game } of statesOf(range(0, 6), 23)) {
    const deck = Array.isArray(prior.decks.P2) ? prior.decks.P2 : [];
    const candidates = [deck, [...deck, ...deck.slice(0, 3)]].map((cards) => ({ weight: 1, cards }));
    const unsure = { ...prior, decks: { ...prior.decks, P2: { candidates } } };
    const { cards } = sampleWorld(view(state, "P1"), unsure, rng);
    const theirs = cards.filter(({ owner, code }) => owner === "P2" && code !== "").map(({ code }) => code);
    expectSame(theirs.sort().join(), deck.toSorted().join(), `game ${game}`);
  }
});
