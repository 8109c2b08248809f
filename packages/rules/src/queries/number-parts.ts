/** What a character's skill and icons are made of: the printed value, then every card that changes it. */
import { ICONS, type Icon } from "../language/words.ts";
import { cardOf, faceOf } from "../state/access.ts";
import type { Continuous } from "../state/cache.ts";
import type { CardId, State } from "../state/types.ts";
import { applies, continuousOf } from "./continuous.ts";
import { num } from "./filters.ts";
import { iconsOf, readIcons } from "./icons-of.ts";
import { SKILL_VALUE } from "./lasting-values.ts";
import { printedIconsOf } from "./printed-values.ts";
import { ofEach, sceneOfContinuous } from "./scene.ts";
import { netSkillOf } from "./skill-of.ts";
import { hasFace } from "./standing.ts";

/** `source` is the card the change comes from; none for the printed value and for what no single card adds. */
interface NumberPart {
  readonly what: "skill" | Icon;
  readonly amount: number;
  readonly source: CardId | null;
  readonly printed: boolean;
}

/** The parts of each number add up to what the character counts now. */
export function numberParts(state: State, id: CardId): readonly NumberPart[] {
  if (!hasFace(cardOf(state, id))) return [];
  const gains = continuousOf(state).filter(({ effect }) => effect.do === "gains");
  const added = gains.filter((one) => applies(state, one, id)).flatMap((one) => partsOf(state, one, id));
  const totals = { skill: netSkillOf(state, id), icons: iconsOf(state, id) };
  const printed = { skill: faceOf(state, id).skill, icons: printedIconsOf(state, id) };
  return [
    ...complete("skill", { printed: printed.skill, total: totals.skill, added }),
    ...ICONS.flatMap((icon, at) =>
      complete(icon, { printed: printed.icons[at] ?? 0, total: totals.icons[at] ?? 0, added }),
    ),
  ];
}

function partsOf(state: State, one: Continuous, id: CardId): readonly NumberPart[] {
  const { effect, modifier, source } = one;
  if (effect.do !== "gains") return [];
  const { skill } = effect.traits;
  const scene = ofEach(sceneOfContinuous(state, one), id);
  const icons = modifier === null ? readIcons(scene, effect.traits) : modifier.values;
  const more = skill === undefined ? 0 : modifier === null ? num(scene, skill) : modifier.values[SKILL_VALUE];
  const part = (what: NumberPart["what"], amount = 0): NumberPart => ({
    what,
    amount,
    source,
    printed: false,
  });
  const gained = effect.traits.icons === undefined ? [] : ICONS.map((icon, at) => part(icon, icons[at]));
  return [part("skill", more), ...gained].filter(({ amount }) => amount !== 0);
}

/** Numbers set or lost by a text are told as the difference. */
function complete(
  what: NumberPart["what"],
  { printed, total, added }: { printed: number; total: number; added: readonly NumberPart[] },
): readonly NumberPart[] {
  const own = added.filter((part) => part.what === what);
  const sum = own.reduce((all, { amount }) => all + amount, printed);
  const base: NumberPart = { what, amount: printed, source: null, printed: true };
  if (sum === total) return [base, ...own];
  return [base, ...own, { what, amount: total - sum, source: null, printed: false }];
}
