/** From a position as written to a plan of every card. */
import { PHASES, PLAYERS, type Player } from "../language/words.ts";
import type { Game } from "../state/game.ts";
import { type Clock, emptySeatPlan, type Plan, type Planning } from "./plan.ts";
import { completePlayer, planPlayer } from "./plan-player.ts";
import {
  completeStories,
  planAttackedStories,
  planConspiracies,
  planStories,
  planStoryDeck,
} from "./plan-stories.ts";
import { MOMENTS, type PositionMoment, type Problem } from "./position.ts";
import { type At, complain, type Fields, inside, readCount, readFields, readWord } from "./shape.ts";

const PARTS: Readonly<Record<string, (planning: Planning, at: At) => void>> = {
  stories: planStories,
  conspiracies: planConspiracies,
  "story deck": planStoryDeck,
  attacked: planAttackedStories,
  P1: (planning, at) => planPlayer(planning, at, "P1"),
  P2: (planning, at) => planPlayer(planning, at, "P2"),
};
const CLOCK_KEYS = ["active", "starts", "turn", "phase", "at", "to act"];
const POSITION_KEYS = [...CLOCK_KEYS, ...Object.keys(PARTS)];

export function readPosition(position: unknown, { library, options }: Game): Plan | readonly Problem[] {
  const problems: Problem[] = [];
  const at: At = { place: "given", problems };
  const given = readFields(at, position, POSITION_KEYS);
  const plan = emptyPlan(readClock(at, given));
  const planning: Planning = { library, options, given, problems, plan };
  for (const key of Object.keys(given))
    if (Object.hasOwn(PARTS, key)) PARTS[key]?.(planning, inside(at, key));
  completeStories(planning);
  for (const player of PLAYERS) completePlayer(planning, player);
  return problems.length === 0 ? plan : problems;
}

const emptyPlan = (clock: Clock): Plan => ({
  items: [],
  stories: [],
  conspiracies: [],
  storyDeck: [],
  attached: [],
  attacked: null,
  P1: emptySeatPlan(),
  P2: emptySeatPlan(),
  clock,
});

function readClock(at: At, given: Fields): Clock {
  const active = readWord(inside(at, "active"), given.active, PLAYERS) ?? "P1";
  const starter = readWord(inside(at, "starts"), given.starts, PLAYERS) ?? "P1";
  const phase = readWord(inside(at, "phase"), given.phase, PHASES) ?? "operations";
  const toAct = readWord(inside(at, "to act"), given["to act"], PLAYERS) ?? active;
  const turn = phase === "setup" ? 1 : readTurn(at, given, { active, starter });
  return {
    active: phase === "setup" ? starter : active,
    starter,
    turn,
    phase,
    at: readMoment(at, given, phase),
    toAct,
  };
}

/** TURN-01: the starting player has the odd turns. */
function readTurn(at: At, given: Fields, { active, starter }: { active: Player; starter: Player }): number {
  const isOdd = active === starter;
  const turn = readCount(inside(at, "turn"), given.turn, isOdd ? 7 : 8);
  if (turn < 1) complain(inside(at, "turn"), { is: "firstTurn" });
  else if ((turn % 2 === 1) !== isOdd) {
    complain(inside(at, "turn"), { is: "turnOfOther", turn, active, starter }, "TURN-01");
  }
  return turn;
}

const STORY_MOMENTS: readonly PositionMoment[] = MOMENTS.filter((moment) => moment !== "window");
const OTHER_MOMENTS: readonly PositionMoment[] = ["start", "window"];

function readMoment(at: At, given: Fields, phase: Clock["phase"]): PositionMoment {
  const isStory = phase === "story";
  const usual = isStory ? "before commits" : "window";
  return readWord(inside(at, "at"), given.at, isStory ? STORY_MOMENTS : OTHER_MOMENTS) ?? usual;
}
