/** The numbers of a lasting effect and what it copies, fixed when it is made (LAST-07). */
import type { EffectOf } from "../language/effects.ts";
import { PLAYERS } from "../language/words.ts";
import { abilitiesOf } from "../queries/abilities-of.ts";
import { olderGivers } from "../queries/control.ts";
import { num } from "../queries/filters.ts";
import { iconsOf, readIcons } from "../queries/icons-of.ts";
import { keywordsInForce } from "../queries/keywords-of.ts";
import { AMOUNT_VALUE, SKILL_VALUE } from "../queries/lasting-values.ts";
import { ofEach, type Scene } from "../queries/scene.ts";
import { cardOf } from "../state/access.ts";
import { type CardId, type Copied, NOBODY, type State } from "../state/types.ts";
import { exchanged, fixedSubjects, type Laying, otherSide } from "./lasting-subjects.ts";

/** Whether "its wounds" is a number of each card that it acts on: each has an effect of its own then. */
export const isFixedForEach = ({ scene, effect }: Laying): boolean => {
  if (scene.each !== NOBODY) return false;
  if (effect.do === "setTo") return speaksOfItself(effect.traits);
  if (effect.do !== "gains") return false;
  const { skill, amount, icons } = effect.traits;
  return speaksOfItself([skill, amount, icons]);
};

function speaksOfItself(value: unknown): boolean {
  if (value === "each") return true;
  return typeof value === "object" && value !== null && Object.values(value).some(speaksOfItself);
}

/** What is fixed for these cards. */
export const fixedFor = (laying: Laying, [only = NOBODY]: readonly CardId[]): readonly number[] =>
  valuesOf(isFixedForEach(laying) ? { ...laying, scene: ofEach(laying.scene, only) } : laying);

function valuesOf({ scene, effect, cards }: Laying): readonly number[] {
  const { state } = scene;
  switch (effect.do) {
    case "gains": {
      const { traits } = effect;
      const icons =
        traits.icons !== undefined && "of" in traits.icons
          ? modelIcons(scene, effect)
          : readIcons(scene, traits);
      const values = icons.slice();
      values[SKILL_VALUE] = traits.skill === undefined ? 0 : num(scene, traits.skill);
      values[AMOUNT_VALUE] = traits.amount === undefined ? 0 : num(scene, traits.amount);
      return values;
    }
    case "loses": {
      if (!takesThoseThere(effect.traits.icons)) return [];
      return fixedSubjects({ scene, effect, cards }).flatMap((id) => iconsOf(state, id));
    }
    case "setTo":
      return [num(scene, effect.traits.skill ?? effect.traits.printedSkill ?? 0)];
    case "takeControl":
      return olderGivers(state, cards("what"));
    case "exchangeControl":
      return exchanged(state, cards).map((id) => PLAYERS.indexOf(otherSide(state, id)));
    case "costs":
      return [num(scene, effect.change)];
    case "copies": {
      const [from] = cards("from");
      if (from === undefined || !effect.parts.includes("triggered")) return [];
      const card = cardOf(state, from);
      return abilitiesOf(state, card)
        .filter(({ code, ability }) => code === card.code && ability.timing !== "passive")
        .map(({ index }) => index);
    }
    default:
      return [];
  }
}

type LostIcons = EffectOf<"loses">["traits"]["icons"];
/** LAST-08: "all" is all that there are when it takes effect; what else is lost is known by its name. */
const ARE_THOSE_THERE: { readonly [L in Extract<LostIcons, string>]: boolean } = {
  all: true,
  allPrinted: false,
  terror: false,
  combat: false,
  arcane: false,
  investigation: false,
};
const takesThoseThere = (icons: LostIcons): boolean => typeof icons === "string" && ARE_THOSE_THERE[icons];

function modelIcons(scene: Scene, effect: EffectOf<"gains">): readonly number[] {
  const { icons } = effect.traits;
  if (icons === undefined || !("of" in icons)) return [0, 0, 0, 0];
  const [model] = scene.effect?.chosen[icons.of as string] ?? [];
  if (model === undefined) return [0, 0, 0, 0];
  const card = cardOf(scene.state, model);
  if (icons.printed !== true) return iconsOf(scene.state, model);
  return card.condition === "insane" ? [0, 0, 0, 0] : abilityFreeIcons(scene.state, card.code);
}

const abilityFreeIcons = (state: State, code: string): readonly number[] =>
  state.game.library.cards.get(code)?.icons ?? [0, 0, 0, 0];

const NO_KEYWORDS: Copied["keywords"] = { names: [], toughness: 0, fated: 0 };

export function copiedBy({ scene, effect, cards }: Laying): Copied | null {
  if (effect.do !== "copies") return null;
  const [from] = cards("from");
  if (from === undefined) return null;
  const keywords = effect.parts.includes("keywords") ? keywordsInForce(scene.state, from) : NO_KEYWORDS;
  return { code: cardOf(scene.state, from).code, keywords };
}
