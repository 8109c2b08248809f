/** TEMPORARY until the engine exports it. */
import type { Attempt, Player, Reason, State } from "@fhtagn/rules";
export const whyNot = (_state: State, _player: Player, _attempt: Attempt): readonly Reason[] => [];
