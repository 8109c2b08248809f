/** Which abilities change something, each looked at while it is carried out or stands: a text that never does is dead. */

import { continuousOf } from "../queries/continuous.ts";
import { passivesActing } from "../queries/in-force.ts";
import { bitOfKind, KIND, TRAIT_KINDS } from "../queries/kinds.ts";
import { nodeOf } from "../queries/standing.ts";
import { type Continuous, cacheOf } from "../state/cache.ts";
import { clone } from "../state/clone.ts";
import { abilityOf } from "../state/game.ts";
import type { AbilityRef, EffectInProgress, Frame, Modifier, State } from "../state/types.ts";
import { addWatcher } from "../state/watchers.ts";
import { whatCardsAre } from "./what-cards-are.ts";
import { whatMayBeDone } from "./what-may-be-done.ts";

export interface DeedListener {
  /** It is known to change something and is not looked at any more. */
  readonly isKnown: (ability: AbilityRef) => boolean;
  readonly changed: (ability: AbilityRef) => void;
}

export interface DeedWatch {
  /** To be called at every question, for the texts that stand. */
  look(): void;
}

export function watchDeeds(state: State, listener: DeedListener): DeedWatch {
  watchExecution(state, listener);
  return {
    look: () => {
      for (const one of passivesActing(state)) {
        if (!listener.isKnown(one.prepared) && makesADifference(state, one)) listener.changed(one.prepared);
      }
    },
  };
}

/** Their working is in how a card enters play or is wounded: to stand is all that is seen of them. */
const SEEN_BY_STANDING = KIND.entersAs | KIND.woundsOfEvents;

/** The text is taken away, and what cards are or what may be done is looked at again. */
function makesADifference(state: State, { prepared, source, bit }: Continuous): boolean {
  if ((bit & SEEN_BY_STANDING) !== 0) return true;
  const without = clone(state);
  const standing = continuousOf(without);
  const cache = cacheOf(without);
  cache.continuous = standing.filter(
    (other) => other.prepared !== prepared || other.source !== source || other.modifier !== null,
  );
  cache.blank = []; // worked out with this text, when it was asked which texts stand
  const look = (bit & TRAIT_KINDS) === 0 ? whatMayBeDone : whatCardsAre;
  return look(without) !== look(state);
}

interface Underway {
  readonly ability: AbilityRef;
  readonly before: string;
}

/** From the moment an effect's tree is begun until it is over, its costs and what follows from it aside. */
function watchExecution(state: State, { isKnown, changed }: DeedListener): void {
  const underway = new Map<Frame, Underway>();
  addWatcher(state, {
    frameBegins: (frame) => {
      const ability = abilityBegun(state, frame);
      if (ability !== null && !isKnown(ability)) underway.set(frame, { ability, before: tableOf(state) });
    },
    frameEnded: (frame) => {
      const deed = underway.get(frame);
      if (deed === undefined) return;
      underway.delete(frame);
      if (tableOf(state) !== deed.before) changed(deed.ability);
    },
  });
}

function abilityBegun({ effects }: State, { procedure, locals }: Frame): AbilityRef | null {
  if (procedure !== "carryOut" || locals.node !== 0 || locals.part !== undefined) return null;
  return effects[effects.length - 1]?.ability ?? null;
}

/** Cards, piles and what cards are; what was struck, cancelled or left for later. */
function tableOf(state: State): string {
  const { cards, P1, P2, stories, conspiracies, storyDeck, inPlay, delayed, changes, result } = state;
  return JSON.stringify([
    ...[cards, P1, P2, stories, conspiracies, storyDeck, inPlay, delayed, changes, result],
    whatCardsAre(state),
    state.modifiers.filter((modifier) => isOfOtherKind(state, modifier)),
    state.effects.map(({ id, cancelled }: EffectInProgress) => [id, cancelled]),
  ]);
}

/** A lasting effect that changes no trait is seen by its being there, unless it is a change of cost by nothing. */
function isOfOtherKind(state: State, { ability, node, values }: Modifier): boolean {
  const { do: kind } = nodeOf(abilityOf(state.game, ability.code, ability.index), node);
  return (bitOfKind(kind) & TRAIT_KINDS) === 0 && (kind !== "costs" || values[0] !== 0);
}
