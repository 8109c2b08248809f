/** Changes: single alterations of the game, proposed here and performed one by one. */
import type { Cause, EventKind, Player, Zone } from "../language/words.ts";
import { causeOfEffect } from "../queries/scene.ts";
import { cardOf } from "../state/access.ts";
import type { ChangeKind, Manner } from "../state/change-kinds.ts";
import {
  type CardId,
  type Change,
  type EffectInProgress,
  NOBODY,
  type Replacement,
  type State,
} from "../state/types.ts";

/** Parts that happen together; several groups happen one after the other. */
export type Group = readonly Change[];

const NOTHING: readonly Replacement[] = [];

export interface Details {
  readonly card?: CardId;
  readonly player?: Player;
  readonly count?: number;
  readonly other?: CardId;
  readonly to?: Zone;
  readonly how?: Manner | null;
  readonly cause?: Cause;
  readonly source?: CardId;
}

/** A change to a card; its controller is the player concerned unless said otherwise. */
export function makeChange(state: State, kind: ChangeKind, details: Details): Change {
  const card = details.card ?? NOBODY;
  return {
    kind,
    card,
    player: details.player ?? (card === NOBODY ? state.active : cardOf(state, card).controller),
    count: details.count ?? 1,
    other: details.other ?? NOBODY,
    to: details.to ?? "",
    how: details.how ?? null,
    resilient: "unasked",
    cause: details.cause ?? "rule",
    source: details.source ?? NOBODY,
    replaced: NOTHING,
  };
}

/** It comes into play attached to `other`. */
export const hasHost = (how: Manner | null): boolean =>
  how?.as === "onto" || (how?.as === "put" && how.host !== "none");

/** Cause and source of a change that an effect in progress makes, or that pays its cost. */
export const by = (effect: EffectInProgress): { readonly cause: Cause; readonly source: CardId } => ({
  cause: causeOfEffect(effect),
  source: effect.source,
});

/** What a change is called when somebody waits for it. */
export const EVENTS_OF: Readonly<Record<ChangeKind, readonly EventKind[]>> = {
  wound: ["characterWounded"],
  goInsane: ["characterWentInsane"],
  restore: ["characterRestored"],
  ready: ["cardReadied"],
  exhaust: ["cardExhausted"],
  commit: ["characterCommitted"],
  uncommit: ["characterUncommitted"],
  destroy: ["cardDestroyed", "cardLeftPlay"],
  sacrifice: ["cardSacrificed", "cardLeftPlay"],
  discard: ["cardDiscarded", "cardLeftPlay"],
  draw: ["cardDrawn"],
  enterPlay: ["cardEnteredPlay"],
  moveCard: ["cardReturnedToHand", "cardLeftPlay"],
  attach: ["cardAttached"],
  attachResource: ["resourceAttached"],
  takeControl: ["controlChanged"],
  addDomain: ["domainAdded"],
  placeSuccess: ["tokensPlaced"],
  removeSuccess: ["tokensRemoved"],
  moveSuccess: ["tokensRemoved", "tokensPlaced"],
  placeToken: ["tokensPlaced"],
  removeToken: ["tokensRemoved"],
  removeWound: [],
  moveWound: [],
  drain: ["domainDrained"],
  refresh: ["domainRefreshed"],
  moveDrain: [],
  reveal: ["cardRevealed"],
  lookAt: [],
  shuffle: [],
  returnStory: [],
  scoreStory: [],
  goDormant: [],
};
