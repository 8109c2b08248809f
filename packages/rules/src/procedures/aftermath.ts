/** Steps E4 and E5: passives set off, then forced responses, in the order the active player sets. */

import { isPlayable } from "../effects/legality.ts";
import { makeChange } from "../effects/proposed-changes.ts";
import type { Player } from "../language/words.ts";
import { abilitiesOf } from "../queries/abilities-of.ts";
import { grantsAbilities } from "../queries/continuous.ts";
import { holds } from "../queries/filters.ts";
import { fatedOf } from "../queries/keywords-of.ts";
import { sceneOfCard } from "../queries/scene.ts";
import { cardOf, faceOf, topEffect } from "../state/access.ts";
import type { Manner } from "../state/change-kinds.ts";
import type { OptionOf } from "../state/decisions.ts";
import { mustBe } from "../state/must-be.ts";
import type { FrameOf, LocalsOf } from "../state/procedure-locals.ts";
import { isStillNote, stillNote, UNNUMBERED } from "../state/report.ts";
import type { CardId, State } from "../state/types.ts";
import { isSameTrigger, type UsedTrigger } from "../state/used.ts";
import { initiateAnswer } from "./begin-effect.ts";
import { makeChanges } from "./changes.ts";
import { ask, asking, call, type Next, procedure, type Step } from "./interpreter.ts";
import { callNameStruggles } from "./name-struggles.ts";
import {
  type Answering,
  answering,
  canDoSomething,
  isAnswered,
  isAnswering,
  type TriggerMoment,
  triggerMomentOf,
} from "./triggers.ts";

type Frame = FrameOf<"passivesAndForced">;

const PASSIVES: TriggerMoment = triggerMomentOf(["passive"], false);
const FORCED: TriggerMoment = triggerMomentOf(["forcedResponse"], false);
const AUTOMATIC: TriggerMoment = triggerMomentOf(["passive", "forcedResponse"], false);

const notesOf = (state: State, frame: Frame) =>
  state.notes.filter((note) => note.effect === frame.locals.effect);

/** FATE-01: as soon as the tokens number X. */
function fatedCards(state: State): readonly CardId[] {
  return state.inPlay.filter((id) => {
    const { tokens } = cardOf(state, id);
    if (tokens === 0) return false;
    const fated = fatedOf(state, id);
    return fated > 0 && tokens >= fated;
  });
}

const heldIn = (
  effect: number,
  { source, prepared: { code, index } }: Pick<Answering, "source" | "prepared">,
): UsedTrigger => ({ to: "effect", effect, card: source, ability: { code, index } });

/** Passives that wait for a state (`whenever`), each once for an effect. */
function stateTriggered(state: State, effect: number): readonly Answering[] {
  const found: Answering[] = [];
  for (const id of state.inPlay) {
    if (!faceOf(state, id).hasWhenever && !grantsAbilities(state)) continue;
    const card = cardOf(state, id);
    for (const prepared of abilitiesOf(state, card)) {
      const { whenever } = prepared.ability;
      if (whenever === undefined || !holds(sceneOfCard(state, id), whenever)) continue;
      const held = heldIn(effect, { source: id, prepared });
      if (state.usedTriggers.some((used) => isSameTrigger(used, held))) continue;
      const note = stillNote("effectInitiated", card.controller, id);
      const one = {
        source: id,
        player: card.controller,
        prepared,
        note,
        forEach: false,
        publicly: false as const,
      };
      if (
        isPlayable(state, {
          player: one.player,
          source: id,
          prepared,
          note,
          kind: "ability",
          publicly: false,
        })
      )
        found.push(one);
    }
  }
  return found;
}

function waitingPassives(state: State, frame: Frame): readonly Answering[] {
  const notes = notesOf(state, frame);
  const onEvents =
    notes.length === 0 ? [] : answering(state, notes, PASSIVES).filter((one) => canDoSomething(state, one));
  return [...onEvents, ...stateTriggered(state, frame.locals.effect)];
}

function forcedResponses(state: State, frame: Frame): readonly Answering[] {
  const notes = notesOf(state, frame);
  if (notes.length === 0) return [];
  return answering(state, notes, FORCED).filter((one) => canDoSomething(state, one));
}

/** A card has become Fated enough, or a passive finds its state, while no effect is in progress that would see to it. */
export const isSomethingDue = (state: State): boolean =>
  fatedCards(state).length > 0 || stateTriggered(state, UNNUMBERED).length > 0;

type Find = (state: State, frame: Frame) => readonly Answering[];

/** Under `eachOwn` the active player's come first and each controller orders his own (ED-88). */
function ordered(
  state: State,
  found: readonly Answering[],
): { readonly player: Player; readonly among: readonly Answering[] } {
  if (state.game.options["sim.order"] === "active") return { player: state.active, among: found };
  const mine = found.filter(({ player }) => player === state.active);
  const among = mine.length > 0 ? mine : found;
  return { player: among[0]?.player ?? state.active, among };
}

function begin(state: State, frame: Frame, one: Answering): Next {
  if (isStillNote(one.note)) state.usedTriggers.push(heldIn(frame.locals.effect, one));
  initiateAnswer(state, one, { kind: "ability", about: null });
  return "again";
}

const optionOf = ({ source, prepared: { code, index }, note }: Answering): OptionOf<"begin"> => ({
  do: "begin",
  card: source,
  ability: { code, index },
  note: note.id,
});

/** One after the other until none is left; several at once are ordered (SIM-04, TRIG-13). */
function allOf(rule: string, find: Find): Step<LocalsOf["passivesAndForced"]> {
  return asking({
    rule,
    run: (state, frame: Frame) => {
      const found = find(state, frame);
      const [first] = found;
      if (first === undefined) return undefined;
      const { player, among } = ordered(state, found);
      const [only] = among;
      if (among.length === 1 && only !== undefined) return begin(state, frame, only);
      return ask(state, player, "order");
    },
    about: () => ({ about: "orderOfAbilities" }),
    options: (state, frame) => ordered(state, find(state, frame)).among.map(optionOf),
    answer: (state, frame, option) => {
      const chosen = find(state, frame).find((one) => isAnswering(one, option));
      return begin(state, frame, mustBe(chosen, rule, "ability that was offered"));
    },
  });
}

function runFated(state: State): Next {
  const cards = fatedCards(state);
  if (cards.length === 0) return undefined;
  const how: Manner = { as: "deck", where: "bottom", faceUp: false };
  makeChanges(state, [cards.map((card) => makeChange(state, "moveCard", { card, to: "deck", how }))]);
  return "again";
}

/** E4 and E5 of the effect in progress, if anything can be waiting. What is to be named comes first. */
export function callAftermath(state: State): undefined {
  const { id } = topEffect(state);
  if (somethingWaits(state, id)) call(state, "passivesAndForced", { effect: id });
  callNameStruggles(state);
}

function somethingWaits(state: State, id: number): boolean {
  if (grantsAbilities(state)) return true;
  for (const note of state.notes)
    if (note.effect === id && isAnswered(state, note.event, AUTOMATIC)) return true;
  for (const card of state.inPlay)
    if (cardOf(state, card).tokens > 0 || faceOf(state, card).hasWhenever) return true;
  return false;
}

export const passivesAndForced = procedure("passivesAndForced", "TIME-12", [
  { rule: "FATE-02", run: runFated },
  allOf("SIM-04", waitingPassives),
  allOf("TRIG-13", forcedResponses),
]);
