/** Whom a disrupt or response step asks: public information only (turn.md, "When a question is put"). */
import type { Player } from "../language/words.ts";
import { anyOfKind } from "../queries/continuous.ts";
import { KIND } from "../queries/kinds.ts";
import { matchingOn, resourcesFor } from "../queries/payment.ts";
import { sceneOfText } from "../queries/scene.ts";
import { cardOf, seatOf } from "../state/access.ts";
import { type PreparedAbility, printedOf } from "../state/game.ts";
import { NOBODY, type Note, type State } from "../state/types.ts";
import { answers } from "./matching.ts";
import { type Answering, answering, seemsUsable, type TriggerMoment, usableBy } from "./triggers.ts";

interface Answerable {
  /** What he may really use. */
  readonly usable: readonly Answering[];
  /** Whether his opponent must think he might use something. */
  readonly asked: boolean;
}

/** What is asked about: what happened or would happen, and the open answers to it, found once for both players. */
export interface Occasion {
  readonly notes: readonly Note[];
  readonly moment: TriggerMoment;
  readonly found: readonly Answering[];
}

export const occasionOf = (state: State, notes: readonly Note[], moment: TriggerMoment): Occasion => ({
  notes,
  moment,
  found: answering(state, notes, moment),
});

export function whetherAsked(state: State, player: Player, { notes, moment, found }: Occasion): Answerable {
  const usable = usableBy(state, player, found);
  if (usable.length > 0 || seemsUsable(state, player, found)) return { usable, asked: true };
  return { usable, asked: mightHold(state, player, notes, moment) };
}

/** He holds hidden cards, and the pool has one that he could use from there with the resources he has. */
function mightHold(
  ...[state, player, notes, moment]: [State, Player, readonly Note[], TriggerMoment]
): boolean {
  if (seatOf(state, player).hand.length === 0) return false;
  const index = moment.would ? state.game.library.hiddenBefore : state.game.library.hiddenAfter;
  if (index.size === 0) return false;
  return notes.some((note) =>
    index
      .get(note.event)
      ?.some(
        (prepared) =>
          moment.timings.includes(prepared.ability.timing) &&
          prepared.ability.when !== undefined &&
          answers(
            sceneOfText(state, { source: NOBODY, player, prepared: null, note, publicly: false }, 0),
            prepared.ability.when,
            note,
          ) &&
          couldPay(state, player, prepared),
      ),
  );
}

/** With cost changes in force any undrained domain might do: asking too often gives nothing away. */
function couldPay(state: State, player: Player, prepared: PreparedAbility): boolean {
  const printed = printedOf(state.game, prepared.code);
  const isEvent = printed.type === "event";
  const cost = prepared.pays + (isEvent ? printed.cost : 0);
  if (cost === 0) return true;
  const match = isEvent && printed.faction !== "neutral" ? printed.faction : null;
  return seatOf(state, player).domains.some((domain) => {
    if (cardOf(state, domain).drained) return false;
    if (anyOfKind(state, KIND.costs)) return true;
    if (resourcesFor(state, domain, isEvent ? "card" : "ability") < cost) return false;
    return match === null || anyOfKind(state, KIND.provides) || matchingOn(state, domain, match) > 0;
  });
}
