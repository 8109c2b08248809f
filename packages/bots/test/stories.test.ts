import {
  apply,
  clone,
  committedTo,
  isLegal,
  makeRng,
  opponentOf,
  pending,
  randomAssign,
  type State,
} from "@fhtagn/rules";
import { eachQuestion, passTo, placesIn, tableOf } from "@fhtagn/testkit/tables";
import { describe, expect, test } from "vitest";
import { instinct } from "../src/instinct/instinct.ts";
import { type Front, shareGreedily, solveBlocks } from "../src/stories/block.ts";
import { clash, fightOf, groundOf } from "../src/stories/clash.ts";
import { commitCandidates } from "../src/stories/commit.ts";
import { bestBlock, defenceOf, forecast } from "../src/stories/oppose.ts";
import { SIDE_WIDTH, type StorySide, sideOf, sumOf } from "../src/stories/side.ts";

const CALM = [{ "Opening Night": {} }, "Rotting Away", "Dreamwalkers"];

const sumsOf = (side: StorySide, mask: number) => {
  const sums = new Int32Array(SIDE_WIDTH);
  sumOf(side, mask, { sums, at: 0 });
  return { sums, at: 0 };
};

/** The value of everybody at the first story to the active player. */
function clashAtFirst(state: State): number {
  const [story] = state.stories;
  if (story === undefined) throw new Error("no story");
  const attack = sideOf(state, committedTo(state, story, state.active));
  const defence = sideOf(state, committedTo(state, story, opponentOf(state.active)));
  return clash(fightOf(attack, defence), groundOf(state, story, state.active), {
    attackers: attack.all,
    blockers: defence.all,
    a: sumsOf(attack, attack.all),
    d: sumsOf(defence, defence.all),
  });
}

const fought = (P1: object[], P2: object[]): State =>
  tableOf({
    active: "P1",
    phase: "story",
    at: "after opposing",
    stories: CALM,
    P1: { play: P1 as never },
    P2: { play: P2 as never },
  });

const at1 = (title: string): object => ({ [title]: { story: "S1", exhausted: true } });
const at2 = (title: string): object => ({ [title]: { story: "S2", exhausted: true } });

const TEN = [
  "Ghost",
  "Guardian Shoggoth",
  "Mi-Go Warrior",
  "Ocean Crawlers",
  "Patsy",
  "Triggerman",
  "Anthropology Advisor",
  "Freelance Occultist",
  "Natural Philosopher",
  "Forest Sister",
];

describe("a story in numbers", () => {
  test("an unopposed character without icons gets two tokens", () => {
    const state = fought([at1("Patsy")], []);
    const { gains } = groundOf(state, state.stories[0] as never, "P1");
    expect(clashAtFirst(state)).toBeCloseTo(gains[2] ?? 0);
  });

  test("a blocker of the same skill leaves none, a Fast attacker wins the tie", () => {
    expect(clashAtFirst(fought([at1("Patsy")], [at1("Ghost")]))).toBeCloseTo(0);
    const fast = clashAtFirst(fought([at1("Byakhee Servant")], [at1("Natural Philosopher")]));
    expect(fast).toBeGreaterThan(0);
  });

  test("who goes insane in the first struggle is missing in the next", () => {
    const state = fought([at1("Keeper of the Golden Path")], [at1("Blackwood File Clerk")]);
    const { gains } = groundOf(state, state.stories[0] as never, "P1");
    // Terror drives the clerk insane, so he answers no Investigation struggle and leaves the story unchallenged
    expect(clashAtFirst(state)).toBeGreaterThan(gains[2] ?? 0);
  });
});

/** Every legal way to place the blockers, one by one: somebody may be bound to block. */
function tryAll(state: State): number {
  const decision = pending(state);
  if (decision?.form !== "assign") throw new Error("no assignment");
  const { items, places } = decision;
  const { fight, fronts } = defenceOf(state, decision.player, items);
  let best = Number.NEGATIVE_INFINITY;
  const sets = fronts.map(() => 0);
  const assign = items.map(() => -1);
  const visit = (at: number): void => {
    if (at === items.length) {
      if (isLegal(state, assign)) best = Math.max(best, worthOf(fight, fronts, sets));
      return;
    }
    const bit = 1 << fight.defence.ids.indexOf(items[at] as never);
    visit(at + 1);
    for (let k = 0; k < (places[at]?.length ?? 0); k++) {
      sets[k] = (sets[k] ?? 0) | bit;
      assign[at] = k;
      visit(at + 1);
      assign[at] = -1;
      sets[k] = (sets[k] ?? 0) & ~bit;
    }
  };
  visit(0);
  return best;
}

/** P2 is asked whom he opposes with. */
function defenceAt(state: State): ReturnType<typeof defenceOf> {
  const decision = pending(state);
  return defenceOf(state, "P2", decision?.form === "assign" ? decision.items : []);
}

const bits = (mask: number): number => mask.toString(2).replaceAll("0", "").length;

function worthOf(
  fight: ReturnType<typeof fightOf>,
  fronts: readonly Front[],
  sets: readonly number[],
): number {
  let sum = 0;
  for (const [k, front] of fronts.entries()) {
    const blockers = sets[k] ?? 0;
    const d = sumsOf(fight.defence, blockers);
    sum -= clash(fight, front.ground, { attackers: front.attackers, blockers, a: front.sums, d });
    sum -= 0.004 * bits(blockers);
  }
  return sum;
}

describe("the best block", () => {
  test("is the best of all there are, on the tables of games", () => {
    let checked = 0;
    for (let game = 10; game < 16; game++) {
      eachQuestion(game, instinct, ({ state, player }) => {
        if (state.question?.kind !== "commit") return;
        if (checkBlocksOf(state, makeRng(`attack ${game} ${state.turn}`), player)) checked++;
      });
    }
    expect(checked).toBeGreaterThan(20);
  });

  function checkBlocksOf(asked: State, rng: ReturnType<typeof makeRng>, player: "P1" | "P2"): boolean {
    const state = clone(asked);
    apply(state, { assign: randomAssign(state, rng) });
    try {
      passTo(state, "oppose");
    } catch {
      return false; // nobody may block
    }
    const decision = pending(state);
    if (decision?.form !== "assign" || decision.items.length > 6) return false;
    const { fight, fronts } = defenceOf(state, opponentOf(player), decision.items);
    const exact = solveBlocks(fight, fronts).value;
    expect(exact).toBeCloseTo(tryAll(state), 9);
    expect(shareGreedily(fight, fronts).value).toBeLessThanOrEqual(exact + 1e-9);
    expect(isLegal(state, bestBlock(state, opponentOf(player)))).toBe(true);
    expect(forecast(state, false)).toBeCloseTo(-exact, 9);
    return true;
  }

  /** Two stories are attacked; the eleventh is only there if asked for. */
  const crowded = (eleventh: readonly string[]): State =>
    passTo(
      tableOf({
        active: "P1",
        phase: "story",
        at: "after commits",
        stories: CALM,
        P1: {
          play: [
            ...["Keeper of the Golden Path", "Natural Philosopher", "Local Sheriff"].map(at1),
            ...["Extortionist", "Visiting Author", "Byakhee Servant"].map(at2),
          ] as never,
        },
        P2: { play: [...TEN, ...eleventh] },
      }),
      "oppose",
    );

  test("is the best of all there are with ten blockers, where one after the other would find less", () => {
    const state = crowded([]);
    const { fight, fronts } = defenceAt(state);
    const { value, sets } = solveBlocks(fight, fronts);
    expect(fight.defence.ids.length).toBe(10);
    expect(value).toBeCloseTo(tryAll(state), 9);
    expect(worthOf(fight, fronts, sets)).toBeCloseTo(value, 9);
    expect(shareGreedily(fight, fronts).value).toBeLessThan(value - 1);
  });

  test("is legal with eleven, worth what is said, and better than nobody", () => {
    const state = crowded(["Hard Case"]);
    const { fight, fronts } = defenceAt(state);
    const { value, sets } = solveBlocks(fight, fronts);
    expect(fight.defence.ids.length).toBe(11);
    expect(isLegal(state, bestBlock(state, "P2"))).toBe(true);
    expect(value).toBeCloseTo(worthOf(fight, fronts, sets), 9);
    expect(value).toBeGreaterThan(worthOf(fight, fronts, []));
  });

  test("stops the token that would lose the game, whatever it costs", () => {
    const state = passTo(
      tableOf({
        active: "P1",
        phase: "story",
        at: "after commits",
        stories: [{ "Opening Night": { P1: 4 } }, "Rotting Away", "Dreamwalkers"],
        P1: {
          won: ["The Other Path", "Frozen in Time"],
          play: [{ "Hired Muscle": { story: "S1", exhausted: true } }],
        },
        P2: { play: ["Blackwood File Clerk", "Military Advisor"] },
      }),
      "oppose",
    );
    expect(placesIn(state, bestBlock(state, "P2"))).toContain("Military Advisor S1");
  });

  test("leaves a character at home that would only die", () => {
    const state = passTo(
      tableOf({
        active: "P1",
        phase: "story",
        at: "after commits",
        stories: CALM,
        P1: { play: [{ "G-Men": { story: "S1", exhausted: true } }] },
        P2: { play: ["Visiting Author"] },
      }),
      "oppose",
    );
    expect(placesIn(state, bestBlock(state, "P2"))).toEqual([]);
  });
});

describe("ways to commit", () => {
  test("always hold nobody and everybody at one story, and are legal", () => {
    let seen = 0;
    eachQuestion(20, instinct, ({ state, player }) => {
      if (state.question?.kind !== "commit") return;
      seen++;
      const candidates = commitCandidates(state, player, 4);
      for (const { assign } of candidates) expect(isLegal(state, assign)).toBe(true);
      expect(candidates.some(({ assign }) => assign.every((place) => place === -1))).toBe(true);
      const [first] = candidates;
      if (first !== undefined && first.assign.length > 0)
        expect(
          candidates.some(({ assign }) => assign.every((place) => place >= 0 && place === assign[0])),
        ).toBe(true);
      const values = candidates.map(({ value }) => value);
      expect(Math.max(...values)).toBeGreaterThanOrEqual(0);
    });
    expect(seen).toBeGreaterThan(4);
  });

  test("take what nobody can block", () => {
    const state = passTo(
      tableOf({
        active: "P1",
        phase: "story",
        at: "before commits",
        stories: CALM,
        P1: { play: ["Blackwood File Clerk", "Triggerman"] },
        P2: { play: [{ "Hired Muscle": { exhausted: true } }] },
      }),
      "commit",
    );
    const [best] = commitCandidates(state, "P1", 3);
    expect(placesIn(state, best?.assign ?? []).length).toBeGreaterThan(0);
    expect(best?.value).toBeGreaterThan(0);
  });
});
