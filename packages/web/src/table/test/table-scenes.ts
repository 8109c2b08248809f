/** Moments of games, always the same, in which the table is looked at. */
import { botNamed } from "@fhtagn/bots";
import { type KeptSitting, resume, type Sitting, sitDown } from "@fhtagn/host";
import {
  apply,
  type Happening,
  hash,
  makeGame,
  makeRecorder,
  makeRng,
  onlyAnswer,
  options,
  pending,
  type Recorder,
  type Setup,
  type State,
} from "@fhtagn/rules";
import { fromPosition } from "@fhtagn/rules/position";
import { view } from "@fhtagn/rules/view";
import { coreSetup } from "./engine-session.ts";
import { POSITIONS, type PositionName } from "./positions.ts";

type Stop = (state: State) => boolean;

interface Answerable {
  readonly state: State;
  readonly idle?: boolean;
  answer(choice: Parameters<typeof apply>[1]): void;
}

/** The quickest player answers for both sides until the moment has come; the idle one passes where he may. */
function playUntil({ state, answer, idle = false }: Answerable, { decks, stories }: Setup, stop: Stop): void {
  const bot = botNamed("greedy", {
    prior: { game: state.game, decks, stories },
    rng: makeRng("scene"),
  });
  for (;;) {
    const decision = pending(state);
    if (decision === null) return;
    const only = onlyAnswer(state);
    if (only === null && stop(state)) return;
    const pass = idle ? options(state).findIndex(({ do: verb }) => verb === "pass") : -1;
    answer(only ?? (pass < 0 ? bot.choose(view(state, decision.player)) : { choose: pass }));
  }
}

const asksYou =
  (kind: string, fewest = 2): Stop =>
  (state) => {
    const decision = pending(state);
    return decision?.player === "P1" && decision.kind === kind && options(state).length >= fewest;
  };

const inTurn =
  (turn: number, stop: Stop): Stop =>
  (state) =>
    state.turn >= turn && stop(state);

interface Dealt {
  readonly seed: string;
  readonly decks: readonly [own: string, other: string];
}

const LOOKS: Dealt = { seed: "looks", decks: ["agency-cthulhu", "syndicate-hastur"] };
/** Its own side has answers to what happens. */
const ANSWERS: Dealt = { seed: "looks-2", decks: ["miskatonic-hastur", "cthulhu-yog-sothoth"] };

interface Played {
  readonly dealt: Dealt;
  readonly kept: KeptSitting;
  readonly state: State;
}

/** A game from its seed; all answers count as given by hand, so that they can be taken back. */
function play(dealt: Dealt, stop: Stop): Played {
  const { seed, decks } = dealt;
  const setup = coreSetup(...decks);
  const recorder = makeRecorder(setup, seed);
  const { state } = recorder;
  let answers = 0;
  let singles = 0;
  const answer: Answerable["answer"] = (choice) => {
    singles = onlyAnswer(state) === null ? 0 : singles + 1;
    recorder.answer(choice);
    answers++;
  };
  playUntil({ state, answer }, setup, stop);
  const byHand = Array.from({ length: answers }, (_, at) => at);
  const kept = { record: recorder.record(), singles, byHand, hash: hash(state) };
  return { dealt, kept, state };
}

function played(dealt: Dealt, stop: Stop): Sitting {
  const resumed = resume(play(dealt, stop).kept, coreSetup(...dealt.decks).library);
  if (!resumed.ok) throw new Error(`the game of ${dealt.seed} cannot be taken up`);
  return resumed.sitting;
}

/** A whole game, to be stored. */
export const playToTheEnd = (): Played => play(LOOKS, () => false);

/** A position that no seed leads to. */
function placed(name: PositionName, stop: Stop): Sitting {
  const setup = coreSetup();
  const state = fromPosition(POSITIONS[name], makeGame(setup));
  if (Array.isArray(state)) throw new Error(JSON.stringify(state));
  const journal: Happening[] = [];
  state.journal = journal;
  const answer: Answerable["answer"] = (choice) => apply(state, choice);
  playUntil({ state, answer, idle: true }, setup, stop);
  const sitting = sitDown(setup, name);
  return { ...sitting, journal, recorder: recorderAt(state, journal, sitting.recorder) };
}

/** What a recorder does from a position that no record leads to. */
function recorderAt(start: State, journal: Happening[], recorder: Recorder): Recorder {
  let now = start;
  return {
    ...recorder,
    get state() {
      return now;
    },
    answer: (choice) => apply(now, choice),
    keep: ({ state }) => {
      journal.push(...(state.journal ?? []));
      state.journal = journal;
      now = state;
    },
  };
}

export const SCENES = {
  opening: () => played(LOOKS, asksYou("mulligan")),
  early: () => played(LOOKS, inTurn(3, asksYou("action", 3))),
  crowded: () => placed("crowded", asksYou("action")),
  commit: () => placed("crowded", (state) => pending(state)?.kind === "commit"),
  resolution: () => placed("resolving", asksYou("pick")),
  response: () => played(ANSWERS, inTurn(9, asksYou("response"))),
} satisfies Readonly<Record<string, () => Sitting>>;

export type SceneName = keyof typeof SCENES;
