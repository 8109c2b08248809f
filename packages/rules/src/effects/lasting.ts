/** Lasting effects: what a triggered effect sets up, with its subjects and numbers fixed (LAST-07). */
import {
  type Effect,
  type EffectOf,
  LASTING_KINDS,
  type LastingKind,
  type Until,
} from "../language/effects.ts";
import { PLAYERS, type Player } from "../language/words.ts";
import { abilitiesOf } from "../queries/abilities-of.ts";
import { inForce } from "../queries/continuous.ts";
import { olderGivers } from "../queries/control.ts";
import { canBeTouched } from "../queries/deeds.ts";
import { mayTakeControl } from "../queries/entering.ts";
import { num } from "../queries/filters.ts";
import { iconsOf, readIcons } from "../queries/icons-of.ts";
import { keywordsInForce } from "../queries/keywords-of.ts";
import { AMOUNT_VALUE, SKILL_VALUE } from "../queries/lasting-values.ts";
import { playerOf } from "../queries/names.ts";
import type { Scene } from "../queries/scene.ts";
import { cardOf, faceOf, opponentOf, seatOf } from "../state/access.ts";
import { abilityOf } from "../state/game.ts";
import { isFaceUpOnDeck, turnOnDeck } from "../state/handles.ts";
import { addModifier, keepModifiers } from "../state/modifiers.ts";
import { standAlone, topOf } from "../state/move.ts";
import { type CardId, type Copied, type Modifier, NOBODY, type State } from "../state/types.ts";
import type { Candidate, CardsOf } from "./primitive.ts";

const LASTING_SET: ReadonlySet<string> = new Set(LASTING_KINDS);

export const isLasting = (effect: Effect): effect is EffectOf<LastingKind> => LASTING_SET.has(effect.do);

/** INS-16: an insane character may be chosen, but nothing is added to it; immune cards are passed by. */
export function acceptsLasting(effect: EffectOf<LastingKind>, scene: Scene, { card }: Candidate): boolean {
  if (effect.do === "takeControl" && !mayTakeControl(scene.state, playerOf(scene, effect.who), card))
    return false;
  if (effect.do === "exchangeControl" && !mayTakeControl(scene.state, otherSide(scene.state, card), card))
    return false;
  return canBeTouched(scene.state, card, scene);
}

/** Whose a card becomes when control of it is exchanged. */
const otherSide = (state: State, card: CardId): Player => opponentOf(cardOf(state, card).controller);

/** COMP-40: two cards of different players, or nothing is exchanged. */
function exchanged(state: State, cards: CardsOf): readonly CardId[] {
  const [a, b] = [cards("a")[0], cards("b")[0]];
  if (a === undefined || b === undefined || otherSide(state, a) === otherSide(state, b)) return [];
  return [a, b];
}

/** LAST-11, LAST-12: without a duration it ends with the phase; changes of control and of what a card is do not end. */
const STAYS: ReadonlySet<string> = new Set(["becomes", "takeControl", "exchangeControl"]);

function durationOf(effect: EffectOf<LastingKind>, enclosing: Until | undefined): Until {
  const given = effect.until ?? enclosing;
  if (given !== undefined) return given;
  return STAYS.has(effect.do) ? "always" : "endOfPhase";
}

export interface Laying {
  readonly scene: Scene;
  readonly effect: EffectOf<LastingKind>;
  readonly node: number;
  readonly cards: CardsOf;
}

/** INS-16: what modifies skill, icons or text passes the insane by. */
const MODIFYING: ReadonlySet<string> = new Set(["gains", "loses", "setTo", "blank", "copies"]);

function fixedSubjects(laying: Omit<Laying, "node">): readonly CardId[] {
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
      return [];
    default:
      return cards("who");
  }
}

function valuesOf({ scene, effect, cards }: Laying): readonly number[] {
  const { state, source, you } = scene;
  switch (effect.do) {
    case "gains": {
      const { traits } = effect;
      const icons =
        traits.icons !== undefined && "of" in traits.icons
          ? modelIcons(scene, effect)
          : readIcons(state, { source, you }, traits);
      const values = icons.slice();
      values[SKILL_VALUE] = traits.skill === undefined ? 0 : num(scene, traits.skill);
      values[AMOUNT_VALUE] = traits.amount === undefined ? 0 : num(scene, traits.amount);
      return values;
    }
    case "loses": {
      if (effect.traits.icons !== "all") return [];
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

function copiedBy({ scene, effect, cards }: Laying): Copied | null {
  if (effect.do !== "copies") return null;
  const [from] = cards("from");
  if (from === undefined) return null;
  const keywords = effect.parts.includes("keywords") ? keywordsInForce(scene.state, from) : NO_KEYWORDS;
  return { code: cardOf(scene.state, from).code, keywords };
}

/** Lays a lasting effect on its subjects; `false` if it found none. */
export function layDown(state: State, laying: Laying, enclosing: Until | undefined): boolean {
  const { scene, effect, node } = laying;
  const inProgress = scene.effect;
  if (inProgress === null || inProgress.ability === null) return false;
  if (effect.do === "becomes" && effect.form === "printed") return dropForms(state, laying.cards("what"));
  const subjects = fixedSubjects(laying);
  const needsSubjects = ![
    "costs",
    "provides",
    "storiesToWin",
    "woundsOfEvents",
    "struggleDecidedBy",
  ].includes(effect.do);
  if (needsSubjects && subjects.length === 0) return false;
  addModifier(state, {
    id: state.nextId++,
    source: inProgress.source,
    ability: inProgress.ability,
    node,
    player: effect.do === "takeControl" ? playerOf(scene, effect.who) : inProgress.player,
    subjects,
    lives: subjects.map((id) => cardOf(state, id).life),
    until: durationOf(effect, enclosing),
    values: valuesOf(laying),
    named: effect.do === "copies" ? null : inProgress.named,
    copied: copiedBy(laying),
    uses: effect.do === "costs" ? (effect.uses ?? 0) : 0,
  });
  return true;
}

/** "Becomes its printed self": the forms laid on it end. */
function dropForms(state: State, cards: readonly CardId[]): boolean {
  const areDropped = keepModifiers(
    state,
    (modifier) => !(isForm(state, modifier) && modifier.subjects.some((id) => cards.includes(id))),
  );
  for (const id of cards) standAlone(state, id);
  return areDropped;
}

const isForm = (state: State, modifier: Modifier): boolean =>
  abilityOf(state.game, modifier.ability.code, modifier.ability.index).nodes[modifier.node]?.do === "becomes";

/** The clock: effects "until the end of the phase" or "turn" lapse (TURN-07, LAST-10). */
export function lapse(state: State, end: "endOfPhase" | "endOfTurn"): void {
  hideRevealed(state);
  keepModifiers(state, (modifier) => modifier.until !== end);
  const per = end === "endOfPhase" ? "phase" : "turn";
  if (state.uses.length > 0) state.uses = state.uses.filter((use) => use.until !== per);
}

/** What lasts while its source stays exhausted, or committed, ends with that and does not come back (INS-14). */
export function endBroken(state: State): void {
  keepModifiers(state, (modifier) => inForce(state, modifier));
}

/** COMP-31: what was revealed for the phase is hidden again; only a Prophecy stays face up on its deck. */
function hideRevealed(state: State): void {
  for (const player of PLAYERS) {
    const top = topOf(seatOf(state, player).deck);
    if (top === NOBODY || !isFaceUpOnDeck(cardOf(state, top))) continue;
    if (!faceOf(state, top).keywords.names.includes("Prophecy")) turnOnDeck(state, top, false);
  }
}
