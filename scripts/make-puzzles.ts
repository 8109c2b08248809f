// npm run puzzles -- --games 300 --seed arkham: plays games, finds puzzles in them, proves and grades them, and writes
// packages/web/puzzles/puzzles.json. The same games and seed give the same puzzles.
import { mkdirSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { botNamed, chooseAtRandom } from "@fhtagn/bots";
import { coreStories, library, presets } from "@fhtagn/cards";
import { GRADES, isPuzzleCandidate, makePuzzle, type Puzzle } from "@fhtagn/lab";
import {
  type Choice,
  clone,
  makeGame,
  makeLibrary,
  makeRecorder,
  makeRng,
  pending,
  type RecordedAnswer,
  type Recorder,
  type Rng,
  type Setup,
} from "@fhtagn/rules";
import { type DeckPrior, view } from "@fhtagn/rules/view";

type Found = Omit<Puzzle, "id">;

const OUT = new URL("../packages/web/puzzles/", import.meta.url);
const LIBRARY = makeLibrary(library());
const STORIES = coreStories().map(({ code }) => code);
const DECKS = presets();

/** Positions looked at for one proof: a test proves all puzzles again. */
const LIMITS = { nodes: 10_000 };
/** So many answers of a hundred are random: who always takes the nearest story leaves no puzzle behind. */
const RANDOM_ANSWERS = 15;
/** Of each grade so many at most, those with the most decoys. */
const MOST_OF_A_GRADE = 14;

interface Dealt {
  readonly setup: Setup;
  readonly prior: DeckPrior;
  readonly rng: Rng;
  readonly seed: string;
}

function deal(seed: string): Dealt {
  const rng = makeRng(seed);
  const draw = () => DECKS[rng.below(DECKS.length)]?.codes ?? [];
  const decks = { P1: draw(), P2: draw() };
  const setup = { library: LIBRARY, decks, stories: STORIES };
  return { setup, prior: { game: makeGame(setup), decks, stories: STORIES }, rng, seed };
}

/** The record of the game so far, and of some answers more. */
function recordAfter({ setup, seed }: Dealt, played: readonly RecordedAnswer[], more: readonly Choice[]) {
  const recorder = makeRecorder(setup, seed);
  for (const answer of [...played, ...more]) {
    recorder.settle();
    if (!("concede" in answer)) recorder.answer(answer);
  }
  recorder.settle();
  return recorder.record();
}

function puzzleAt({ state, record }: Recorder, dealt: Dealt): Found | null {
  const seat = pending(state)?.player;
  if (seat === undefined || !isPuzzleCandidate(state)) return null;
  const task = { position: clone(state), seat, prior: dealt.prior, limits: LIMITS };
  return makePuzzle(task, (more) => recordAfter(dealt, record().answers, more));
}

/** More than "this card or none" that Greedy sees at once. */
const isRich = ({ grade, decoys }: Found): boolean => decoys > 1 || grade > 1;

/** The first rich puzzle of a game between two Greedy bots, each a little absent-minded; if there is none, the first. */
function puzzleOfGame(dealt: Dealt): Found | null {
  const { setup, prior, rng, seed } = dealt;
  const greedy = (player: string) => botNamed("greedy", { prior, rng: makeRng(`${seed} ${player}`) });
  const bots = { P1: greedy("P1"), P2: greedy("P2") };
  const recorder = makeRecorder(setup, seed);
  for (let spare: Found | null = null; ; ) {
    recorder.settle();
    const player = pending(recorder.state)?.player;
    if (player === undefined) return spare;
    const found = puzzleAt(recorder, dealt);
    if (found !== null && isRich(found)) return found;
    spare ??= found;
    const isRandom = rng.below(100) < RANDOM_ANSWERS;
    recorder.answer(
      isRandom ? chooseAtRandom(recorder.state, rng) : bots[player].choose(view(recorder.state, player)),
    );
  }
}

/** Easy ones first, and of one grade those with fewer decoys. */
function selected(found: readonly Found[]): readonly Puzzle[] {
  const byDecoys = found.toSorted((a, b) => b.decoys - a.decoys);
  const kept = GRADES.flatMap((grade) =>
    byDecoys
      .filter((puzzle) => puzzle.grade === grade)
      .slice(0, MOST_OF_A_GRADE)
      .reverse(),
  );
  return kept.map((puzzle, at) => ({ id: `p-${String(at + 1).padStart(3, "0")}`, ...puzzle }));
}

function write(puzzles: readonly Puzzle[]): void {
  mkdirSync(OUT, { recursive: true });
  const lines = puzzles.map((puzzle) => JSON.stringify(puzzle));
  writeFileSync(new URL("puzzles.json", OUT), `[\n${lines.join(",\n")}\n]\n`);
}

const { values } = parseArgs({
  options: { games: { type: "string", default: "300" }, seed: { type: "string", default: "puzzles" } },
});
const found: Found[] = [];
for (let game = 1; game <= Number(values.games); game++) {
  const puzzle = puzzleOfGame(deal(`${values.seed} ${game}`));
  if (game % 20 === 0) console.log(`${game} games`);
  if (puzzle === null) continue;
  found.push(puzzle);
  write(selected(found));
  console.log(
    `game ${game}: grade ${puzzle.grade}, ${puzzle.kind}, ${puzzle.decoys} decoys, ${puzzle.line.length} answers; ${found.length} found`,
  );
}
console.log(`${selected(found).length} puzzles written, of ${found.length} found`);
