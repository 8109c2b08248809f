/** One change after another, each through C1 to C5 (turn.md 5.2). */

import { perform } from "../effects/perform.ts";
import type { Group } from "../effects/proposed-changes.ts";
import { PLAYERS, type Player } from "../language/words.ts";
import { hasKeyword } from "../queries/keywords-of.ts";
import { hasFace } from "../queries/standing.ts";
import type { About } from "../state/about.ts";
import { cardOf, inTurnOrder } from "../state/access.ts";
import type { Manner } from "../state/change-kinds.ts";
import type { OptionOf } from "../state/decisions.ts";
import { InvariantBroken } from "../state/game.ts";
import type { FrameOf, LocalsOf } from "../state/procedure-locals.ts";
import type { Change, ChangeInProgress, State } from "../state/types.ts";
import { beginEffect } from "./begin-effect.ts";
import { hostStep, needsHost } from "./hosts.ts";
import { fallShort } from "./in-full.ts";
import { ask, asking, call, type Next, type NextOrAsk, procedure } from "./interpreter.ts";
import { needsCheck, needsCheckAfter } from "./needs-check.ts";
import { leavesPlay, mover, needsFirst, ordersTogether, playersFrom } from "./order-together.ts";
import { callDisrupts, type Threat } from "./rounds.ts";
import { type Answering, answering, canDoSomething, triggerMomentOf } from "./triggers.ts";
import { eventsOf, wouldNotes } from "./would-notes.ts";

/** Makes changes happen, group after group. What cannot be done is passed over and spoils "in full" (COST-09). */
export function makeChanges(state: State, groups: readonly Group[]): void {
  if (groups.length > 0)
    call(state, "changes", { groups: groups.map((group) => markReplaced(state, group)), next: 0 });
}

/** What stands in the place of a change is not replaced a second time in the same way (TRIG-28). */
function markReplaced(state: State, group: Group): Group {
  const effect = state.effects[state.effects.length - 1];
  if (effect?.timing !== "passive" || effect.about?.of !== "change" || effect.ability === null) return group;
  const { change, part } = effect.about;
  const earlier = state.changes.find(({ id }) => id === change)?.parts[part]?.replaced ?? [];
  const replaced = [...earlier, { source: effect.source, ability: effect.ability.index }];
  return group.map((stand) => ({ ...stand, replaced }));
}

const isResilient = (state: State, part: Change): boolean =>
  leavesPlay(state, part) && hasFace(cardOf(state, part.card)) && hasKeyword(state, part.card, "Resilient");

function isInterruptible(state: State, parts: Group): boolean {
  const { before } = state.game.library;
  if (before.size > 0 && parts.some((part) => eventsOf(state, part).some((event) => before.has(event))))
    return true;
  return (
    parts.some((part) => isResilient(state, part)) ||
    (parts.length > 1 &&
      (needsFirst(state, parts) || ordersTogether(state, parts, inTurnOrder(state)) !== null))
  );
}

function runChanges(state: State, frame: FrameOf<"changes">): Next {
  const { groups } = frame.locals;
  for (let next = frame.locals.next; next < groups.length; next++) {
    const parts = groups[next] ?? [];
    if (needsHost(state, parts)) {
      frame.locals = { groups, next };
      return { to: "hosts" };
    }
    if (isInterruptible(state, parts)) {
      frame.locals = { groups, next: next + 1 };
      state.changes.push({ id: state.nextId++, parts, struck: [] });
      call(state, "change", { asked: 0, replacing: 0 });
      return "again";
    }
    performAll(state, parts);
    if (needsCheckAfter(state, parts)) {
      frame.locals = { groups, next: next + 1 };
      call(state, "check");
      return "again";
    }
  }
  return undefined;
}

function performAll(state: State, parts: readonly Change[]): void {
  for (const part of parts) if (!perform(state, part)) fallShort(state);
}

export const changes = procedure("changes", "TURN-01", [hostStep, { rule: "TIME-12", run: runChanges }]);

function underWay(state: State): ChangeInProgress {
  const change = state.changes[state.changes.length - 1];
  if (change === undefined) throw new InvariantBroken("turn.md 5.2", "no change under way");
  return change;
}

/** C1: disrupts to each part; the fatal wound was asked about already (TRIG-42). */
function runDisrupts(state: State, frame: FrameOf<"change">): Next {
  const change = underWay(state);
  const { asked, replacing, first, order } = frame.locals;
  const part = change.parts[asked];
  if (part === undefined) return undefined;
  frame.locals = { asked: asked + 1, replacing, first, order };
  if (part.how?.as === "fatal" || change.struck.includes(asked)) return "again";
  const threats: Threat[] = wouldNotes(state, part).map((note) => ({
    note,
    about: { of: "change", change: change.id, part: asked },
  }));
  callDisrupts(state, threats, true);
  return "again";
}

const INSTEAD = triggerMomentOf(["passive"], true);

/** C2: passives that say "instead", each at most once for a change (TRIG-28). */
function runReplacements(state: State, frame: FrameOf<"change">): Next {
  const change = underWay(state);
  const { asked, replacing, first, order } = frame.locals;
  const part = change.parts[replacing];
  if (part === undefined) return undefined;
  frame.locals = { asked, replacing: replacing + 1, first, order };
  if (change.struck.includes(replacing)) return "again";
  const found = answering(state, wouldNotes(state, part), INSTEAD)
    .filter(({ prepared }) => prepared.ability.replaces === true)
    .find((one) => !hasReplaced(part, one) && canDoSomething(state, one));
  if (found === undefined) return "again";
  strike(change, replacing);
  const { player, source, prepared, note } = found;
  beginEffect(state, {
    kind: "ability",
    timing: "passive",
    player,
    source,
    prepared,
    note,
    about: { of: "change", change: change.id, part: replacing },
  });
  call(state, "effect");
  return "again";
}

const hasReplaced = ({ replaced }: Change, { source, prepared }: Answering): boolean =>
  replaced.some((one) => one.source === source && one.ability === prepared.index);

/** A part that will not happen: prevented, cancelled or replaced. */
export function strike(change: ChangeInProgress, part: number): void {
  change.struck = [...change.struck, part];
}

/** KW-RESI-01: its controller may have it go on top of its owner's deck instead. */
function resilientPart(state: State): number {
  const change = underWay(state);
  return change.parts.findIndex(
    (part, at) => !change.struck.includes(at) && part.resilient === "unasked" && isResilient(state, part),
  );
}

function askResilient(state: State): NextOrAsk {
  const at = resilientPart(state);
  const part = underWay(state).parts[at];
  if (part === undefined) return undefined;
  return ask(state, cardOf(state, part.card).controller, { kind: "may", source: part.card });
}

function aboutResilient(state: State): About {
  const part = underWay(state).parts[resilientPart(state)];
  if (part === undefined) throw new InvariantBroken("KW-RESI-01", "no Resilient card leaves play");
  return { about: "resilient", card: part.card };
}

function answerResilient(state: State, option: OptionOf<"yes" | "no">): Next {
  const change = underWay(state);
  const at = resilientPart(state);
  const said = option.do === "yes" ? "yes" : "no";
  change.parts = change.parts.map((part, index) => (index === at ? redirected(part, said) : part));
  return "again";
}

const ON_TOP: Manner = { as: "deck", where: "top", faceUp: false };

const redirected = (part: Change, resilient: Change["resilient"]): Change =>
  part.kind === "moveCard" && resilient === "yes"
    ? { ...part, to: "deck", how: ON_TOP, resilient }
    : { ...part, resilient };

function askFirst(state: State): NextOrAsk {
  const { parts } = underWay(state);
  return needsFirst(state, parts) ? ask(state, state.active, "firstPart") : undefined;
}

const FIRST: readonly OptionOf<"choosePlayer">[] = PLAYERS.map((player) => ({ do: "choosePlayer", player }));

function answerFirst(frame: FrameOf<"change">, { player }: OptionOf<"choosePlayer">): Next {
  frame.locals = { ...frame.locals, first: player };
  return undefined;
}

/** LEAVE-07, SIM-03: cards coming or going together are ordered by their controller, the first to leave lying lowest. */
function toOrder(
  state: State,
  { locals }: FrameOf<"change">,
): { readonly player: Player; readonly parts: readonly Change[] } | null {
  const { parts, struck } = underWay(state);
  const { order = [], first } = locals;
  const open = parts.filter((_, at) => !struck.includes(at) && !order.includes(at));
  const player = ordersTogether(state, open, playersFrom(state, first));
  return player === null ? null : { player, parts: open.filter((part) => mover(state, part) === player) };
}

function askOrder(state: State, frame: FrameOf<"change">): NextOrAsk {
  const open = toOrder(state, frame);
  return open === null ? undefined : ask(state, open.player, "order");
}

const orderOptions = (state: State, frame: FrameOf<"change">): readonly OptionOf<"next">[] =>
  (toOrder(state, frame)?.parts ?? []).map(({ card }) => ({ do: "next", card }));

function answerOrder(state: State, frame: FrameOf<"change">, option: OptionOf<"next">): Next {
  const at = underWay(state).parts.findIndex((part) => part.card === option.card);
  frame.locals = { ...frame.locals, order: [...(frame.locals.order ?? []), at] };
  return "again";
}

/** As ordered, each player's part as a whole; what nobody ordered as it stands. */
function inOrder(state: State, { order = [], first }: LocalsOf["change"]): readonly Change[] {
  const { parts, struck } = underWay(state);
  const rest = parts.map((_, at) => at).filter((at) => !order.includes(at));
  const sorted = [...order, ...rest].filter((at) => !struck.includes(at)).flatMap((at) => parts[at] ?? []);
  const isMoving = sorted.some((part) => mover(state, part) !== null);
  if (!isMoving) return sorted;
  const players = playersFrom(state, first);
  return [...players, null].flatMap((player) => sorted.filter((part) => mover(state, part) === player));
}

/** C3 and C5 for all parts, then C4. A struck part did not happen and notes nothing. */
function runPerform(state: State, frame: FrameOf<"change">): Next {
  const change = underWay(state);
  if (change.struck.length > 0) fallShort(state);
  performAll(state, inOrder(state, frame.locals));
  state.changes.pop();
  if (needsCheck(state)) call(state, "check");
  return undefined;
}

const YES_NO: readonly OptionOf<"yes" | "no">[] = [{ do: "yes" }, { do: "no" }];

export const change = procedure("change", "TIME-12", [
  { rule: "DRAW-03", run: runDisrupts },
  { rule: "TRIG-28", run: runReplacements },
  asking({
    rule: "KW-RESI-01",
    run: askResilient,
    about: aboutResilient,
    options: () => YES_NO,
    answer: (state, _, option) => answerResilient(state, option),
  }),
  asking({
    rule: "WIN-16",
    run: askFirst,
    about: () => ({ about: "firstToMove" }),
    options: () => FIRST,
    answer: (_, frame, option) => answerFirst(frame, option),
  }),
  asking({
    rule: "LEAVE-07",
    run: askOrder,
    about: () => ({ about: "orderOfCards" }),
    options: orderOptions,
    answer: answerOrder,
  }),
  { rule: "TIME-24", run: runPerform },
]);
