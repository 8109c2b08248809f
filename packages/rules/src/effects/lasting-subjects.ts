/** The cards a lasting effect acts on, fixed when it is made (LAST-07). */
import type { EffectOf, LastingKind } from "../language/effects.ts";
import type { Player } from "../language/words.ts";
import type { Scene } from "../queries/scene.ts";
import { cardOf, opponentOf } from "../state/access.ts";
import type { CardId, State } from "../state/types.ts";
import type { CardsOf } from "./primitive.ts";

export interface Laying {
  readonly scene: Scene;
  readonly effect: EffectOf<LastingKind>;
  readonly node: number;
  readonly cards: CardsOf;
}

/** Whose a card becomes when control of it is exchanged. */
export const otherSide = (state: State, card: CardId): Player => opponentOf(cardOf(state, card).controller);

/** COMP-40: two cards of different players, or nothing is exchanged. */
export function exchanged(state: State, cards: CardsOf): readonly CardId[] {
  const [a, b] = [cards("a")[0], cards("b")[0]];
  if (a === undefined || b === undefined || otherSide(state, a) === otherSide(state, b)) return [];
  return [a, b];
}

/** INS-16: what modifies skill, icons or text passes the insane by. */
const MODIFYING: ReadonlySet<string> = new Set(["gains", "loses", "setTo", "blank", "copies"]);

export function fixedSubjects(laying: Omit<Laying, "node">): readonly CardId[] {
  const subjects = subjectsOf(laying);
  if (!MODIFYING.has(laying.effect.do)) return subjects;
  return subjects.filter((id) => cardOf(laying.scene.state, id).condition !== "insane");
}

function subjectsOf({ scene, effect, cards }: Omit<Laying, "node">): readonly CardId[] {
  switch (effect.do) {
    case "blank":
    case "becomes":
    case "mayPlay":
    case "takeControl":
      return cards("what");
    case "exchangeControl":
      return exchanged(scene.state, cards);
    case "struggles":
      return cards("at");
    case "costs":
    case "provides":
    case "storiesToWin":
    case "woundsOfEvents":
    case "struggleDecidedBy":
    case "mixAlignments":
      return [];
    default:
      return cards("who");
  }
}
