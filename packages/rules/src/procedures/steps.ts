/** The words in which the turn is written: box, responses, actionWindow, skipTo, label. */

import type { PlainName } from "../state/procedure-locals.ts";
import type { State } from "../state/types.ts";
import { NOBODY } from "../state/types.ts";
import { callAftermath } from "./aftermath.ts";
import { beginEffect } from "./begin-effect.ts";
import { closeEffect } from "./effect.ts";
import { call, type Next, procedure, type Step } from "./interpreter.ts";
import { callResponses } from "./rounds.ts";

/** An uninterruptible box (TIME-08): one framework action, with disrupts, passives and forced responses only. */
export const box = (rule: string, body: PlainName): Step => ({
  rule,
  run: (state) => openBox(state, body),
});

function openBox(state: State, body: PlainName): undefined {
  beginEffect(state, { kind: "framework", timing: "", player: state.active, source: NOBODY, prepared: null });
  state.unasked = 0;
  call(state, "box", { body });
}

/** A box in which only these things happen: where no card of the game waits for them there is nothing to open. */
export const markerBox = (rule: string, body: PlainName, isQuiet: (state: State) => boolean): Step => ({
  rule,
  run: (state) => (isQuiet(state) ? undefined : openBox(state, body)),
});

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
