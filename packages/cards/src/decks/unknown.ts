/** What the deck of somebody may be who has not shown his list. */
import type { DeckBelief } from "@fhtagn/rules/view";
import { constructedDecks } from "./constructed.ts";
import { presets } from "./presets.ts";

let belief: DeckBelief | undefined;

/** Any deck that is offered, each as likely as the next: so the lot draws them. */
export function unknownDeck(): DeckBelief {
  belief ??= {
    candidates: [...presets(), ...constructedDecks()].map(({ codes }) => ({ weight: 1, cards: codes })),
  };
  return belief;
}
