/** Which cards were chosen for an effect: its targets and picks, the cards of its cost, a host. */
import type { Effect } from "../language/effects.ts";
import { abilityOf } from "../state/game.ts";
import type { CardId, EffectInProgress, State } from "../state/types.ts";
import { type Slot, slotsOf } from "./selecting.ts";
import { costSlotNames, HOST_NAMES, type SlotNames, slotNames } from "./slot-names.ts";

/** By a player, or as the only possible answer. */
export function wasChosenFor({ game }: State, { chosen, ability }: EffectInProgress, id: CardId): boolean {
  const isIn = ({ mark }: SlotNames): boolean => chosen[mark]?.includes(id) === true;
  if (isIn(HOST_NAMES)) return true;
  if (ability === null) return false;
  const { nodes, cardCosts } = abilityOf(game, ability.code, ability.index);
  return (
    choicesOf(cardCosts).some(([at, { field }]) => isIn(costSlotNames(at, field))) ||
    choicesOf(nodes).some(([at, { field }]) => isIn(slotNames(at, field)))
  );
}

/** What takes every card that fits is no choice. */
const choicesOf = (parts: readonly Effect[]): readonly (readonly [number, Slot])[] =>
  parts.flatMap((part, at) =>
    slotsOf(part)
      .filter(({ how }) => how !== "each")
      .map((slot) => [at, slot] as const),
  );
