/** What each domain of a player can pay, and what each card in his hand costs with it. */
import type { Player } from "../language/words.ts";
import { billForCard, costFor, matchingOn, resourcesFor } from "../queries/payment.ts";
import { faceOf } from "../state/access.ts";
import { type CardId, NOBODY, type State } from "../state/types.ts";

export function priceList(state: State, player: Player): readonly unknown[] {
  const { domains, hand } = state[player];
  const prices = (domain: CardId): readonly number[] =>
    hand.map((id) => costFor(state, billForCard(state, player, id), domain));
  const matching = (domain: CardId): readonly number[] =>
    hand.map((id) => {
      const { faction } = faceOf(state, id);
      return faction === "neutral" ? 0 : matchingOn(state, domain, faction);
    });
  const purses = domains.map((domain) => [
    ...[resourcesFor(state, domain, "card"), resourcesFor(state, domain, "ability")],
    ...[matching(domain), prices(domain)],
  ]);
  return [prices(NOBODY), purses];
}
