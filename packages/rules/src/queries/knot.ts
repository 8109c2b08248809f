/**
 * Traits depend on filters and filters on traits. The knot is tied here: filters.ts fills it in when it is
 * loaded, and nothing else may.
 */
import type { Filter, Num, Test } from "../language/expressions.ts";
import { InvariantBroken } from "../state/game.ts";
import type { CardId } from "../state/types.ts";
import type { Scene } from "./scene.ts";

interface Knot {
  fits(scene: Scene, card: CardId, filter: Filter): boolean;
  holds(scene: Scene, test: Test): boolean;
  num(scene: Scene, value: Num): number;
  named(scene: Scene, name: string): readonly CardId[];
}

const untied = (): never => {
  throw new InvariantBroken("queries", "filters were not loaded");
};

export const knot: Knot = { fits: untied, holds: untied, num: untied, named: untied };
