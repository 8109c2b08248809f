/** Initiating: the effect in progress as a play, X, and the targets (TIME-19 a and b). */

import { asksX, type Play, possibleX } from "../effects/legality.ts";
import {
  candidatesFor,
  countWanted,
  dependsOnHidden,
  makeSlot,
  type Slot,
  slotsOf,
  type Wanted,
  wantedOf,
} from "../effects/selecting.ts";
import { HOST_NAMES, slotNames } from "../effects/slot-names.ts";
import type { Effect } from "../language/effects.ts";
import type { Player } from "../language/words.ts";
import { hostsFor } from "../queries/entering.ts";
import { playerOf } from "../queries/names.ts";
import { asEffect, sceneOfEffect } from "../queries/scene.ts";
import type { About } from "../state/about.ts";
import { cardOf, topEffect, writeChoice } from "../state/access.ts";
import type { OptionOf } from "../state/decisions.ts";
import { abilityOf, type PreparedAbility } from "../state/game.ts";
import { itemAt, mustBe } from "../state/must-be.ts";
import type { CardId, EffectInProgress, State } from "../state/types.ts";
import { ask, asking, type Next, type NextOrAsk, type Step } from "./interpreter.ts";

export const preparedOf = (state: State, { ability }: EffectInProgress): PreparedAbility | null =>
  ability === null ? null : abilityOf(state.game, ability.code, ability.index);

export function playOfEffect(state: State, effect: EffectInProgress): Play {
  const { player, source, trigger } = effect;
  return {
    player,
    source,
    note: trigger,
    prepared: preparedOf(state, effect),
    kind: effect.kind === "play" ? "play" : "ability",
    publicly: false,
  };
}

/** What no player initiates costs nothing. */
export const isFree = ({ timing }: EffectInProgress): boolean => timing === "passive" || timing === "whenWon";

// (a) X

function announceX(state: State): NextOrAsk {
  const effect = topEffect(state);
  if (isFree(effect) || effect.costPaid || !asksX(state, playOfEffect(state, effect))) return undefined;
  const values = possibleX(state, playOfEffect(state, effect));
  const [only] = values;
  if (values.length > 1) return ask(state, effect.player, { kind: "x", source: effect.source });
  effect.x = only ?? 0;
  return undefined;
}

const xOptions = (state: State): readonly OptionOf<"number">[] =>
  possibleX(state, playOfEffect(state, topEffect(state))).map((x) => ({ do: "number", x }));

function answerX(state: State, { x }: OptionOf<"number">): Next {
  topEffect(state).x = x;
  return undefined;
}

// (b) targets

const NOTHING: readonly CardId[] = [];

/** The selection that comes next, before anybody has looked which cards it may take. */
export interface NextSlot {
  readonly key: string;
  /** Under which its cards are kept. */
  readonly mark: string;
  readonly slot: Slot;
  readonly wanted: Wanted;
  readonly taken: readonly CardId[];
}

export interface OpenSlot extends NextSlot {
  readonly candidates: readonly CardId[];
}

/** A host is chosen for an attachment as its target is for an effect (ATT-10). */
const HOST: Effect = { do: "attach", what: { the: "this" }, to: { the: "this" } };

const HOST_SLOT = makeSlot(HOST, "to", { the: "it" });

/** The next target of an effect with a text. */
function nextSlot(
  state: State,
  effect: EffectInProgress,
  { initial, nodes }: PreparedAbility,
): NextSlot | null {
  for (const node of initial) {
    for (const slot of slotsOf(itemAt(nodes, node))) {
      const { selection } = slot;
      if (!("choose" in selection)) continue;
      const { key, mark } = slotNames(node, slot.field);
      if (effect.answered.includes(key)) continue;
      const wanted =
        selection.eachPlayer === true
          ? { least: 2, most: 2 }
          : wantedOf(asEffect(sceneOfEffect(state, effect)), selection.count);
      return { key, mark, slot, wanted, taken: effect.chosen[mark] ?? NOTHING };
    }
  }
  return null;
}

function nextTarget(state: State, effect: EffectInProgress): OpenSlot | null {
  const prepared = preparedOf(state, effect);
  if (prepared === null) return nextHost(state, effect);
  const next = nextSlot(state, effect, prepared);
  if (next === null) return null;
  const scene = asEffect(sceneOfEffect(state, effect)); // a target is the effect's, not its cost's
  const { slot, taken } = next;
  const candidates = candidatesFor(scene, slot).filter(
    (id) => !taken.includes(id) && fitsTaken(state, slot.selection, taken, id),
  );
  const { key, mark, wanted } = next;
  return { key, mark, slot, wanted, taken, candidates };
}

/** The selection of the target question now open. */
export const openTarget = (state: State): Slot | null => nextOfEffect(state, topEffect(state))?.slot ?? null;

function nextOfEffect(state: State, effect: EffectInProgress): NextSlot | null {
  const prepared = preparedOf(state, effect);
  return prepared === null ? nextHost(state, effect) : nextSlot(state, effect, prepared);
}

/** One card of each player (F116). */
function fitsTaken(
  ...[state, selection, taken, id]: [State, Slot["selection"], readonly CardId[], CardId]
): boolean {
  if (!("choose" in selection) || selection.eachPlayer !== true) return true;
  return taken.every((other) => cardOf(state, other).owner !== cardOf(state, id).owner);
}

function nextHost(state: State, effect: EffectInProgress): OpenSlot | null {
  if (effect.kind !== "play" || effect.answered.includes(HOST_NAMES.key)) return null;
  const hosts = hostsFor(state, effect.player, effect.source);
  if (hosts === null) return null;
  return {
    ...HOST_NAMES,
    slot: HOST_SLOT,
    wanted: { least: 1, most: 1 },
    candidates: hosts,
    taken: [],
  };
}

function take(effect: EffectInProgress, open: OpenSlot, cards: readonly CardId[]): void {
  const { selection } = open.slot;
  const name = "choose" in selection || "pick" in selection ? (selection.as ?? "it") : "it";
  writeChoice(effect, cards, [open.mark, name, "it"]);
  if (cards.length >= open.wanted.most) effect.answered = [...effect.answered, open.key];
}

function finish(effect: EffectInProgress, open: OpenSlot): void {
  take(effect, open, open.taken);
  if (!effect.answered.includes(open.key)) effect.answered = [...effect.answered, open.key];
}

/** Who chooses: as the text says, else the player of the effect. */
function chooserOf(state: State, effect: EffectInProgress, { slot: { selection } }: OpenSlot): Player {
  const by = "choose" in selection ? selection.by : undefined;
  return by === undefined ? effect.player : playerOf(sceneOfEffect(state, effect), by);
}

function chooseTargets(state: State): NextOrAsk {
  const effect = topEffect(state);
  for (;;) {
    const open = nextTarget(state, effect);
    if (open === null) return undefined;
    const { candidates, wanted, taken } = open;
    const isHidden = dependsOnHidden(sceneOfEffect(state, effect), open.slot, taken.length);
    if (candidates.length === 0 && !isHidden) finish(effect, open);
    else if (
      candidates.length + taken.length === wanted.least &&
      !isHidden &&
      !isHiddenChoice(state, candidates)
    )
      take(effect, open, [...taken, ...candidates]);
    else return ask(state, chooserOf(state, effect, open), { kind: "target", source: effect.source });
  }
}

/** A choice among hidden cards is put even when there is only one (turn.md, b). */
export const isHiddenChoice = (state: State, cards: readonly CardId[]): boolean =>
  cards.some((id) => cardOf(state, id).zone === "hand");

type TargetOption = OptionOf<"choose" | "done">;

/** What is asked of the cards of a slot: what will be done to them, how many, and which are chosen already. */
export const choosingOf = ({ slot, taken, wanted }: Omit<NextSlot, "key" | "mark">) => ({
  deed: slot.effect.do,
  taken,
  ...countWanted(wanted),
});

const NO_TARGET = "target to be chosen";

function aboutTarget(state: State): About {
  const effect = topEffect(state);
  const { ability, source } = effect;
  const open = mustBe(nextOfEffect(state, effect), "TGT-03", NO_TARGET);
  if (ability === null) return { about: "host", card: source };
  return { about: "target", ability, ...choosingOf(open) };
}

function targetOptions(state: State): readonly TargetOption[] {
  const open = mustBe(nextTarget(state, topEffect(state)), "TGT-03", NO_TARGET);
  const options: TargetOption[] = open.candidates.map((card) => ({ do: "choose", card }));
  if (open.taken.length >= open.wanted.least || open.candidates.length === 0) options.push({ do: "done" });
  return options;
}

function answerTarget(state: State, option: TargetOption): Next {
  const effect = topEffect(state);
  const open = mustBe(nextTarget(state, effect), "TGT-03", NO_TARGET);
  if (option.do === "done") finish(effect, open);
  else take(effect, open, [...open.taken, option.card]);
  return "again";
}

export const announcing: Step = asking({
  rule: "TIME-19",
  run: announceX,
  about: (state) => ({ about: "x", ability: topEffect(state).ability }),
  options: xOptions,
  answer: (state, _, option) => answerX(state, option),
});

export const targeting: Step = asking({
  rule: "TGT-03",
  run: chooseTargets,
  about: aboutTarget,
  options: targetOptions,
  answer: (state, _, option) => answerTarget(state, option),
});
