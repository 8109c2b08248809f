/** "Each player ...": whose part comes first, and choices before what follows from them. */

import { canHappen } from "../effects/can-happen.ts";
import { slotNames } from "../effects/slot-names.ts";
import type { Effect, EffectOf } from "../language/effects.ts";
import { childrenOf } from "../language/walk.ts";
import { PLAYERS, type Player } from "../language/words.ts";
import { asPublic, ofPlayer, sceneOfEffect } from "../queries/scene.ts";
import type { About } from "../state/about.ts";
import { inTurnOrder, opponentOf, topEffect } from "../state/access.ts";
import type { OptionOf } from "../state/decisions.ts";
import { show, VIEWERS } from "../state/handles.ts";
import { nodeNumber } from "../state/node-number.ts";
import type { FrameOf } from "../state/procedure-locals.ts";
import type { State } from "../state/types.ts";
import { pickedByEach } from "./carry-out.ts";
import { beginPart, endPart, fallShort } from "./in-full.ts";
import { ask, asking, call, type Next, type NextOrAsk, procedure } from "./interpreter.ts";
import { needsCheck } from "./needs-check.ts";
import { abilityUnderWay, callNodes, nodeOfFrame, preparedEffect } from "./node.ts";

type Frame = FrameOf<"eachPlayer">;

/** The node of this frame is known to be of this kind. */
const nodeOf = (state: State, frame: Frame): EffectOf<"eachPlayer"> =>
  nodeOfFrame(state, frame) as EffectOf<"eachPlayer">;

/** SIM-07: each player has something to choose in his part. */
function makesThemChoose(effect: Effect): boolean {
  const isHis =
    (effect.do === "may" || effect.do === "either" || effect.do === "unless") && effect.by === "thatPlayer";
  const searches = effect.do === "search" && effect.who === "thatPlayer";
  return isHis || searches || pickedByEach(effect) !== undefined || childrenOf(effect).some(makesThemChoose);
}

/** SIM-07, SIM-02: where they choose, the active player is first; otherwise he sets whose part is, in the older rules his own. */
function firstPart(state: State, frame: Frame): NextOrAsk {
  const { who, effect: body } = nodeOf(state, frame);
  const effect = topEffect(state);
  if (who === "opponents") frame.locals = { ...frame.locals, players: [opponentOf(effect.player)] };
  else if (who === "chosen") return choosePlayer(state, frame);
  else if (pickedByEach(body) !== undefined)
    frame.locals = { ...frame.locals, players: inTurnOrder(state), choosing: inTurnOrder(state) };
  else if (state.game.options["sim.order"] === "active" && !makesThemChoose(body))
    return ask(state, state.active, { kind: "firstPart", source: effect.source });
  else frame.locals = { ...frame.locals, players: inTurnOrder(state) };
  return undefined;
}

/** TGT-11: a player for whom it can do nothing cannot be chosen. */
function choosable(state: State, frame: Frame): readonly Player[] {
  const { who, effect: body } = nodeOf(state, frame);
  const scene = sceneOfEffect(state, topEffect(state));
  if (who !== "chosen") return PLAYERS;
  return PLAYERS.filter((thatPlayer) => canHappen(asPublic(ofPlayer(scene, thatPlayer)), body));
}

function choosePlayer(state: State, frame: Frame): NextOrAsk {
  const effect = topEffect(state);
  const players = choosable(state, frame);
  if (players.length > 1) return ask(state, effect.player, { kind: "target", source: effect.source });
  if (players.length === 0) fallShort(state);
  frame.locals = { ...frame.locals, players };
  return undefined;
}

function aboutFirst(state: State, frame: Frame): About {
  const ability = abilityUnderWay(state);
  return nodeOf(state, frame).who === "chosen"
    ? { about: "player", ability }
    : { about: "firstPart", ability };
}

function answerFirst(state: State, frame: Frame, { player }: OptionOf<"choosePlayer">): Next {
  const isOnly = nodeOf(state, frame).who === "chosen";
  frame.locals = { ...frame.locals, players: isOnly ? [player] : [player, opponentOf(player)] };
  return undefined;
}

const bodyOf = (state: State, frame: Frame): number =>
  nodeNumber(preparedEffect(state), nodeOf(state, frame).effect);

/** Where the effect keeps what was picked: the key of the choice, and the names it is known by. */
function namesOf(state: State, frame: Frame): readonly string[] {
  const slot = pickedByEach(nodeOf(state, frame).effect);
  if (slot === undefined) return [];
  const { selection } = slot;
  const name = "pick" in selection ? (selection.as ?? "it") : "it";
  return [slotNames(bodyOf(state, frame), slot.field).mark, name, "it"];
}

/** SIM-07: the active player chooses first and openly, then the other. */
function chooseInTurn(state: State, frame: Frame): Next {
  const effect = topEffect(state);
  const { choosing = [], chooser = null } = frame.locals;
  if (chooser !== null) keep(state, frame, chooser);
  const [player, ...rest] = choosing;
  if (player === undefined) return undefined;
  frame.locals = { ...frame.locals, choosing: rest, chooser: player };
  effect.thatPlayer = player;
  call(state, "carryOut", { node: bodyOf(state, frame), part: "select" });
  return "again";
}

function keep(state: State, frame: Frame, player: Player): void {
  const [key = ""] = namesOf(state, frame);
  const cards = topEffect(state).chosen[key] ?? [];
  for (const id of cards) show(state, id, VIEWERS);
  frame.locals = player === "P1" ? { ...frame.locals, P1: cards } : { ...frame.locals, P2: cards };
}

function carryOutEach(state: State, frame: Frame): Next {
  const effect = topEffect(state);
  const { players = [] } = frame.locals;
  const [player, ...rest] = players;
  endPart(state, frame);
  if (player === undefined) {
    effect.thatPlayer = effect.trigger?.player ?? effect.player;
    frame.locals = { ...frame.locals, over: true };
    if (needsCheck(state)) call(state, "check");
    return undefined;
  }
  frame.locals = { ...frame.locals, players: rest };
  beginPart(state, frame);
  effect.thatPlayer = player;
  const cards = frame.locals[player];
  if (cards === undefined) callNodes(state, [nodeOf(state, frame).effect]);
  else {
    const chosen = Object.fromEntries(namesOf(state, frame).map((name) => [name, cards]));
    effect.chosen = { ...effect.chosen, ...chosen };
    call(state, "carryOut", { node: bodyOf(state, frame), part: "act" });
  }
  return "again";
}

/** Whether the part of a player is still to come or under way. */
export const hasPartsLeft = ({ locals }: Frame): boolean => locals.over !== true;

export const eachPlayer = procedure("eachPlayer", "SIM-02", [
  asking({
    rule: "SIM-02",
    run: firstPart,
    about: aboutFirst,
    options: (state, frame) =>
      choosable(state, frame).map((player) => ({ do: "choosePlayer" as const, player })),
    answer: answerFirst,
  }),
  { rule: "SIM-07", run: chooseInTurn },
  { rule: "TGT-06", run: carryOutEach },
]);
