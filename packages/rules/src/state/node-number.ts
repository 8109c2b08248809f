import type { Effect } from "../language/effects.ts";
import type { PreparedAbility } from "./game.ts";
import { mustBe } from "./must-be.ts";

/** Which node of its ability an effect is. */
export const nodeNumber = ({ numberOf }: Pick<PreparedAbility, "numberOf">, effect: Effect): number =>
  mustBe(numberOf.get(effect), "TIME-05", "node of this ability");
