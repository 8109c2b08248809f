/** The turn as docs/rules/turn.md lists it: phases, and in each its boxes and windows in order. */

export const KINDS = ["box", "responses", "window", "check"] as const;
export type StepKind = (typeof KINDS)[number];

/** What the words call a step; the start and the end of a phase are the same in all of them. */
export type StepWords =
  | "phaseStart"
  | "phaseEnd"
  | "refreshBox"
  | "refreshResponses"
  | "drawBox"
  | "drawResponses"
  | "resourceBox"
  | "resourceResponses"
  | "gate"
  | "commitActive"
  | "commitActiveResponses"
  | "commitOpponent"
  | "commitOpponentResponses"
  | "resolveBox"
  | "resolveResponses"
  | "uncommitBox"
  | "endTurnBox"
  | `w${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8}`;

export interface TurnStep {
  /** Stands in the address. */
  readonly id: string;
  readonly words: StepWords;
  readonly kind: StepKind;
  readonly rules: readonly string[];
}

export const CHART_PHASES = ["refresh", "draw", "resource", "operations", "story", "endOfTurn"] as const;
export type ChartPhase = (typeof CHART_PHASES)[number];

const step = (words: StepWords, kind: StepKind, rules: readonly string[]): TurnStep => ({
  id: words,
  words,
  kind,
  rules,
});

const startOf = (phase: ChartPhase): TurnStep => ({
  id: `${phase}-start`,
  words: "phaseStart",
  kind: "box",
  rules: ["TURN-09"],
});

const endOf = (phase: ChartPhase): TurnStep => ({
  id: `${phase}-end`,
  words: "phaseEnd",
  kind: "box",
  rules: ["TURN-10", "TURN-07", "LAST-11"],
});

const AFTER_A_BOX = ["TIME-15", "TIME-16"] as const;
const IN_A_WINDOW = ["TIME-02", "TIME-03", "TIME-04"] as const;

export const STEPS: Readonly<Record<ChartPhase, readonly TurnStep[]>> = {
  refresh: [
    startOf("refresh"),
    step("refreshBox", "box", ["REFR-01", "REFR-02", "REFR-03", "REFR-04", "REFR-06", "REFR-08"]),
    step("refreshResponses", "responses", AFTER_A_BOX),
    step("w1", "window", ["REFR-09", ...IN_A_WINDOW]),
    endOf("refresh"),
  ],
  draw: [
    startOf("draw"),
    step("drawBox", "box", ["DRAW-01", "DRAW-03", "TURN-03", "VICT-05"]),
    step("drawResponses", "responses", ["DRAW-05", ...AFTER_A_BOX]),
    step("w2", "window", ["DRAW-04", ...IN_A_WINDOW]),
    endOf("draw"),
  ],
  resource: [
    startOf("resource"),
    step("resourceBox", "box", ["RSRC-01", "RSRC-02", "RSRC-03", "RSRC-05"]),
    step("resourceResponses", "responses", AFTER_A_BOX),
    step("w3", "window", ["RSRC-09", ...IN_A_WINDOW]),
    endOf("resource"),
  ],
  operations: [
    startOf("operations"),
    step("w4", "window", ["OPS-01", "TIME-06", "DORM-01", ...IN_A_WINDOW]),
    endOf("operations"),
  ],
  story: [
    step("gate", "check", ["TURN-04", "TURN-05"]),
    startOf("story"),
    step("w5", "window", ["STORY-02", ...IN_A_WINDOW]),
    step("commitActive", "box", ["STORY-03", "STORY-04", "STORY-06", "STORY-08"]),
    step("commitActiveResponses", "responses", AFTER_A_BOX),
    step("w6", "window", ["STORY-09", ...IN_A_WINDOW]),
    step("commitOpponent", "box", ["STORY-10", "STORY-11", "STORY-12", "STORY-13"]),
    step("commitOpponentResponses", "responses", AFTER_A_BOX),
    step("w7", "window", ["STORY-14", ...IN_A_WINDOW]),
    step("resolveBox", "box", [
      "STORY-15",
      "STORY-16",
      "STORY-18",
      "STRUG-01",
      "STRUG-09",
      "STRUG-13",
      "STRUG-17",
      "STRUG-20",
      "SUCC-02",
      "SUCC-04",
      "WIN-01",
    ]),
    step("resolveResponses", "responses", ["STORY-20", "TIME-16"]),
    step("w8", "window", ["STORY-20", ...IN_A_WINDOW]),
    step("uncommitBox", "box", ["STORY-21", "STORY-22"]),
    endOf("story"),
  ],
  endOfTurn: [step("endTurnBox", "box", ["TURN-08", "TURN-10", "STORY-27"])],
};

export const ALL_STEPS: readonly TurnStep[] = CHART_PHASES.flatMap((phase) => STEPS[phase]);

export const USES = ["actions", "responses", "disrupts", "forced", "passives"] as const;
type Use = (typeof USES)[number];

/** turn.md, section 1. */
export const ALLOWED: Readonly<Record<StepKind, readonly Use[]>> = {
  box: ["disrupts", "forced", "passives"],
  responses: ["responses", "disrupts", "forced", "passives"],
  window: USES,
  check: [],
};
