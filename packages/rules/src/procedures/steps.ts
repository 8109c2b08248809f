/** The words in which the turn is written: box, responses, actionWindow, skipTo, label. */
import { type LapseTime, lapse } from "../effects/lasting.ts";
import type { PlainName } from "../state/procedure-locals.ts";
import { UNNUMBERED } from "../state/report.ts";
import type { State } from "../state/types.ts";
import { NOBODY } from "../state/types.ts";
import { callAftermath, isSomethingDue } from "./aftermath.ts";
import { type Beginning, beginEffect } from "./begin-effect.ts";
import { closeEffect } from "./effect.ts";
import { call, type Next, procedure, type Step } from "./interpreter.ts";
import { needsCheck } from "./needs-check.ts";
import { callResponses } from "./rounds.ts";

/** An uninterruptible box (TIME-08): one framework action, with disrupts, passives and forced responses only. */
export const box = (rule: string, body: PlainName): Step => ({
  rule,
  run: (state) => startBox(state, body),
});

const framework = (state: State): Beginning => ({
  kind: "framework",
  timing: "",
  player: state.active,
  source: NOBODY,
  prepared: null,
});

/** The turn goes on, so that nothing goes round in circles (LOOP-04). */
function startBox(state: State, body: PlainName): undefined {
  beginEffect(state, framework(state));
  state.unasked = 0;
  call(state, "box", { body });
}

/** A box in which only these things happen: where no card of the game waits for them there is nothing to open. */
export const markerBox = (rule: string, body: PlainName, isQuiet: (state: State) => boolean): Step => ({
  rule,
  run: (state) => (isQuiet(state) ? undefined : startBox(state, body)),
});

/** What lasted until this end lapses; what that sets off is dealt with in a box that nobody responds to (TURN-10). */
export const lapsing = (rule: string, end: LapseTime): Step => ({
  rule,
  run: (state) => runLapse(state, end),
});

/** Again and again: what is set off may lay down what ends at once. */
function runLapse(state: State, end: LapseTime): Next {
  const isBack = state.effects.length > 0;
  if (isBack) closeEffect(state);
  const hasEnded = lapse(state, end);
  if (isBack && !hasEnded) return undefined;
  if (!needsCheck(state) && !(hasEnded && isSomethingDue(state))) return undefined;
  beginEffect(state, { ...framework(state), id: UNNUMBERED });
  call(state, "box", { body: "check" });
  return "again";
}

export const boxed = procedure("box", "TIME-08", [
  {
    rule: "TIME-14",
    run: (state, frame) => {
      call(state, frame.locals.body);
      return undefined;
    },
  },
  {
    rule: "TIME-09",
    run: callAftermath,
  },
]);

/** The response window of the box before it; then its chances are gone (TIME-15, TIME-16). */
export const responses = (rule: string): readonly Step[] => [
  {
    rule,
    run: (state) => {
      callResponses(state);
      return undefined;
    },
  },
  endOfBox(rule),
];

/** TURN-10: nothing responds to the end of a phase or turn. */
export const endOfBox = (rule: string): Step => ({
  rule,
  run: (state) => {
    if (state.effects.length > 0) closeEffect(state);
    return undefined;
  },
});

export const actionWindow = (rule: string): Step => ({
  rule,
  label: "window",
  run: (state) => {
    call(state, "actionWindow", { player: state.active, passes: 0 });
    return undefined;
  },
});

export const label = (name: string, rule: string): Step => ({ rule, label: name, run: () => undefined });

export const skipTo = (to: string, rule: string, test: (state: State) => boolean): Step => ({
  rule,
  run: (state): Next => (test(state) ? { to } : undefined),
});

/** A plain step. */
export const step = (rule: string, body: (state: State) => void): Step => ({
  rule,
  run: (state) => {
    body(state);
    return undefined;
  },
});
