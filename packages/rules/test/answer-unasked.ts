/** For tests of what happens when somebody past all checks answers what nobody offered. */
import { answer } from "../src/procedures/interpreter.ts";
import type { Option } from "../src/state/decisions.ts";
import type { State } from "../src/state/types.ts";

export const answerUnasked = (state: State, option: Option): void => answer(state, option);
