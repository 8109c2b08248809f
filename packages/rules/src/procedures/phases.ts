/** The turn and its phases before the story phase, in the order of the rulebook. */

import { makeChange } from "../effects/proposed-changes.ts";
import type { EventKind } from "../language/words.ts";
import { canBeRestored, canReady } from "../queries/deeds.ts";
import { cardOf, seatOf } from "../state/access.ts";
import { enterPhase, nextTurn } from "../state/clock.ts";
import type { OptionOf } from "../state/decisions.ts";
import { topFrame } from "../state/frames.ts";
import type { FrameOf } from "../state/procedure-locals.ts";
import { note, report } from "../state/report.ts";
import type { CardId, State } from "../state/types.ts";
import { isSomethingDue } from "./aftermath.ts";
import { makeChanges } from "./changes.ts";
import { endGame } from "./checks.ts";
import { callErrands } from "./delayed.ts";
import { ask, asking, call, type NextOrAsk, procedure } from "./interpreter.ts";
import { needsCheck } from "./needs-check.ts";
import { actionWindow, box, endOfBox, lapsing, markerBox, responses, step } from "./steps.ts";

const isFirstTurn = (state: State): boolean => state.turn === 1;

export const turn = procedure("turn", "TURN-02", [
  step("TURN-01", beginTurn),
  step("REFR-01", (state) => call(state, "refreshPhase")),
  step("DRAW-01", (state) => call(state, "drawPhase")),
  step("RSRC-01", (state) => call(state, "resourcePhase")),
  step("OPS-03", (state) => call(state, "operationsPhase")),
  step("TURN-04", (state) => {
    if (!isFirstTurn(state)) call(state, "storyPhase");
  }),
  box("TURN-08", "endOfTurn"),
  endOfBox("TURN-10"),
  lapsing("LAST-10", "endOfTurn"),
  step("STORY-27", passTheTurn),
]);

function beginTurn(state: State): void {
  report(state, "turnBegan", { player: state.active, turn: state.turn });
}

/** VICT-13: the turn limit is a draw. */
function passTheTurn(state: State): void {
  if (state.turn >= state.game.turnLimit) {
    endGame(state, { winner: "draw", because: "turns" });
    return;
  }
  nextTurn(state);
}

/** "At the start of ..." effects, and what befalls cards whose texts hold in another phase or turn: a framework action of its own (TURN-09). */
export const phaseStart = procedure("phaseStart", "TURN-09", [
  step("TURN-09", (state) => {
    if (state.phase === "refresh") note(state, "turnBegan", { player: state.active });
    note(state, "phaseBegan", { player: state.active });
  }),
  step("TURN-09", (state) => {
    if (needsCheck(state)) call(state, "check");
  }),
]);

const announcePhase = (state: State): void =>
  report(state, "phaseBegan", { player: state.active, phase: state.phase });

/** "At the end of ..." effects; then what lasted until the end of the phase lapses (TURN-10, LAST-11). */
export const phaseEnd = procedure("phaseEnd", "TURN-10", [
  step("TURN-10", (state) => note(state, "phaseEnded", { player: state.active })),
  step("TURN-10", (state) => callErrands(state, "endOfPhase")),
]);

export const endOfTurn = procedure("endOfTurn", "TURN-08", [
  step("TURN-08", (state) => note(state, "turnEnded", { player: state.active })),
  step("TURN-08", (state) => callErrands(state, "endOfTurn")),
]);

/** Nobody waits for the start or the end of anything: the box would be empty. */
const nobodyWaits = (state: State, ...events: readonly EventKind[]): boolean => {
  const { after, before } = state.game.library;
  return !events.some((event) => after.has(event) || before.has(event));
};
const quietEnd = (state: State): boolean => state.delayed.length === 0 && nobodyWaits(state, "phaseEnded");
const quietStart = (state: State): boolean =>
  nobodyWaits(state, "phaseBegan", "turnBegan") && !needsCheck(state) && !isSomethingDue(state);

const closing = [
  markerBox("TURN-10", "phaseEnd", quietEnd),
  endOfBox("TURN-10"),
  lapsing("LAST-11", "endOfPhase"),
];

const opening = (name: Parameters<typeof enterPhase>[1]) => [
  step("TURN-02", (state: State) => enterPhase(state, name)),
  step("TURN-09", announcePhase),
  markerBox("TURN-09", "phaseStart", quietStart),
  ...responses("TURN-09"),
];

export const refreshPhase = procedure("refreshPhase", "REFR-01", [
  ...opening("refresh"),
  box("REFR-08", "refreshSequence"),
  ...responses("TIME-15"),
  actionWindow("REFR-09"),
  ...closing,
]);

const insaneOf = (state: State): readonly CardId[] =>
  state.inPlay.filter((id) => cardOf(state, id).controller === state.active && canBeRestored(state, id));

/** REFR-06: one must be restored if that is possible; which one is the player's choice. */
function restoreOne(state: State): NextOrAsk {
  const insane = insaneOf(state);
  if (insane.length > 1) return ask(state, state.active, "restore");
  const [only] = insane;
  if (only !== undefined) makeChanges(state, [[makeChange(state, "restore", { card: only })]]);
  return undefined;
}

/** REFR-03: all other exhausted cards, supports too; the restored one stays exhausted. */
function readyTheRest(state: State): void {
  const restored = topFrame(state, "refreshSequence")?.locals.restored;
  const cards = state.inPlay.filter((id) => {
    const card = cardOf(state, id);
    return card.controller === state.active && id !== restored && canReady(state, id);
  });
  makeChanges(state, cards.length === 0 ? [] : [cards.map((card) => makeChange(state, "ready", { card }))]);
}

function refreshDomains(state: State): void {
  const drained = seatOf(state, state.active).domains.filter((id) => cardOf(state, id).drained);
  makeChanges(
    state,
    drained.length === 0 ? [] : [drained.map((card) => makeChange(state, "refresh", { card }))],
  );
}

/** The exhausted are noted before anybody is restored, so the restored one is not among them. */
export const refreshSequence = procedure("refreshSequence", "REFR-01", [
  asking({
    rule: "REFR-01",
    run: (state, frame: FrameOf<"refreshSequence">) => {
      const insane = insaneOf(state);
      const [only, ...others] = insane;
      if (only !== undefined && others.length === 0) frame.locals = { restored: only };
      return restoreOne(state);
    },
    about: () => ({ about: "restore" }),
    options: (state) => insaneOf(state).map((card) => ({ do: "choose" as const, card })),
    answer: (state, frame, { card }) => {
      frame.locals = { restored: card };
      makeChanges(state, [[makeChange(state, "restore", { card })]]);
      return undefined;
    },
  }),
  step("REFR-03", readyTheRest),
  step("REFR-04", refreshDomains),
]);

export const drawPhase = procedure("drawPhase", "DRAW-01", [
  ...opening("draw"),
  box("DRAW-01", "drawCards"),
  ...responses("TIME-15"),
  actionWindow("DRAW-04"),
  ...closing,
]);

/** TURN-03: one card on the very first turn; DRAW-03: one at a time. */
export const drawCards = procedure("drawCards", "DRAW-01", [
  step("DRAW-03", (state) => {
    const draw = [makeChange(state, "draw", { player: state.active, how: { as: "framework" } })];
    makeChanges(state, isFirstTurn(state) ? [draw] : [draw, draw]);
  }),
]);

export const resourcePhase = procedure("resourcePhase", "RSRC-01", [
  ...opening("resource"),
  box("RSRC-01", "attachOneResource"),
  ...responses("TIME-15"),
  actionWindow("RSRC-09"),
  ...closing,
]);

function resourceOptions(state: State): readonly OptionOf<"pass" | "attach">[] {
  const { hand, domains } = seatOf(state, state.active);
  const options: OptionOf<"pass" | "attach">[] = [{ do: "pass" }];
  for (const card of hand) for (const on of domains) options.push({ do: "attach", card, on });
  return options;
}

function attachResource(state: State, { card, on: other }: OptionOf<"attach">): void {
  makeChanges(state, [[makeChange(state, "attachResource", { card, other, player: state.active })]]);
}

/** RSRC-02: he may decline; an empty hand is not asked. */
export const attachOneResource = procedure("attachOneResource", "RSRC-01", [
  asking({
    rule: "RSRC-03",
    run: (state) =>
      seatOf(state, state.active).hand.length === 0 ? undefined : ask(state, state.active, "resource"),
    about: () => ({ about: "resource" }),
    options: resourceOptions,
    answer: (state, _, option) => {
      if (option.do === "attach") attachResource(state, option);
      return undefined;
    },
  }),
]);

/** OPS-03: no box of its own, one action window. */
export const operationsPhase = procedure("operationsPhase", "OPS-03", [
  ...opening("operations"),
  actionWindow("OPS-03"),
  ...closing,
]);

export const closingSteps = closing;
export const openingSteps = opening;
