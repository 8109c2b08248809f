/** Sections that are not cut from docs/rules. */
export const TURN_CHART = "turn-chart";
