/** Every place of a turn at which a position can begin, in both players' turns. */
import { PHASES, PLAYERS } from "@fhtagn/rules";
import { MOMENTS, type Position } from "@fhtagn/rules/position";

export type StageClock = Required<Pick<Position, "active" | "phase" | "at">>;

const OF_STORY = MOMENTS.filter((moment) => moment !== "window");

export const CLOCKS: readonly StageClock[] = PHASES.filter((phase) => phase !== "setup").flatMap((phase) =>
  (phase === "story" ? OF_STORY : (["start", "window"] as const)).flatMap((at) =>
    PLAYERS.map((active) => ({ active, phase, at })),
  ),
);

/** Whether the attacker, and whether the defender has committed when the position begins. */
export const attackersAreThere = ({ phase, at }: StageClock): boolean =>
  phase === "story" && ["after commits", "after opposing", "resolution"].includes(at);
export const defendersAreThere = ({ phase, at }: StageClock): boolean =>
  phase === "story" && ["after opposing", "resolution"].includes(at);
