import { clone, concede, hash, makeRng, opponentOf, PLAYERS } from "@fhtagn/rules";
import { view, worldsOf } from "@fhtagn/rules/view";
import { eachQuestion, newMidgame, tableOf } from "@fhtagn/testkit/tables";
import { describe, expect, test } from "vitest";
import { cardsWorth } from "../src/evaluate/card-worth.ts";
import { CARD_WORTH } from "../src/evaluate/card-worth-table.ts";
import { chanceToWin, plainChance } from "../src/evaluate/chance.ts";
import { evaluatePosition, scoreOwn } from "../src/evaluate/evaluate.ts";
import { evaluationTerms } from "../src/evaluate/terms.ts";
import { TERMS, WEIGHTS } from "../src/evaluate/weights.ts";
import { instinct } from "../src/instinct/instinct.ts";
import { chooseAtRandom } from "../src/random.ts";

const JUDGES = { evaluate: evaluatePosition, plainChance, chanceToWin };

describe("the evaluator", () => {
  test("gives one player what the other lacks, and changes nothing", () => {
    let seen = 0;
    eachQuestion(1, instinct, ({ state }) => {
      if (seen++ % 5 !== 0) return;
      const before = hash(state);
      for (const judge of Object.values(JUDGES))
        expect(judge(state, "P1") + judge(state, "P2")).toBeCloseTo(1, 12);
      const [mine, theirs] = [evaluationTerms(state, "P1"), evaluationTerms(state, "P2")];
      for (const term of TERMS) expect(mine[term] + theirs[term]).toBeCloseTo(0, 12);
      expect(hash(state)).toBe(before);
    });
    expect(seen).toBeGreaterThan(30);
  });

  test("sees the opponent's hand and the decks by their number only", () => {
    let seen = 0;
    eachQuestion(2, instinct, ({ state, prior, player }) => {
      if (seen++ % 7 !== 0) return;
      const worlds = worldsOf(view(state, player), prior);
      const [one, two] = [worlds.sample(makeRng("one")), worlds.sample(makeRng("two"))];
      expect(evaluatePosition(one, player)).toBe(evaluatePosition(two, player));
      expect(scoreOwn(one, player)).toBe(scoreOwn(two, player));
      expect(evaluatePosition(one, player)).toBeCloseTo(evaluatePosition(state, player), 12);
    });
  });

  test("knows a finished game", () => {
    const { state } = newMidgame(3);
    for (const player of PLAYERS) {
      const over = clone(state);
      concede(over, player);
      expect(evaluatePosition(over, player)).toBe(0);
      expect(evaluatePosition(over, opponentOf(player))).toBe(1);
    }
  });

  test.each(Object.entries(JUDGES))(
    "likes a story won, tokens, characters and cards in hand: %s",
    (_, judge) => {
      const bare = { active: "P1", phase: "operations" } as const;
      const chance = (P1: object, stories: object = {}): number =>
        judge(tableOf({ ...bare, ...stories, P1 }), "P1");
      const base = chance({ hand: ["...3"] });
      expect(chance({ hand: ["...4"] })).toBeGreaterThan(base);
      expect(chance({ hand: ["...3"], play: ["Undercover Security"] })).toBeGreaterThan(base);
      expect(chance({ hand: ["...3"], play: [{ "Undercover Security": { insane: true } }] })).toBeLessThan(
        chance({ hand: ["...3"], play: ["Undercover Security"] }),
      );
      expect(chance({ hand: ["...3"], won: ["Opening Night"] })).toBeGreaterThan(base);
      const tokens = { stories: [{ Dreamwalkers: { P1: 2 } }, "The Other Path", "Rotting Away"] };
      expect(chance({ hand: ["...3"] }, tokens)).toBeGreaterThan(base);
    },
  );

  test("knows what a text turned out to be worth: on the table, in hand, not on somebody insane", () => {
    const [fragments, professor] = [CARD_WORTH["core-set-33"], CARD_WORTH["core-set-5"]];
    const table = (mulder: { readonly insane: boolean }) =>
      tableOf({
        active: "P1",
        phase: "operations",
        P1: { hand: ["Professor Hermann Mulder"], play: ["Celano Fragments"] },
        P2: { hand: [], play: [{ "Professor Hermann Mulder": mulder }] },
      });
    const [insane, sane] = [table({ insane: true }), table({ insane: false })];
    const own = (fragments?.[0] ?? Number.NaN) + (professor?.[1] ?? Number.NaN);
    expect(cardsWorth(insane)).toBeCloseTo(own, 12);
    expect(cardsWorth(sane)).toBeCloseTo(own - (professor?.[0] ?? Number.NaN), 12);
    expect(chanceToWin(sane, "P2")).not.toBeCloseTo(plainChance(sane, "P2"), 3);
  });

  test("has a use for every term: it counts for something, and comes up in games", () => {
    const seen = new Set<string>();
    for (const policy of [instinct, chooseAtRandom]) {
      eachQuestion(4, policy, ({ state }) => {
        const terms = evaluationTerms(state, "P1");
        for (const term of TERMS) if (terms[term] !== 0) seen.add(term);
      });
    }
    expect(TERMS.filter((term) => WEIGHTS[term] === 0 || !seen.has(term))).toEqual([]);
  });
});
