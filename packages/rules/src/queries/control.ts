/** Whose a card in play should be now: the newest of all effects that give control decides (CTRL-15, CTRL-16). */
import { PLAYERS, type Player } from "../language/words.ts";
import { cardOf } from "../state/access.ts";
import type { Continuous } from "../state/cache.ts";
import { abilityOf } from "../state/game.ts";
import type { CardId, CardState, Modifier, State } from "../state/types.ts";
import { anyOfKind, applies, continuousOf, inForce } from "./continuous.ts";
import { KIND } from "./kinds.ts";
import { playerOf } from "./names.ts";
import { sceneOfContinuous } from "./scene.ts";
import { concerns, nodeOf } from "./standing.ts";

/** Texts in play that give control of a card, the latest arrival last. */
function givers(state: State, card: CardId): readonly Continuous[] {
  if (!anyOfKind(state, KIND.takeControl)) return [];
  return continuousOf(state).filter((one) => {
    if (one.effect.do !== "takeControl" || one.modifier !== null) return false;
    const { what } = one.effect;
    if ("the" in what && what.the === "host") return cardOf(state, one.source).host === card;
    return applies(state, one, card);
  });
}

/** What a lasting effect remembers: the texts that gave control before it, each a card and its life. */
export const olderGivers = (state: State, cards: readonly CardId[]): readonly number[] =>
  cards.flatMap((card) => givers(state, card).flatMap(({ source }) => [source, cardOf(state, source).life]));

function isOlder(state: State, { source }: Continuous, { values }: Modifier): boolean {
  for (let i = 0; i < values.length; i += 2)
    if (values[i] === source && values[i + 1] === cardOf(state, source).life) return true;
  return false;
}

/** The newest lasting effect on its control, and to whom that gives it. */
function newestLasting(
  state: State,
  card: CardState,
): { readonly modifier: Modifier; readonly player: Player; readonly isExchange: boolean } | null {
  for (const modifier of state.modifiers.toReversed()) {
    if (!concerns(state, modifier, card.id) || !inForce(state, modifier)) continue;
    const { code, index } = modifier.ability;
    const { do: kind } = nodeOf(abilityOf(state.game, code, index), modifier.node);
    if (kind === "takeControl") return { modifier, player: modifier.player, isExchange: false };
    if (kind !== "exchangeControl") continue;
    const side = modifier.values[modifier.subjects.indexOf(card.id)] ?? -1;
    return { modifier, player: PLAYERS[side] ?? card.base, isExchange: true };
  }
  return null;
}

export function rightfulController(state: State, card: CardState): Player {
  const lasting = newestLasting(state, card);
  if (lasting?.isExchange === true) return lasting.player;
  const newer = givers(state, card.id).filter(
    (one) => lasting === null || !isOlder(state, one, lasting.modifier),
  );
  const one = newer[newer.length - 1];
  if (one?.effect.do === "takeControl") return playerOf(sceneOfContinuous(state, one), one.effect.who);
  return lasting?.player ?? card.base;
}
