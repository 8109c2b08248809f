import { library, SETS } from "@fhtagn/cards";
import { apply, makeGame, makeLibrary, makeRng, options, type State } from "@fhtagn/rules";
import { action, character, each, gains, passive, thisCard } from "@fhtagn/rules/dsl";
import { fromPosition, type Position } from "@fhtagn/rules/position";
import {
  exhaustAbilities,
  type JobRunner,
  makeStage,
  runExhaustJob,
  usesOf,
  verdictOf,
  wantedUseOf,
} from "@fhtagn/scenarios";
import { expect, test } from "vitest";
import { isDead } from "../src/exhaust/exhaust.ts";
import { partnersOf } from "../src/exhaust/partners.ts";
import { positionAround } from "../src/exhaust/position-around.ts";
import { randomMatch } from "../src/exhaust/random-decks.ts";
import { CLOCKS } from "../src/exhaust/stage-clocks.ts";
import { playTrial } from "../src/exhaust/trial.ts";
import { watchUse } from "../src/exhaust/watch-use.ts";
import { readTestCards } from "../src/scenario/test-cards.ts";

const CORE = SETS["core-set"];
const LIBRARY = makeLibrary(library());
const STAGE = makeStage(LIBRARY, CORE);
const wantedOfTitles = (...titles: readonly string[]) =>
  wantedUseOf(
    LIBRARY,
    CORE.filter(({ title }) => titles.includes(title)).map(({ code }) => code),
  );

function laid(position: Position): State {
  const state = fromPosition(position, makeGame({ library: LIBRARY }));
  if (Array.isArray(state)) throw new Error(JSON.stringify(state));
  return state;
}

/** Takes the first option that does this, or else the last one. */
function answer(state: State, verb: string): void {
  const at = options(state).findIndex((option) => option.do === verb);
  apply(state, { choose: at >= 0 ? at : options(state).length - 1 });
}

test("cards and abilities are wanted, granted ones too; a story is to be won", () => {
  expect(wantedOfTitles("Shotgun", "G-Men", "Opening Night").map(({ key, what }) => [key, what])).toEqual([
    ["core-set-13", "played"],
    ["core-set-14", "played"],
    ["core-set-14.0", "passive"],
    ["core-set-14.1", "granted action"],
    ["core-set-158", "won"],
    ["core-set-158.0", "whenWon"],
  ]);
});

test("a card that is played and an ability that is initiated count once", () => {
  const state = laid({
    P1: { hand: ["T-Men"], domains: [["agency", "agency", "agency", "agency", "agency"]] },
    P2: { play: ["Hired Muscle"] },
  });
  const watch = watchUse(state);
  watch.look();
  expect(watch.uses).toEqual({});
  answer(state, "play");
  while (state.question?.kind !== "action") answer(state, "choose");
  watch.look();
  watch.look();
  expect(watch.uses).toEqual({ "core-set-12": 1, "core-set-12.0": 1 });
});

test("a passive counts once for each stay in play, and only if it acts on something", () => {
  const alone = watchUse(laid({ P1: { play: ["Shadowed Reef"] } }));
  alone.look();
  expect(alone.uses).toEqual({});
  const reefs = watchUse(laid({ P1: { play: ["Shadowed Reef", "Shadowed Reef", "Young Deep One"] } }));
  reefs.look();
  reefs.look();
  expect(reefs.uses).toEqual({ "core-set-55.0": 2 });
});

test("a passive whose condition is not met does not count", () => {
  const position = (story: string | undefined): Position => ({
    ...(story !== undefined && { phase: "story", at: "after commits" }),
    P1: { play: [{ Ghost: story === undefined ? {} : { story } }] },
  });
  const [idle, committed] = [undefined, "S1"].map((story) => watchUse(laid(position(story))));
  idle?.look();
  committed?.look();
  expect([idle?.uses, committed?.uses]).toEqual([{}, { "core-set-91.0": 1 }]);
});

test("decks have fifty cards, at most three of a kind, and are the same for the same seed", () => {
  const { decks } = randomMatch(CORE, LIBRARY, "decks");
  for (const deck of [decks.P1, decks.P2]) {
    expect(deck).toHaveLength(50);
    for (const code of deck) expect(deck.filter((other) => other === code).length).toBeLessThanOrEqual(3);
  }
  expect(randomMatch(CORE, LIBRARY, "decks").decks).toEqual(decks);
});

test("positions are built around every card, at every moment of both turns, and games can reach them", () => {
  const problems = STAGE.cards.flatMap((card, at) => {
    const clock = CLOCKS[at % CLOCKS.length];
    if (clock === undefined) return [];
    const partners = partnersOf(card, STAGE.cards);
    const rng = makeRng(`position ${card.code}`);
    const position = positionAround({ rng, clock, cards: STAGE.cards, partners }, { card });
    expect(JSON.stringify(position)).toContain(`(${card.code})`);
    const found = fromPosition(position, makeGame({ library: LIBRARY }));
    return Array.isArray(found) ? found : [];
  });
  expect(problems.length).toBeLessThan(STAGE.cards.length / 20);
});

test("the partners of a card: whom its text speaks of, and what brings about that for which it waits", () => {
  const named = (title: string) => {
    const card = STAGE.cards.find((one) => one.title === title);
    if (card === undefined) throw new Error(title);
    const { spokenOf, causing } = partnersOf(card, STAGE.cards);
    return { spokenOf: spokenOf.map((one) => one.title), causing: causing.map((one) => one.title) };
  };
  expect(named("Lord of the Silver Twilight").spokenOf).toEqual(["Cthulhu"]);
  expect(named("Dagon").spokenOf).toContain("Young Deep One");
  expect(named("Dagon").causing).toContain("Deep One Assault");
  expect(named("Mad Genius").causing).toContain("Arkham Asylum");
});

test("an exception of the engine is told as a fault, with its seed", () => {
  const state = laid({});
  state.storyDeck = [];
  Object.defineProperty(state, "cards", { value: [] });
  const { fault, over } = playTrial(state, { seed: "broken", answers: 5, allEvery: 1 });
  expect(over).toBe(false);
  expect(fault).toMatchObject({ kind: "exception", seed: "broken", answer: 0 });
});

const inline: JobRunner = async (jobs) => jobs.map((job) => runExhaustJob(STAGE, job));

test("a sample of the set: every card played and every ability used, the two counts apart", async () => {
  const wanted = wantedOfTitles("T-Men", "Shotgun", "Opening Night");
  const report = await exhaustAbilities(wanted, { seed: "sample", games: 2, times: 2 }, inline);
  expect(report.faults).toEqual([]);
  expect(report.games).toBe(2);
  expect(report.positions).toBeGreaterThan(0);
  expect(report.uses.filter((use) => usesOf(use) < 2)).toEqual([]);
  expect(report.uses.filter(isDead)).toEqual([]);
});

test("what is never used is missing", async () => {
  const never = { key: "core-set-12.7", code: "core-set-12", title: "T-Men", what: "action" };
  const giveUp: JobRunner = async (jobs) =>
    jobs.map(() => ({ tried: 1, answers: 1, uses: { "core-set-12": 3 }, changed: [], faults: [] }));
  const { uses } = await exhaustAbilities([never], { seed: "never", games: 1, times: 1 }, giveUp);
  expect(uses).toEqual([{ ...never, random: 0, built: 0, changed: false }]);
  expect(uses.filter(isDead)).toEqual([]);
});

/** Uses the action of a card, and looks at what stands: what was used, and what of that changed something. */
function watchedWith(skill: number): ReturnType<typeof watchUse> {
  const more = { skill };
  const abilities = [action({ effect: gains(thisCard, more) }), passive(gains(each(character()), more))];
  const cards = readTestCards(
    [{ title: "Idler", type: "character", faction: "neutral", abilities }],
    "cards",
  );
  const state = fromPosition({ P1: { play: ["Idler"] } }, makeGame({ library: makeLibrary(cards) }));
  if (Array.isArray(state)) throw new Error(JSON.stringify(state));
  const watch = watchUse(state);
  watch.look();
  answer(state, "use");
  watch.look();
  return watch;
}

test("an ability that is used and one that stands count as dead until they change something", () => {
  const [dead, alive] = [watchedWith(0), watchedWith(1)];
  expect([dead.uses, alive.uses]).toEqual([
    { "test-1.0": 1, "test-1.1": 1 },
    { "test-1.0": 1, "test-1.1": 1 },
  ]);
  expect([[...dead.changed], [...alive.changed].sort()]).toEqual([[], ["test-1.0", "test-1.1"]]);
});

test("an ability that changed nothing in all its uses is dead, and the whole is not well", async () => {
  const idle = { key: "core-set-12.0", code: "core-set-12", title: "T-Men", what: "forcedResponse" };
  const used: JobRunner = async (jobs) =>
    jobs.map(() => ({ tried: 1, answers: 1, uses: { [idle.key]: 3 }, changed: [], faults: [] }));
  const report = await exhaustAbilities([idle], { seed: "idle", games: 1, times: 1 }, used);
  const { missing, dead, ok } = verdictOf(report, 1);
  expect([missing, dead.map(({ key }) => key), ok]).toEqual([[], [idle.key], false]);
  const changing = report.uses.map((use) => ({ ...use, changed: true }));
  expect(verdictOf({ ...report, uses: changing }, 1)).toEqual({ missing: [], dead: [], ok: true });
});
