/** Which questions are answered for a player, by his own settings and never by what his opponent may not know. */
import type { Passing, Stop } from "@fhtagn/protocol";
import {
  type Choice,
  cardIn,
  cardOf,
  chosenOpenly,
  forcedAnswer,
  type Happening,
  isStoryScored,
  isWindow,
  type Option,
  options,
  type Player,
  type State,
} from "@fhtagn/rules";
import { nextByOrder } from "./ordering.ts";
import { type Sitting, stateOf } from "./sitting.ts";

/** Since when the player passes on request. */
export interface PassingSince {
  readonly log: number;
  readonly turn: number;
}

export interface PassingScene {
  readonly sitting: Sitting;
  readonly seat: Player;
  readonly passing: Passing;
  readonly since: PassingSince;
}

/** `spent` is the one-time stop that was met. */
type Verdict =
  | { readonly answer: Choice }
  | { readonly answer: null; readonly spent?: Stop; readonly untilOver?: true };

const ASK: Verdict = { answer: null };

/** The answer given for the player, or why he is asked. */
export function verdictOn(scene: PassingScene): Verdict {
  const state = stateOf(scene.sitting);
  if (!isWindow(state)) {
    const answer = forcedAnswer(state) ?? ordered(state, scene.passing);
    return answer === null ? ASK : { answer };
  }
  const all = options(state);
  const pass = all.findIndex(({ do: verb }) => verb === "pass");
  if (pass < 0) return ASK;
  const stop = stopHere(scene);
  if (stop !== undefined) return stop.once ? { answer: null, spent: stop } : ASK;
  if (scene.passing.until !== null) return untilVerdict(scene, { choose: pass });
  const others = all.filter((_, at) => at !== pass);
  return passes(scene, others) ? { answer: { choose: pass } } : ASK;
}

function ordered(state: State, { orders = [] }: Passing): Choice | null {
  const choose = nextByOrder(state, orders);
  return choose === null ? null : { choose };
}

function passes(scene: PassingScene, others: readonly Option[]): boolean {
  const { level, less } = scene.passing;
  if (level === "full") return false;
  const state = stateOf(scene.sitting);
  const wanted =
    level === "smart" ? others : others.filter((option) => !less.includes(codeOf(state, option)));
  return wanted.length === 0 && !isWorthALook(scene);
}

function codeOf({ cards }: State, option: Option): string {
  const card = cardIn(option);
  return card === undefined ? "" : (cards[card]?.code ?? "");
}

/** Where the player wants to look even if he can only pass. */
function isWorthALook(scene: PassingScene): boolean {
  return isOwnPhase(scene) || isOwnCardChosen(scene) || isStoryBeingWon(scene);
}

/** His own operations phase never goes by unseen: he is asked once. */
function isOwnPhase({ sitting, seat }: PassingScene): boolean {
  const { phase, active, phaseCount } = stateOf(sitting);
  if (phase !== "operations" || active !== seat) return false;
  return !sitting.marks.some(
    (one) => one.phaseCount === phaseCount && one.byHand && one.asked?.player === seat,
  );
}

function isOwnCardChosen({ sitting, seat }: PassingScene): boolean {
  const state = stateOf(sitting);
  const chosen = chosenOpenly(state);
  return (
    chosen !== null && chosen.by !== seat && chosen.cards.some((id) => cardOf(state, id).controller === seat)
  );
}

const isStoryBeingWon = ({ sitting }: PassingScene): boolean => isStoryScored(stateOf(sitting));

function stopHere({ sitting, seat, passing: { stops } }: PassingScene): Stop | undefined {
  const { phase, active, phaseCount } = stateOf(sitting);
  const turn = active === seat ? "own" : "other";
  const wasAsked = sitting.marks.some(
    (one) => one.phaseCount === phaseCount && one.byHand && one.asked?.player === seat,
  );
  return wasAsked ? undefined : stops.find((stop) => stop.phase === phase && stop.turn === turn);
}

/** The course of the turn is no news. */
const UNTOLD: readonly Happening["what"][] = [
  "turnBegan",
  "phaseBegan",
  "windowOpened",
  "passed",
  "drew",
  "refreshed",
  "readied",
  "uncommitted",
];

function untilVerdict({ sitting, seat, passing, since }: PassingScene, pass: Choice): Verdict {
  const { turn, active } = stateOf(sitting);
  const isMyTurn = active === seat && turn > since.turn;
  const isNews = sitting.journal.slice(since.log).some(({ what }) => !UNTOLD.includes(what));
  const isOver = isMyTurn || (passing.until === "something" && isNews);
  return isOver ? { answer: null, untilOver: true } : { answer: pass };
}
