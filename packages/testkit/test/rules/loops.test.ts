import { library } from "@fhtagn/cards";
import { decide, makeLibrary, newGame, type Player, pending } from "@fhtagn/rules";
import {
  action,
  choose,
  exhaust,
  forcedResponse,
  placeTokens,
  ready,
  support as supportIs,
  thisCard,
  tokensPlaced,
} from "@fhtagn/rules/dsl";
import { given, then, when } from "@fhtagn/testkit/given";
import { expect, test } from "vitest";
import { freeEvent, freeSupport } from "./free-cards.ts";
import { IDEA } from "./timing-cards.ts";

const readies = (title: string, other: string): object =>
  freeSupport(title, [
    action({ cost: exhaust(thisCard), effect: ready(choose(1, supportIs({ title: other }))) }),
  ]);

test("LOOP-03 a cycle with no net change is not offered again in its window", () => {
  given(
    { P1: { hand: ["Idea"], play: ["Sun", { Moon: { exhausted: true } }] } },
    { cards: [readies("Sun", "Moon"), readies("Moon", "Sun"), IDEA] },
  );
  when("P1 uses Sun", "P2 passes", "P1 uses Moon", "P2 passes");
  then.now({ asked: "P1", Sun: { state: "ready" }, Moon: { state: "exhausted" } });
  then.offered("P1", ["Idea"]);
  then.refused("P1 uses Sun");
  when("P1 plays Idea", "P2 passes", "P1 uses Sun"); // now it is another position
  then.expect({ Moon: { state: "ready" } });
});

test("LOOP-03 in the next window it may be used again", () => {
  given(
    { P1: { play: ["Sun", { Moon: { exhausted: true } }] } },
    { cards: [readies("Sun", "Moon"), readies("Moon", "Sun")] },
  );
  when("P1 uses Sun", "P2 passes", "P1 uses Moon", { advance: "story before commits" }, "P1 uses Sun");
  then.expect({ Moon: { state: "ready" } });
});

test("LOOP-04 a loop of mandatory effects without end is a draw", () => {
  const gear = (title: string, other: string): object =>
    freeSupport(title, [
      forcedResponse({
        when: tokensPlaced(thisCard),
        effect: placeTokens(1, choose(1, supportIs({ title: other }))),
      }),
    ]);
  const push = freeEvent("Push", [
    action({ effect: placeTokens(1, choose(1, supportIs({ title: "Cog" }))) }),
  ]);
  given(
    { P1: { hand: ["Push"], play: ["Cog"] }, P2: { play: ["Wheel"] } },
    { cards: [gear("Cog", "Wheel"), gear("Wheel", "Cog"), push] },
  );
  when("P1 plays Push");
  then.expect({ winner: "draw", because: "loop", asked: "nobody" });

  given(
    { P1: { hand: ["Push"], play: ["Cog"] } },
    { cards: [gear("Cog", "Wheel"), gear("Wheel", "Cog"), push] },
  );
  when("P1 plays Push");
  then.expect({ winner: "nobody", Cog: { tokens: 1 } });
});

test("MULTI-01 a third player is refused", () => {
  expect(() => given({ P3: {} } as never)).toThrow(/P3/);
  const codes = Array.from({ length: 50 }, () => "core-set-12");
  const stories = library()
    .filter(({ facts }) => facts.type === "story")
    .map(({ facts }) => facts.code);
  const state = newGame(
    { library: makeLibrary(library()), decks: { P1: codes, P2: codes }, stories },
    "three",
  );
  const decision = pending(state)?.id ?? 0;
  expect(decide(state, "P3" as Player, { decision, choice: { choose: 0 } })).toEqual({
    ok: false,
    refusal: "not your decision",
  });
});
