import { apply, type CardDefinition, cardIn, isLegal, makeRng, options, type State } from "@fhtagn/rules";
import { view } from "@fhtagn/rules/view";
import { passTo, placesIn, tableOf, titleInState } from "@fhtagn/testkit/tables";
import { describe, expect, test, vi } from "vitest";
import type { Budget } from "../src/bot.ts";
import { sensible } from "../src/levels/folly.ts";
import { levelBot } from "../src/levels/level-bot.ts";
import { LEVELS, type Level, STRENGTHS } from "../src/levels/levels.ts";
import { botNames } from "../src/levels/registry.ts";
import { think, type Weighed } from "../src/levels/thinking.ts";
import { judged, pickByChance, withinCap } from "../src/levels/within-cap.ts";
import { priorOfTable } from "./table-priors.ts";

const weighed = (visits: number, value: number, choose = 0): Weighed => ({
  choice: { choose },
  visits,
  value,
});

const values = (options: readonly Weighed[]): readonly number[] => options.map(({ value }) => value);

describe("the loss cap", () => {
  const options = [weighed(60, 0.6), weighed(20, 0.55), weighed(12, 0.5), weighed(8, 0.47)];

  test("lets a level take what is within its cap of the best, and no more", () => {
    expect(values(withinCap(options, 0.12))).toEqual([0.6, 0.55, 0.5]);
    expect(values(withinCap(options, 0.08))).toEqual([0.6, 0.55]);
    expect(values(withinCap(options, 0.04))).toEqual([0.6]);
    expect(values(withinCap(options, 0))).toEqual([0.6]);
  });

  test("does not count what was hardly looked at", () => {
    const doubtful = [weighed(60, 0.6), weighed(5, 0.6), weighed(0, 0)];
    expect(values(judged(doubtful))).toEqual([0.6]);
    expect(withinCap([weighed(8, 0.6), weighed(1, 0.6)], 0.12)).toHaveLength(1);
  });

  test("asks for the more looks the less may be lost", () => {
    const looks = (visits: number, cap: number) =>
      withinCap([weighed(60, 0.6), weighed(visits, 0.6)], cap).length;
    expect([looks(1, 0.12), looks(2, 0.12)]).toEqual([1, 2]);
    expect([looks(2, 0.08), looks(3, 0.08)]).toEqual([1, 2]);
    expect([looks(11, 0.04), looks(12, 0.04)]).toEqual([1, 2]);
    expect([looks(45, 0.02), looks(46, 0.02)]).toEqual([1, 2]);
  });

  test("is measured from the best, though another was looked at more often", () => {
    const open = [weighed(30, 0.5), weighed(25, 0.6), weighed(20, 0.55)];
    expect(values(withinCap(open, 0.08))).toEqual([0.6, 0.55]);
    expect(values(withinCap(open, 0))).toEqual([0.5]);
  });

  test("is of use because such a level looks at more than the best", () => {
    const play = ["Patsy", "Bag Man", "Hired Muscle"];
    const before = tableOf({
      active: "P1",
      phase: "story",
      at: "before commits",
      P1: { play },
      P2: { play },
    });
    const state = passTo(before, "commit");
    const looked = (evenly: boolean): number => {
      const terms = { prior: priorOfTable(state), rng: makeRng("even"), simulations: 100, evenly };
      return think(view(state, "P1"), terms).options.filter(({ visits }) => visits >= 3).length;
    };
    expect(looked(true)).toBeGreaterThan(looked(false));
  });

  test("takes the better more often, every one sometimes", () => {
    const rng = makeRng("softmax");
    const taken = new Map<Weighed | undefined, number>();
    const open = withinCap(options, 0.12);
    for (let i = 0; i < 3000; i++) {
      const picked = pickByChance(open, 0.12, rng);
      taken.set(picked, (taken.get(picked) ?? 0) + 1);
    }
    const counts = open.map((one) => taken.get(one) ?? 0);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    expect(counts[2]).toBeGreaterThan(300);
    expect(pickByChance(options, 0, rng)).toBe(options[0]);
  });

  test("shrinks from level to level while the thinking grows", () => {
    const strengths = LEVELS.map((level) => STRENGTHS[level]);
    expect(strengths.map(({ cap }) => cap)).toEqual([0.12, 0.08, 0.04, 0.02, 0]);
    expect(strengths.map(({ simulations }) => simulations)).toEqual([30, 100, 300, 800, "full"]);
  });
});

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

/** All answers taken to be as good as each other: what is left says what looks stupid. */
function leftOf(state: State, bonus: Readonly<Record<string, number>> = {}): readonly string[] {
  const named = (at: number): string => {
    const option = options(state)[at];
    const card = option === undefined ? undefined : cardIn(option);
    return card === undefined ? `${option?.do}` : `${option?.do} ${titleInState(state, card)}`;
  };
  const all = options(state).map((_, at) => weighed(10, 0.5 + (bonus[named(at)] ?? 0), at));
  const left = sensible(all, all, { world: state, me: "P1", rng: makeRng("folly") });
  return left.map(({ choice }) => named("choose" in choice ? choice.choose : -1));
}

const facing = {
  active: "P1",
  phase: "operations",
  P1: { play: ["Hired Muscle"] },
  P2: { play: ["Ghost"] },
} as const;

function aiming(title: string, effect: object): State {
  const state = tableOf({ ...facing, P1: { play: ["Hired Muscle"], hand: [title] } }, [event(title, effect)]);
  apply(state, { choose: options(state).findIndex(({ do: verb }) => verb === "play") });
  expect(state.question?.kind).toBe("target");
  return state;
}

describe("moves that people see as stupid", () => {
  test("harm to one's own is no choice while the opponent can be harmed as well", () => {
    const harm = { do: "wound", who: CHARACTER };
    expect(leftOf(aiming("Harm", harm))).toEqual(["choose Ghost"]);
    const madness = { do: "driveInsane", who: CHARACTER };
    expect(leftOf(aiming("Madness", madness))).toEqual(["choose Ghost"]);
  });

  test("help is not for the opponent", () => {
    const help = { do: "gains", who: CHARACTER, traits: { skill: 3 }, until: "endOfPhase" };
    expect(leftOf(aiming("Help", help))).toEqual(["choose Hired Muscle"]);
  });

  test("it stays if nothing sensible is as good", () => {
    const harm = { do: "wound", who: CHARACTER };
    expect(leftOf(aiming("Harm", harm), { "choose Hired Muscle": 0.05 })).toEqual([
      "choose Hired Muscle",
      "choose Ghost",
    ]);
  });

  test("a card that does nothing stays in hand", () => {
    const idle = event("Idle", { do: "ready", who: { each: { type: "character" } } });
    const held = { ...facing, P1: { play: ["Hired Muscle"], hand: ["Idle", "Patsy"] } };
    const state = tableOf({ ...held, P1: { ...held.P1, domains: [["syndicate", "syndicate"]] } }, [idle]);
    const offered = options(state).map((option) => {
      const card = cardIn(option);
      return card === undefined ? "" : titleInState(state, card);
    });
    expect(offered).toContain("Idle");
    expect(leftOf(state)).toContain("play Patsy");
    expect(leftOf(state)).not.toContain("play Idle");
    expect(leftOf(state)).toContain("pass");
  });

  test("the smallest domain that pays is drained", () => {
    const state = tableOf({
      ...facing,
      P1: {
        hand: ["Patsy"],
        domains: [
          ["syndicate", "syndicate", "syndicate"],
          ["syndicate", "syndicate"],
        ],
      },
    });
    apply(state, { choose: options(state).findIndex(({ do: verb }) => verb === "play") });
    expect(state.question?.kind).toBe("domain");
    const [second] = options(state).slice(1);
    const all = options(state).map((_, at) => weighed(10, 0.5, at));
    const left = sensible(all, all, { world: state, me: "P1", rng: makeRng("drain") });
    expect(left.map(({ choice }) => options(state)["choose" in choice ? choice.choose : -1])).toEqual([
      second,
    ]);
    for (const level of LEVELS) {
      const bot = levelBot(level)({ prior: priorOfTable(state), rng: makeRng(level), sims: 10 });
      expect(bot.choose(view(state, "P1"))).toEqual({ choose: 1 });
    }
  });
});

describe("the levels", () => {
  test("are computer players beside the others", () => {
    expect(botNames().slice(-5)).toEqual([...LEVELS]);
  });

  test.each(LEVELS)("%s takes the win that lies on the table", (level) => {
    const state = passTo(
      tableOf({
        active: "P1",
        phase: "story",
        at: "before commits",
        stories: ["Rotting Away", { "Opening Night": { P1: 4 } }, "Dreamwalkers"],
        P1: { won: ["The Other Path", "Frozen in Time"], play: ["Patsy"] },
        P2: { play: [{ "Hired Muscle": { exhausted: true } }] },
      }),
      "commit",
    );
    const bot = levelBot(level)({ prior: priorOfTable(state), rng: makeRng(level), sims: 30 });
    const choice = bot.choose(view(state, "P1"));
    expect(placesIn(state, "assign" in choice ? choice.assign : [])).toEqual(["Patsy S2"]);
    expect(bot.simulations).toBeGreaterThan(0);
  });

  test("think by the clock only where no number of simulations is given", () => {
    const state = passTo(
      tableOf({ active: "P1", phase: "story", at: "before commits", P1: { play: ["Patsy", "Bag Man"] } }),
      "commit",
    );
    let looks = 0;
    const clock = vi.spyOn(performance, "now").mockImplementation(() => looks++); // a millisecond later each time
    const played = (level: Level, budget: Budget): number => {
      looks = 0;
      const bot = levelBot(level)({ prior: priorOfTable(state), rng: makeRng("clock"), ...budget });
      const choice = bot.choose(view(state, "P1"));
      expect("assign" in choice && isLegal(state, choice.assign)).toBe(true);
      return bot.simulations ?? 0;
    };
    try {
      expect([played("elder", { ms: 20 }), looks]).toEqual([19, 21]);
      expect([played("elder", { ms: 40 }), looks]).toEqual([39, 41]);
      played("elder", {});
      expect(looks).toBeGreaterThan(41);
      expect(played("elder", { sims: 25 })).toBeGreaterThan(0);
      expect(looks).toBe(0);
      expect(played("novice", {})).toBeLessThanOrEqual(30);
      expect(looks).toBe(0);
    } finally {
      clock.mockRestore();
    }
  });
});
