/** Arrow keys in the picture: up and down follow the turn, left and right go to the phase beside. */
import { ALL_STEPS, CHART_PHASES, STEPS, type TurnStep } from "./turn-steps.ts";

const isMain = ({ words }: TurnStep): boolean => words !== "phaseStart";

/** The first step of the phase beside that is more than its start. */
function inPhaseBeside(here: TurnStep, by: 1 | -1): TurnStep | undefined {
  const at = CHART_PHASES.findIndex((phase) => STEPS[phase].includes(here));
  const phase = CHART_PHASES[at + by];
  return phase === undefined ? undefined : STEPS[phase].find(isMain);
}

/** Undefined where the key means nothing or the picture ends. */
export function stepAfter(here: TurnStep, key: string): TurnStep | undefined {
  const at = ALL_STEPS.indexOf(here);
  switch (key) {
    case "ArrowDown":
      return ALL_STEPS[at + 1];
    case "ArrowUp":
      return ALL_STEPS[at - 1];
    case "ArrowRight":
      return inPhaseBeside(here, 1);
    case "ArrowLeft":
      return inPhaseBeside(here, -1);
    case "Home":
      return ALL_STEPS[0];
    case "End":
      return ALL_STEPS.at(-1);
    default:
      return undefined;
  }
}
