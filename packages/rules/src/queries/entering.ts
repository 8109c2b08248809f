/** Who may come into play: uniqueness, Heroic and Villainous, hosts. */
import type { Player } from "../language/words.ts";
import { cardOf, faceOf } from "../state/access.ts";
import { printedOf } from "../state/game.ts";
import { type CardId, NOBODY, type State } from "../state/types.ts";
import { anyOfKind, continuousOf } from "./continuous.ts";
import { isForbidden } from "./deeds.ts";
import { find } from "./filters.ts";
import { hasKeyword } from "./keywords-of.ts";
import { KIND } from "./kinds.ts";
import { playersOf } from "./names.ts";
import { billForCard, costFor } from "./payment.ts";
import { sceneOf, sceneOfContinuous } from "./scene.ts";

/** UNIQ-02, UNIQ-03: a player who controls or owns a copy in play cannot have another; face down it bars nothing (UNIQ-10). */
export function uniqueBarred(state: State, player: Player, id: CardId): boolean {
  const { code } = cardOf(state, id);
  const printed = printedOf(state.game, code);
  if (!printed.facts.unique) return false;
  return state.inPlay.some((other) => {
    const card = cardOf(state, other);
    if (other === id || (card.faceDown && card.host !== NOBODY)) return false;
    return (
      (card.controller === player || card.owner === player) && faceOf(state, card.id).title === printed.title
    );
  });
}

export function controls(state: State, player: Player, keyword: "Heroic" | "Villainous"): readonly CardId[] {
  return state.inPlay.filter(
    (id) => cardOf(state, id).controller === player && hasKeyword(state, id, keyword),
  );
}

/** COMP-05: a text lets its player have both kinds at the same time, for as long as it is in force. */
export const mayMixAlignments = (state: State, player: Player): boolean =>
  anyOfKind(state, KIND.mixAlignments) &&
  continuousOf(state).some(
    (one) =>
      one.effect.do === "mixAlignments" &&
      playersOf(sceneOfContinuous(state, one), one.effect.who).includes(player),
  );

/** KW-HERO-01, KW-HERO-04, KW-HERO-07. */
export function heroicBarred(state: State, player: Player, id: CardId): boolean {
  const words = hasKeywords(state, id);
  const isTorn =
    (words.includes("Heroic") && controls(state, player, "Villainous").some((other) => other !== id)) ||
    (words.includes("Villainous") && controls(state, player, "Heroic").some((other) => other !== id));
  return isTorn && !mayMixAlignments(state, player);
}

function hasKeywords(state: State, id: CardId): readonly string[] {
  const card = cardOf(state, id);
  if (card.zone === "play" && !card.faceDown)
    return (["Heroic", "Villainous"] as const).filter((word) => hasKeyword(state, id, word));
  return faceOf(state, card.id).keywords.names;
}

/** CTRL-10, KW-HERO-04, TRIG-27: control that cannot be taken stays where it is. */
export const mayTakeControl = (state: State, player: Player, id: CardId): boolean =>
  !uniqueBarred(state, player, id) &&
  !heroicBarred(state, player, id) &&
  !isForbidden(state, { deed: "changeControl", card: id }) &&
  newHosts(state, player, id)?.length !== 0;

/** CTRL-09, ED-91: where an attachment goes with its control, the cards of the taker that it fits. */
export function newHosts(state: State, player: Player, id: CardId): readonly CardId[] | null {
  const { host } = cardOf(state, id);
  if (!state.game.options["control.attachmentMoves"] || host === NOBODY) return null;
  if (cardOf(state, host).zone !== "play") return null;
  return (hostsFor(state, player, id) ?? []).filter((other) => cardOf(state, other).controller === player);
}

/** CTRL-17: the other stories to which a card on a story may go with its control. */
export function otherStories(state: State, player: Player, id: CardId): readonly CardId[] {
  const { host } = cardOf(state, id);
  if (host === NOBODY || cardOf(state, host).zone !== "story") return [];
  return (hostsFor(state, player, id) ?? []).filter(
    (other) => other !== host && cardOf(state, other).zone === "story",
  );
}

/** Everything but uniqueness and the keyword ban is waived for "put into play" (COST-13). */
export const mayEnter = (state: State, player: Player, id: CardId): boolean =>
  !uniqueBarred(state, player, id) && !heroicBarred(state, player, id) && hasHost(state, player, id);

/** PAY-25: of a card being played what was paid for it, of one put into play what it would cost. */
export function actualCost({ state, player, card }: { state: State; player: Player; card: CardId }): number {
  const effect = state.effects[state.effects.length - 1];
  if (effect?.kind === "play" && effect.source === card) return effect.cost;
  return costFor(state, billForCard(state, player, card), NOBODY);
}

/** Face down from the start it is neither Heroic nor Villainous (INS-13, KW-HERO-06). */
export const mayEnterInsane = (state: State, player: Player, id: CardId): boolean =>
  !uniqueBarred(state, player, id) && hasHost(state, player, id);

/** ATT-10, ATT-14: an attachment needs something to be attached to. */
export function hostsFor(state: State, player: Player, id: CardId): readonly CardId[] | null {
  const { attachTo } = faceOf(state, id);
  return attachTo === null ? null : find(sceneOf(state, id, player), attachTo);
}

const hasHost = (state: State, player: Player, id: CardId): boolean => {
  const hosts = hostsFor(state, player, id);
  return hosts === null || hosts.length > 0;
};
