import {
  apply,
  type CardDefinition,
  cardIn,
  isLegal,
  makeRng,
  options,
  pending,
  playerAsked,
  type State,
} from "@fhtagn/rules";
import { newMidgame, passTo, tableOf, titleInState } from "@fhtagn/testkit/tables";
import { describe, expect, test } from "vitest";
import { instinct } from "../src/instinct/instinct.ts";
import { chooseSetup, setupCandidates } from "../src/instinct/resources.ts";
import { playOut } from "../src/play-game.ts";

const rng = makeRng("instinct");

/** What it answers, in words: "play Peeler". */
function answerOf(state: State): string {
  const choice = instinct(state, rng);
  if (!("choose" in choice)) return "an assignment";
  const option = options(state)[choice.choose];
  const card = option === undefined ? undefined : cardIn(option);
  return card === undefined ? `${option?.do}` : `${option?.do} ${titleInState(state, card)}`;
}

/** Answers until a card of the opponent or oneself has been chosen. */
function answersOf(state: State): readonly string[] {
  const said: string[] = [];
  for (let i = 0; i < 6 && pending(state) !== null; i++) {
    said.push(answerOf(state));
    apply(state, instinct(state, rng));
    if (state.question?.kind === "action") break;
  }
  return said;
}

/** A card that exists here only. */
const event = (title: string, effect: object): CardDefinition => ({
  facts: {
    code: `test-${title}`,
    title,
    descriptor: null,
    unique: false,
    faction: "neutral",
    type: "event",
    cost: 0,
    skill: null,
    icons: null,
    boosters: null,
    struggles: null,
    subtypes: [],
    keywords: [],
    steadfast: 0,
    steadfastFaction: null,
    transient: false,
  },
  text: { abilities: [{ timing: "action", effect: effect as never }] },
});

const CHARACTER = { choose: { type: "character" } };

const boards = {
  P1: { play: ["Hired Muscle", "Patsy"] },
  P2: { play: ["Military Advisor", "Ghost"] },
};

describe("instinct", () => {
  test("answers every question of whole games", () => {
    for (let game = 0; game < 12; game++) {
      const { result, decisions } = playOut(newMidgame(game).state, instinct, makeRng(`game ${game}`));
      expect(result).not.toBeNull();
      expect(decisions).toBeLessThan(3000);
    }
  });

  test("plays the best character it can pay for", () => {
    const state = tableOf({
      active: "P1",
      phase: "operations",
      P1: { hand: ["Patsy", "Bag Man"], domains: [["syndicate", "syndicate", "syndicate"]] },
    });
    expect(answerOf(state)).toBe("play Bag Man");
  });

  test("aims a card it has never seen at the opponent's best if it harms, at its own if it helps", () => {
    const harm = event("Harm", { do: "destroy", what: CHARACTER });
    const state = tableOf(
      { active: "P1", phase: "operations", ...boards, P1: { ...boards.P1, hand: ["Harm"] } },
      [harm],
    );
    expect(answersOf(state)).toEqual(["play Harm", "choose Military Advisor"]);
    const help = event("Help", { do: "gains", who: CHARACTER, traits: { skill: 5 }, until: "always" });
    const other = tableOf(
      { active: "P1", phase: "operations", ...boards, P1: { ...boards.P1, hand: ["Help"] } },
      [help],
    );
    expect(answersOf(other)).toEqual(["play Help", "choose Hired Muscle"]);
  });

  test("does not play what can only hurt itself", () => {
    const harm = event("Harm", { do: "destroy", what: CHARACTER });
    const state = tableOf(
      { active: "P1", phase: "operations", P1: { play: ["Hired Muscle"], hand: ["Harm"] } },
      [harm],
    );
    expect(answerOf(state)).toBe("pass");
  });

  test("gives up the least in a struggle it has lost", () => {
    const state = passTo(
      tableOf({
        active: "P1",
        phase: "story",
        at: "after opposing",
        P1: { play: [{ "Keeper of the Golden Path": { story: "S1", exhausted: true } }] },
        P2: {
          play: [
            { "Visiting Author": { story: "S1", exhausted: true } },
            { "Laboratory Assistant": { story: "S1", exhausted: true } },
          ],
        },
      }),
      "pick",
    );
    expect(answerOf(state)).toBe("choose Laboratory Assistant");
  });

  test("takes a story's effect only if it helps", () => {
    const won = (P1: string[], P2: string[]): State =>
      passTo(
        tableOf({
          active: "P1",
          phase: "story",
          at: "after opposing",
          stories: [{ "Through the Gates": { P1: 4 } }, "Rotting Away", "Dreamwalkers"],
          P1: { play: [{ Patsy: { story: "S1", exhausted: true } }, ...P1] },
          P2: { play: P2 },
        }),
        "token",
      );
    for (const [mine, theirs, answer] of [
      [["Hired Muscle"], ["Ghost"], "no"],
      [["Ghost"], ["Hired Muscle"], "yes"],
    ] as const) {
      const state = won([...mine], [...theirs]);
      apply(state, { choose: 0 });
      expect(state.question?.kind).toBe("storyEffect");
      expect(answerOf(state)).toBe(answer);
    }
  });

  test("puts three cards on three domains and keeps the factions apart", () => {
    const { state } = newMidgame(4);
    passToSetup(state);
    const decision = pending(state);
    const choice = instinct(state, rng);
    expect("assign" in choice && choice.assign.filter((place) => place >= 0).sort()).toEqual([0, 1, 2]);
    expect(decision?.kind).toBe("setup");
  });

  test("knows other ways to begin, each of them legal and none twice", () => {
    const { state } = newMidgame(4);
    passToSetup(state);
    const player = playerAsked(state);
    const ways = setupCandidates(state, player, 12);
    expect(ways[0]).toEqual(chooseSetup(state, player));
    expect(new Set(ways.map((way) => way.join())).size).toBe(12);
    for (const way of ways) expect(isLegal(state, way)).toBe(true);
  });

  function passToSetup(state: State): void {
    while (state.question !== null && state.question.kind !== "setup") apply(state, instinct(state, rng));
  }
});
