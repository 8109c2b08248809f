/** The cards that a cost takes: own ones, each for one part only (COST-11, COST-12). */
import type { Effect } from "../language/effects.ts";
import { named } from "../queries/names.ts";
import type { Scene } from "../queries/scene.ts";
import { cardOf } from "../state/access.ts";
import { itemAt } from "../state/must-be.ts";
import type { CardId } from "../state/types.ts";
import { candidatesFor, possibleCards, type Slot, slotsOf, wantedOf } from "./selecting.ts";
import { costSlotNames, type SlotNames } from "./slot-names.ts";

/** A part of a cost for which cards are picked. */
export interface CostPart {
  readonly names: SlotNames;
  readonly slot: Slot;
  readonly candidates: readonly CardId[];
  /** How many of them it still takes. */
  readonly least: number;
}

/** In the eyes of all, any card in a hand might do. */
function payable(scene: Scene, slot: Slot): readonly CardId[] {
  const candidates = scene.publicly ? possibleCards(scene, slot) : candidatesFor(scene, slot);
  return candidates.filter((id) => {
    const card = cardOf(scene.state, id);
    return card.controller === scene.you || card.zone === "story" || slot.how === "the";
  });
}

/** Whether a part that leaves nothing to pick can be paid: it must change something (COST-17). */
export const isFixedPartPayable = (scene: Scene, slot: Slot): boolean => payable(scene, slot).length > 0;

export const isPicked = ({ how }: Slot): boolean => how === "pick" || how === "choose";

/** The picked parts of a cost; what another part names already is no candidate. */
export function pickedParts(scene: Scene, costs: readonly Effect[]): readonly CostPart[] {
  const fixed = fixedCards(scene, costs);
  const parts: CostPart[] = [];
  for (let at = 0; at < costs.length; at++) {
    for (const slot of slotsOf(itemAt(costs, at))) {
      if (!isPicked(slot)) continue;
      const candidates = payable(scene, slot).filter((id) => !fixed.includes(id));
      parts.push({ names: costSlotNames(at, slot.field), slot, candidates, least: leastOf(scene, slot) });
    }
  }
  return parts;
}

/** What a part of the cost names without a choice. */
function fixedCards(scene: Scene, costs: readonly Effect[]): readonly CardId[] {
  const fixed: CardId[] = [];
  for (const cost of costs) {
    for (const { selection } of slotsOf(cost))
      if ("the" in selection) fixed.push(...named(scene, selection.the));
  }
  return fixed;
}

const leastOf = (scene: Scene, { selection }: Slot): number =>
  "pick" in selection || "choose" in selection ? Math.max(1, wantedOf(scene, selection.count).least) : 1;

/** Whether every part finds its cards, none of them twice: a matching, place by place. */
export function isAssignable(parts: readonly CostPart[], spent: readonly CardId[] = []): boolean {
  const places = parts.flatMap(({ candidates, least }) =>
    Array.from({ length: least }, () => candidates.filter((id) => !spent.includes(id))),
  );
  const holder = new Map<CardId, number>();
  const seat = (place: number, tried: Set<CardId>): boolean =>
    (places[place] ?? []).some((id) => {
      if (tried.has(id)) return false;
      tried.add(id);
      const other = holder.get(id);
      if (other !== undefined && !seat(other, tried)) return false;
      holder.set(id, place);
      return true;
    });
  return places.every((_, place) => seat(place, new Set()));
}
