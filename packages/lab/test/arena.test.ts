import { type Bot, FULL_MS } from "@fhtagn/bots";
import { coreStories, library } from "@fhtagn/cards";
import {
  cardOf,
  type Library,
  makeLibrary,
  makeRng,
  newGame,
  type Printed,
  readRecord,
  replay,
  type Setup,
  seatOf,
} from "@fhtagn/rules";
import { describe, expect, test } from "vitest";
import type { Hall } from "../src/arena/play-quad.ts";
import { likelihoodRatio } from "../src/arena/sprt.ts";
import { bootstrap, eloOf, wilson } from "../src/arena/statistics.ts";
import { addTimes, quantileOf, timesOf } from "../src/arena/stopwatch.ts";
import {
  type Contestant,
  coreField,
  FIELDS,
  pairingsOf,
  planQuads,
  playQuad,
  readContestant,
  runSprt,
  SEATINGS,
  seedStartedBy,
  summarize,
  thinksByClock,
} from "../src/index.ts";

const LIBRARY = makeLibrary(library());
const STORIES = coreStories().map(({ code }) => code);
const RANDOM: Contestant = { bot: "random" };

const hallOf = (more: Partial<Hall> = {}): Hall => ({
  library: LIBRARY,
  stories: STORIES,
  contestants: { A: RANDOM, B: RANDOM },
  ...more,
});
const [QUAD] = planQuads({ field: coreField().slice(0, 2), seed: "test" }, 1);
if (QUAD === undefined) throw new Error("one quad was planned");

describe("the field", () => {
  test("a sweep is every pairing of 21 decks once, mirrors included", () => {
    expect(coreField()).toHaveLength(21);
    expect(pairingsOf(coreField())).toHaveLength(231);
    const names = planQuads({ field: coreField(), seed: "s" }, 231).map(({ decks }) =>
      decks.map((deck) => deck.name),
    );
    expect(new Set(names.map((pair) => pair.join(" ")))).toHaveProperty("size", 231);
    expect(names.filter(([first, second]) => first === second)).toHaveLength(21);
  });

  test("a longer plan begins like a shorter one, and every sweep has an order of its own", () => {
    const plan = { field: coreField(), seed: "s" };
    expect(planQuads(plan, 500).slice(0, 300)).toEqual(planQuads(plan, 300));
    const order = (from: number): readonly string[] =>
      planQuads(plan, 462)
        .slice(from, from + 231)
        .map(({ decks }) => `${decks[0].name} ${decks[1].name}`);
    expect(order(231)).not.toEqual(order(0));
    expect([...order(231)].sort()).toEqual([...order(0)].sort());
  });

  test("five decks with all seven factions are kept apart from tuning", () => {
    const heldOut = FIELDS["held-out"]?.() ?? [];
    expect(heldOut).toHaveLength(5);
    expect(FIELDS.tuning?.()).toHaveLength(16);
    const factions = [
      "agency",
      "miskatonic",
      "syndicate",
      "cthulhu",
      "hastur",
      "yog-sothoth",
      "shub-niggurath",
    ];
    for (const faction of factions) expect(heldOut.some(({ name }) => name.includes(faction))).toBe(true);
  });
});

describe("quads", () => {
  const setup: Setup = {
    library: LIBRARY,
    stories: STORIES,
    decks: { P1: QUAD.decks[0].codes, P2: QUAD.decks[1].codes },
  };

  test("both begin once on the same deal: the shuffles belong to the decks", () => {
    const orders = (["P1", "P2"] as const).map((starter) => {
      const state = newGame(setup, seedStartedBy(setup, "a deal", starter));
      expect(state.starter).toBe(starter);
      const codes = (player: "P1" | "P2"): readonly string[] =>
        [...seatOf(state, player).deck, ...seatOf(state, player).hand].map((id) => cardOf(state, id).code);
      return [codes("P1"), codes("P2"), state.stories.map((id) => cardOf(state, id).code)];
    });
    expect(orders[0]).toEqual(orders[1]);
    const another = newGame(setup, "another deal#1");
    const dealt = [...another.P1.deck, ...another.P1.hand].map((id) => cardOf(another, id).code);
    expect(dealt).not.toEqual(orders[0]?.[0]);
  });

  test("four games: both seat orders with both decks", () => {
    const { games, faults, decks } = playQuad(hallOf(), QUAD);
    expect(games.map(({ seatA, first }) => `${seatA} ${first}`)).toEqual(["P1 A", "P1 B", "P2 A", "P2 B"]);
    expect(decks).toEqual(QUAD.decks.map(({ name }) => name));
    expect(faults).toEqual([]);
    for (const { winner, turns, decisions } of games) {
      expect(["A", "B", "draw"]).toContain(winner);
      expect(turns).toBeGreaterThan(0);
      expect(decisions.A + decisions.B).toBeGreaterThan(20);
    }
  });

  test("the same quad gives the same games", () => {
    expect(playQuad(hallOf(), QUAD).games).toEqual(playQuad(hallOf(), QUAD).games);
  });
});

/** Takes the first answer there is. */
const first: Bot["choose"] = ({ question }) => {
  if (question?.form !== "assign") return { choose: 0 };
  return { assign: question.items.map((_, item) => (question.kind === "setup" && item < 3 ? item : -1)) };
};

describe("breaking the rules loses the game and is reported", () => {
  const against = (choose: Bot["choose"], more: Partial<Hall> = {}) =>
    playQuad(
      hallOf({
        contestants: { A: RANDOM, B: { bot: "rogue" } },
        make: ({ bot }) => (bot === "rogue" ? { name: bot, choose } : { name: "first", choose: first }),
        ...more,
      }),
      QUAD,
    );

  test("an illegal option", () => {
    const { games, faults } = against(() => ({ choose: 999 }));
    expect(games.map(({ winner, because }) => `${winner} ${because}`)).toEqual(SEATINGS.map(() => "A fault"));
    expect(faults).toHaveLength(4);
    expect(faults[0]).toMatchObject({ kind: "illegal", side: "B", game: 0, message: '{"choose":999}' });
  });

  test("the game up to the fault can be replayed", () => {
    const { faults } = against((view) => (view.turn < 3 ? first(view) : { choose: -1 }));
    const read = readRecord(faults[0]?.record ?? "");
    if (!read.ok) throw new Error(JSON.stringify(read));
    expect(read.record.answers.length).toBeGreaterThan(5);
    expect(replay(read.record, LIBRARY)).toMatchObject({ ok: true, result: null });
  });

  test("a crash", () => {
    const { faults } = against(() => {
      throw new Error("I am lost");
    });
    expect(faults[3]).toMatchObject({ kind: "crash", side: "B", game: 3, message: "I am lost" });
    expect(summarize([against(() => ({ assign: [1.5] }))])).toMatchObject({ score: 1, ends: { fault: 4 } });
  });

  test("more than twice the time", () => {
    let time = 0;
    const { faults } = against(first, {
      contestants: { A: RANDOM, B: { bot: "rogue", ms: 10 } },
      now: () => (time += 21),
    });
    expect(faults[0]).toMatchObject({ kind: "late", message: "21 ms" });
  });

  test("more than twice the time of its own clock, where it is given none", () => {
    const elderAfter = (ms: number, elder: Contestant) => {
      let time = 0;
      const make = (): Bot => ({ name: "first", choose: first });
      return against(first, { contestants: { A: RANDOM, B: elder }, make, now: () => (time += ms) }).faults;
    };
    const late = elderAfter(2 * FULL_MS + 1, { bot: "elder" });
    expect(late).toHaveLength(4);
    expect(late[0]).toMatchObject({ kind: "late", side: "B", message: "1401 ms" });
    expect(elderAfter(2 * FULL_MS, { bot: "elder" })).toEqual([]);
    expect(elderAfter(2 * FULL_MS + 1, { bot: "elder", sims: 200 })).toEqual([]);
  });
});

describe("a fault of the engine is a draw and fails the run", () => {
  /** The eighth from the top: drawn some turns after the beginning, whoever begins. */
  const drawnLater = (): string => {
    const decks = { P1: QUAD.decks[0].codes, P2: QUAD.decks[1].codes };
    const state = newGame({ library: LIBRARY, stories: STORIES, decks }, `${QUAD.deal}#1`);
    const { deck } = seatOf(state, "P1");
    return deck.map((id) => cardOf(state, id).code).at(-8) ?? "";
  };
  /** Nobody can say what may be done with this card: the engine fails when it lists what its owner may do. */
  const libraryWithBroken = (code: string): Library => {
    const printed = LIBRARY.cards.get(code);
    if (printed === undefined) throw new Error(`no card ${code}`);
    const broken: Printed = {
      ...printed,
      get actsFrom(): never {
        throw new Error("a card broke");
      },
    };
    return { ...LIBRARY, cards: new Map(LIBRARY.cards).set(code, broken) };
  };
  const library = libraryWithBroken(drawnLater());
  const play = () => playQuad(hallOf({ library, make: () => ({ name: "first", choose: first }) }), QUAD);

  test("also where nobody was asked yet", () => {
    const { games, faults } = play();
    expect(games.map(({ winner, because }) => `${winner} ${because}`)).toEqual(
      SEATINGS.map(() => "draw fault"),
    );
    expect(faults).toHaveLength(4);
    expect(faults[0]).toMatchObject({ kind: "engine", game: 0, message: "a card broke" });
    expect(faults.every(({ kind, side }) => kind === "engine" && side === null)).toBe(true);
  });

  test("and the record holds every answer, also that after which it failed", () => {
    const { games, faults } = play();
    const read = readRecord(faults[0]?.record ?? "");
    if (!read.ok) throw new Error(JSON.stringify(read));
    const { length } = read.record.answers;
    const decisions = games[0]?.decisions ?? { A: 0, B: 0 };
    expect(length).toBe(decisions.A + decisions.B);
    expect(replay(read.record, LIBRARY, { to: length - 1 })).toMatchObject({ ok: true, result: null });
    expect(replay(read.record, library, { to: length - 1 })).toMatchObject({ ok: true });
    expect(() => replay(read.record, library)).toThrow("a card broke");
  });
});

describe("statistics", () => {
  test("the figures of the protocol: what is needed to claim 95 % and 70 % from 1,000 games", () => {
    expect(wilson(964, 1000).low).toBeGreaterThan(0.95);
    expect(wilson(963, 1000).low).toBeLessThan(0.95);
    expect(wilson(729, 1000).low).toBeGreaterThan(0.7);
    expect(wilson(727, 1000).low).toBeLessThan(0.7);
  });

  test("Elo of win rates", () => {
    const table = { 0.55: 35, 0.6: 70, 0.7: 147, 0.8: 241, 0.9: 382, 0.95: 512, 0.98: 676 };
    for (const [score, elo] of Object.entries(table)) expect(Math.round(eloOf(Number(score)))).toBe(elo);
    expect(eloOf(1)).toBe(Number.POSITIVE_INFINITY);
  });

  test("the bootstrap agrees with the normal interval where both hold", () => {
    const rng = makeRng("samples");
    const samples = Array.from({ length: 400 }, () => rng.below(5) / 4);
    const { low, high } = bootstrap(samples);
    const middle = samples.reduce((sum, one) => sum + one, 0) / 400;
    expect(low).toBeCloseTo(middle - 1.96 * Math.sqrt(0.125 / 400), 2);
    expect(high).toBeCloseTo(middle + 1.96 * Math.sqrt(0.125 / 400), 2);
  });

  test("where nobody lost the claim goes by Wilson's interval", () => {
    const { games, ...quad } = playQuad(hallOf(), QUAD);
    const swept = { ...quad, games: games.map((game) => ({ ...game, winner: "A" as const })) };
    const summary = summarize([swept, swept]);
    expect(summary.interval).toEqual(wilson(8, 8));
    expect(summary.bootstrap).toEqual({ low: 1, high: 1 });
  });

  test("times are kept by size", () => {
    const times = addTimes([timesOf([1, 1, 1, 1, 1, 1, 1, 1, 1]), timesOf([100])]);
    expect(quantileOf(times, 0.5)).toBeCloseTo(1, 0);
    expect(quantileOf(times, 0.95)).toBeGreaterThan(90);
    expect(times).toMatchObject({ count: 10, max: 100 });
  });
});

describe("the sequential test", () => {
  test("the ratio is that of the protocol", () => {
    expect(likelihoodRatio({ quads: 100, mean: 0.6, variance: 0.1 })).toBeCloseTo(
      (100 * 0.0288 * (1.2 - 1.0288)) / 0.2,
      10,
    );
    expect(likelihoodRatio({ quads: 30, mean: 1, variance: 0 })).toBe(Number.POSITIVE_INFINITY);
  });

  test("nothing is decided before thirty quads", () => {
    expect(runSprt(Array(29).fill(1))).toMatchObject({ verdict: "continue" });
    expect(runSprt(Array(30).fill(1))).toMatchObject({ verdict: "gain", quads: 30 });
    expect(runSprt(Array(40).fill(0))).toMatchObject({ verdict: "no gain", quads: 30 });
  });

  test("it stops for equals and for the better, at the quad where the line was crossed, and at the cap", () => {
    const sampleOf = (better: number, seed: string): readonly number[] => {
      const rng = makeRng(seed);
      const game = (): number => Number(rng.below(1000) < better);
      return Array.from({ length: 1200 }, () => (game() + game() + game() + game()) / 4);
    };
    const equal = runSprt(sampleOf(500, "equal"));
    expect(equal).toMatchObject({ verdict: "no gain" });
    expect(runSprt(sampleOf(560, "better"))).toMatchObject({ verdict: "gain" });
    expect(runSprt(sampleOf(500, "equal").slice(0, equal.quads))).toEqual(equal);
    const between = Array.from({ length: 1200 }, (_, at) => (at % 2 === 0 ? 1.0288 : 0));
    expect(runSprt(between)).toMatchObject({ verdict: "undecided", quads: 1000 });
  });
});

test("contestants are written as name, name@simulations or name@milliseconds", () => {
  expect(readContestant("ismcts", { sims: 5 })).toEqual({ bot: "ismcts", sims: 5 });
  expect(readContestant("ismcts@200", { ms: 5 })).toEqual({ bot: "ismcts", sims: 200 });
  expect(readContestant("random@50ms", {})).toEqual({ bot: "random", ms: 50 });
  expect(readContestant("nobody", {})).toContain("there is random");
  expect(readContestant("random@", {})).toContain("is no computer player");
  expect(readContestant("random@0", {})).toContain("may not think");
});

test("who does not search is the same bot whatever simulations are given", () => {
  for (const bot of ["random", "greedy"]) {
    expect(readContestant(bot, { sims: 200 })).toEqual({ bot });
    expect(readContestant(`${bot}@200`, {})).toEqual({ bot });
  }
});

test("only a clock keeps a game from coming out twice", () => {
  const byClock = { elder: true, "elder@200": false, "elder@500ms": true, adept: false, "ismcts@50ms": true };
  for (const [text, expected] of Object.entries(byClock)) {
    const contestant = readContestant(text, {});
    expect(typeof contestant !== "string" && thinksByClock(contestant), text).toBe(expected);
  }
});
