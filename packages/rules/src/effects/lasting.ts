/** Lasting effects: what a triggered effect sets up, with its subjects and numbers fixed (LAST-07). */
import {
  type Effect,
  type EffectOf,
  LASTING_KINDS,
  type LastingKind,
  type Until,
} from "../language/effects.ts";
import { PLAYERS, type Player } from "../language/words.ts";
import { inForce } from "../queries/continuous.ts";
import { canBeTouched } from "../queries/deeds.ts";
import { mayTakeControl } from "../queries/entering.ts";
import { playerOf } from "../queries/names.ts";
import type { Scene } from "../queries/scene.ts";
import { cardOf, faceOf, seatOf } from "../state/access.ts";
import { abilityOf } from "../state/game.ts";
import { isFaceUpOnDeck, turnOnDeck } from "../state/handles.ts";
import { addModifier, keepModifiers } from "../state/modifiers.ts";
import { standAlone, topOf } from "../state/move.ts";
import { type CardId, type Modifier, NOBODY, type State } from "../state/types.ts";
import { copiedBy, fixedFor, isFixedForEach } from "./fixed-numbers.ts";
import { fixedSubjects, type Laying, otherSide } from "./lasting-subjects.ts";
import type { Candidate } from "./primitive.ts";

const LASTING_SET: ReadonlySet<string> = new Set(LASTING_KINDS);

export const isLasting = (effect: Effect): effect is EffectOf<LastingKind> => LASTING_SET.has(effect.do);

/** INS-16: an insane character may be chosen, but nothing is added to it; immune cards are passed by. */
export function acceptsLasting(effect: EffectOf<LastingKind>, scene: Scene, { card }: Candidate): boolean {
  if (effect.do === "takeControl" && !mayTakeControl(scene.state, playerOf(scene, effect.who), card))
    return false;
  if (effect.do === "exchangeControl" && !mayTakeControl(scene.state, otherSide(scene.state, card), card))
    return false;
  return canBeTouched(scene.state, card, scene);
}

/** LAST-11, LAST-12: without a duration it ends with the phase; changes of control and of what a card is do not end. */
const STAYS: ReadonlySet<string> = new Set(["becomes", "takeControl", "exchangeControl"]);

function durationOf(effect: EffectOf<LastingKind>, enclosing: Until | undefined): Until {
  const given = effect.until ?? enclosing;
  if (given !== undefined) return given;
  return STAYS.has(effect.do) ? "always" : "endOfPhase";
}

/** It has a filter of its own, or concerns the game and no card. */
const HAS_NO_SUBJECTS: ReadonlySet<LastingKind> = new Set<LastingKind>([
  "costs",
  "provides",
  "storiesToWin",
  "woundsOfEvents",
  "struggleDecidedBy",
  "mixAlignments",
]);

/** Lays a lasting effect on its subjects; `false` if it found none. */
export function layDown(state: State, laying: Laying, enclosing: Until | undefined): boolean {
  const { scene, effect, node } = laying;
  const inProgress = scene.effect;
  const ability = inProgress?.ability ?? null;
  if (inProgress === null || ability === null) return false;
  if (effect.do === "becomes" && effect.form === "printed") return dropForms(state, laying.cards("what"));
  const subjects = fixedSubjects(laying);
  if (!HAS_NO_SUBJECTS.has(effect.do) && subjects.length === 0) return false;
  const until = durationOf(effect, enclosing);
  const isOfEach = isFixedForEach(laying) || until === "nextCommitStep";
  const shares = isOfEach ? subjects.map((one) => [one]) : [subjects];
  const laid = shares.map(
    (share): Omit<Modifier, "id"> => ({
      source: inProgress.source,
      ability,
      node,
      until,
      player: effect.do === "takeControl" ? playerOf(scene, effect.who) : inProgress.player,
      subjects: share,
      lives: share.map((id) => cardOf(state, id).life),
      values: fixedFor(laying, share),
      named: effect.do === "copies" ? null : inProgress.named,
      copied: copiedBy(laying),
      uses: effect.do === "costs" ? (effect.uses ?? 0) : 0,
    }),
  );
  for (const one of laid) addModifier(state, one);
  return true;
}

/** "Becomes its printed self": the forms laid on it end. */
function dropForms(state: State, cards: readonly CardId[]): boolean {
  const areDropped = keepModifiers(
    state,
    (modifier) => !(isForm(state, modifier) && modifier.subjects.some((id) => cards.includes(id))),
  );
  for (const id of cards) standAlone(state, id);
  return areDropped;
}

const isForm = (state: State, modifier: Modifier): boolean =>
  abilityOf(state.game, modifier.ability.code, modifier.ability.index).nodes[modifier.node]?.do === "becomes";

/** What is over at an end: the end of the turn belongs to no phase (TURN-08), so what is laid down there lasts no longer. */
const OVER_AT = {
  endOfPhase: { ends: ["endOfPhase"], periods: ["phase"] },
  endOfTurn: { ends: ["endOfPhase", "endOfTurn"], periods: ["phase", "turn"] },
} as const;
export type LapseTime = keyof typeof OVER_AT;

/** The clock: effects "until the end of the phase" or "turn" lapse (TURN-07, LAST-10). True if some did. */
export function lapse(state: State, at: LapseTime): boolean {
  hideRevealed(state);
  const ends: readonly Until[] = OVER_AT[at].ends;
  const periods: readonly string[] = OVER_AT[at].periods;
  const hasEnded = keepModifiers(state, ({ until }) => !ends.includes(until));
  if (state.uses.length > 0) state.uses = state.uses.filter(({ until }) => !periods.includes(until));
  return hasEnded;
}

/** What lasts while its source stays exhausted, or committed, ends with that and does not come back (INS-14). */
export function endBroken(state: State): void {
  keepModifiers(state, (modifier) => inForce(state, modifier));
}

/** STORY-31: what waited for the next commit step of a player ends with it, be it obeyed or not. */
export function endOfCommitStep(state: State, player: Player): void {
  keepModifiers(
    state,
    ({ until, subjects }) =>
      until !== "nextCommitStep" || subjects.every((id) => cardOf(state, id).controller !== player),
  );
}

/** COMP-31: what was revealed for the phase is hidden again; only a Prophecy stays face up on its deck. */
function hideRevealed(state: State): void {
  for (const player of PLAYERS) {
    const top = topOf(seatOf(state, player).deck);
    if (top === NOBODY || !isFaceUpOnDeck(cardOf(state, top))) continue;
    if (!faceOf(state, top).keywords.names.includes("Prophecy")) turnOnDeck(state, top, false);
  }
}
