/** The one answer that wins, if there is such a one and it is not the obvious one. */
import { type Choice, options, type Player, pending, type State } from "@fhtagn/rules";
import { isBeginning } from "./candidate.ts";
import { firstThatWins, winningLine } from "./line.ts";
import { makeProver, type Prover, settledAfter } from "./prove.ts";
import type { Limits, LineStep, OptionVerdict } from "./puzzle.ts";

export interface Key {
  readonly choice: Choice;
  /** Answers that do not win. */
  readonly decoys: number;
}

export interface FoundKey extends Key {
  /** The position in which it is the key. */
  readonly position: State;
  /** Answers from the position that was looked at to this one. */
  readonly before: readonly LineStep[];
}

/** Positions looked at in a glance. */
const GLANCE = 600;

const isWin = ({ verdict }: OptionVerdict): boolean => verdict === "wins";

/** To pass, or to send everybody to one story, or nobody anywhere. */
function isObvious(state: State, choice: Choice): boolean {
  if ("assign" in choice) return new Set(choice.assign).size <= 1;
  return options(state)[choice.choose]?.do === "pass";
}

/** No key any more, whatever else is found. */
const isSpoilt =
  (state: State) =>
  (found: readonly OptionVerdict[]): boolean =>
    found.filter(isWin).length > 1 ||
    found.some(
      ({ choice, verdict }) => verdict === "unknown" || (verdict === "wins" && isObvious(state, choice)),
    );

function keyAt(prover: Prover, state: State): Key | null {
  const isOut = isSpoilt(state);
  const found = prover.judgeAnswers(state, isOut)?.options ?? [];
  const won = found.find(isWin);
  if (won === undefined || isOut(found)) return null;
  return { choice: won.choice, decoys: found.length - 1 };
}

/** Some likely answer wins, and the obvious ones do not: as it seems. */
function isPromising(position: State, seat: Player): boolean {
  const glance = makeProver(position, seat, { nodes: GLANCE, glance: true });
  const isPlain = ({ choice, verdict }: OptionVerdict): boolean =>
    isObvious(position, choice) && verdict !== "fails";
  const found = glance.judgeAnswers(position, (judged) => judged.some(isPlain))?.options ?? [];
  return found.some(isWin) && !found.some(isPlain);
}

/** Where several answers win, the way to the story is followed to a question at which only one does. */
export function findKey(position: State, seat: Player, limits: Limits): FoundKey | null {
  if (!isPromising(position, seat)) return null;
  const prover = makeProver(position, seat, limits);
  const line = winningLine({ prover, seat, taste: firstThatWins }, position) ?? [];
  let state = position;
  for (const [at, { player, choice }] of line.entries()) {
    const kind = pending(state)?.kind;
    const key =
      player === seat && kind !== undefined && isBeginning(state, kind) ? keyAt(prover, state) : null;
    if (key !== null) return { ...key, position: state, before: line.slice(0, at) };
    state = settledAfter(state, choice);
  }
  return null;
}
