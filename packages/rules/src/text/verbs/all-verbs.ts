/** Every verb of the card language in both languages: a kind without French does not compile. */
import type { Effect, EffectKind } from "../../language/effects.ts";
import type { Say } from "../speech.ts";
import { CARD_VERBS } from "./card-verbs.ts";
import { CHARACTER_VERBS } from "./character-verbs.ts";
import { COMBINATORS } from "./combined-verbs.ts";
import { GAME_VERBS } from "./game-rules.ts";
import { HIDDEN_VERBS } from "./hidden.ts";
import { MOVEMENT_VERBS } from "./movements.ts";
import { RULE_VERBS } from "./rules-of-play.ts";
import type { Telling, Tellings } from "./telling.ts";
import { TOKEN_VERBS } from "./token-verbs.ts";
import { TRAIT_VERBS } from "./trait-verbs.ts";

export const VERBS: Tellings<EffectKind> = {
  ...CHARACTER_VERBS,
  ...CARD_VERBS,
  ...MOVEMENT_VERBS,
  ...HIDDEN_VERBS,
  ...TOKEN_VERBS,
  ...TRAIT_VERBS,
  ...RULE_VERBS,
  ...GAME_VERBS,
  ...COMBINATORS,
};

export function tellEffect(effect: Effect, say: Say): string {
  // The table gives each kind its own teller; the pair of kind and effect is lost to the checker here.
  const telling = VERBS[effect.do] as Telling<EffectKind>;
  return telling[say.locale](effect, say);
}
