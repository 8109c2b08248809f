/** Icons of a card as they are now, those of its text box too. */
import { assertNever } from "../language/assert-never.ts";
import type { EffectOf, IconCounts, Losses, Traits } from "../language/effects.ts";
import { ICONS, type Icon } from "../language/words.ts";
import { cardOf, faceOf } from "../state/access.ts";
import { type Continuous, cacheOf } from "../state/cache.ts";
import { iconIndex } from "../state/game.ts";
import type { CardId, State } from "../state/types.ts";
import { actingOn, applies, continuousOf, isBlank } from "./continuous.ts";
import { workOut } from "./depending.ts";
import { TRAIT } from "./kinds.ts";
import { knot } from "./knot.ts";
import { NO_ICONS, printedIconsOf } from "./printed-values.ts";
import { ofEach, type Scene, sceneOfContinuous } from "./scene.ts";
import { formOf, hasFace, touches } from "./standing.ts";

/** Net icons, never below none (LAST-04). */
export function iconsOf(state: State, id: CardId): readonly number[] {
  const card = cardOf(state, id);
  if (card.code === "" || !hasFace(card)) return NO_ICONS;
  const printed = faceOf(state, card.id).icons;
  if (card.zone !== "play" || !touches(state, TRAIT.icons)) return printed;
  const { values } = cacheOf(state);
  const kept = values.icons;
  return kept[id] ?? workOut(state, values, { kept, card: id, printed, compute: computeIcons });
}

function computeIcons(state: State, id: CardId): readonly number[] {
  const printed = faceOf(state, id).icons;
  const form = formOf(state, id);
  const net = (form === null || form.effect.form === "printed" ? printed : formIcons(form.effect)).slice();
  const left = printed.slice(); // printed icons not lost yet
  for (const one of continuousOf(state)) {
    const { effect } = one;
    if (effect.do === "gains" && effect.traits.icons !== undefined && applies(state, one, id))
      addIcons(state, one, { id, net });
    if (effect.do === "loses" && effect.traits.icons !== undefined && applies(state, one, id))
      loseIcons(one, net, { id, left });
  }
  return net.map((count) => Math.max(0, count));
}

function formIcons(effect: EffectOf<"becomes">): readonly number[] {
  const { form } = effect;
  return form === "printed" ? NO_ICONS : ICONS.map((icon) => form.icons?.[icon] ?? 0);
}

function addIcons(
  state: State,
  one: Continuous,
  { id, net }: { readonly id: CardId; readonly net: number[] },
): void {
  const { modifier } = one;
  if (modifier !== null) {
    for (let i = 0; i < 4; i++) net[i] = (net[i] ?? 0) + (modifier.values[i] ?? 0);
    return;
  }
  const scene = ofEach(sceneOfContinuous(state, one), id);
  const gained = readIcons(scene, (one.effect as EffectOf<"gains">).traits); // only called for gains
  for (let i = 0; i < 4; i++) net[i] = (net[i] ?? 0) + (gained[i] ?? 0);
}

/** The four numbers that `gains({ icons })` gives now, said of the card that gains them. */
export function readIcons(scene: Scene, { icons }: Traits): readonly number[] {
  if (icons === undefined) return NO_ICONS;
  const { state } = scene;
  if ("of" in icons) {
    const [model] = knot.named(scene, icons.of as string);
    if (model === undefined) return NO_ICONS;
    return icons.printed === true ? printedIconsOf(state, model) : iconsOf(state, model);
  }
  const counts: IconCounts = icons;
  return ICONS.map((icon) => {
    const value = counts[icon];
    return value === undefined ? 0 : knot.num(scene, value);
  });
}

/** LAST-08: "all" takes what was there when it took effect, in `values`; printed losses leave gains (ED-45). */
function loseIcons(
  one: Continuous,
  net: number[],
  { id, left }: { readonly id: CardId; readonly left: number[] },
): void {
  const { icons } = (one.effect as EffectOf<"loses">).traits; // only called for loses
  const first = 4 * (one.modifier?.subjects.indexOf(id) ?? 0);
  for (let i = 0; i < 4; i++) {
    const all = one.modifier === null ? (net[i] ?? 0) : (one.modifier.values[first + i] ?? 0);
    net[i] = (net[i] ?? 0) - lostOf(icons, i, { all, printed: left[i] ?? 0 });
    if (icons === "all" || takesPrinted(icons, i)) left[i] = 0;
  }
}

/** How many icons of this type are lost. */
function lostOf(
  icons: Losses["icons"],
  i: number,
  { all, printed }: { readonly all: number; readonly printed: number },
): number {
  if (icons === undefined) return 0;
  if (typeof icons === "object") return icons.printed === ICONS[i] ? printed : 0;
  switch (icons) {
    case "all":
      return all;
    case "allPrinted":
      return printed;
    case "terror":
    case "combat":
    case "arcane":
    case "investigation":
      return icons === ICONS[i] ? 1 : 0;
    default:
      return assertNever(icons);
  }
}

const takesPrinted = (icons: Losses["icons"], i: number): boolean =>
  icons === "allPrinted" || (typeof icons === "object" && icons.printed === ICONS[i]);

export const iconCount = (state: State, id: CardId, icon: Icon): number =>
  iconsOf(state, id)[iconIndex[icon]] ?? 0;

/** Large icons of the text box: none on a blank or insane card (BOOST-09, TEXT-03). */
export function boostersOf(state: State, id: CardId): readonly number[] {
  const card = cardOf(state, id);
  if (card.code === "" || !hasFace(card) || (continuousOf(state).length > 0 && isBlank(state, id)))
    return NO_ICONS;
  const printed = faceOf(state, card.id).boosters;
  if (continuousOf(state).length === 0) return printed;
  const net = printed.slice();
  for (const [, { traits }] of actingOn(state, "gains", id)) {
    if (traits.booster !== undefined)
      net[iconIndex[traits.booster]] = (net[iconIndex[traits.booster]] ?? 0) + 1;
  }
  return net;
}
