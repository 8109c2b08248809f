import type { ChangeKind } from "../state/change-kinds.ts";
import type { Change, State } from "../state/types.ts";
import { endBroken } from "./lasting.ts";
import { performCards } from "./perform-cards.ts";
import { performCharacters } from "./perform-characters.ts";
import { performShown } from "./perform-shown.ts";
import { performTokens } from "./perform-tokens.ts";

export type Perform = (state: State, change: Change) => boolean;

const PERFORM: Readonly<Record<ChangeKind, Perform>> = {
  ...performCharacters,
  ...performCards,
  ...performShown,
  ...performTokens,
};

export function perform(state: State, change: Change): boolean {
  const isDone = PERFORM[change.kind](state, change);
  if (isDone && state.modifiers.length > 0) endBroken(state);
  return isDone;
}
