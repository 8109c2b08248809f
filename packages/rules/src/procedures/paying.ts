/** Paying: which domain, what else, and the payment itself (TIME-19 d and e). */

import { groupsOf } from "../effects/all-effects.ts";
import { isAssignable, pickedParts } from "../effects/cost-parts.ts";
import { billOf } from "../effects/legality.ts";
import { makeChange } from "../effects/proposed-changes.ts";
import { candidatesFor, type Slot, slotsOf, wantedOf } from "../effects/selecting.ts";
import { costSlotNames } from "../effects/slot-names.ts";
import type { Effect } from "../language/effects.ts";
import type { SelectionField } from "../language/walk.ts";
import { type Bill, costFor, domainsFor, resourcesFor, usedUpBy } from "../queries/payment.ts";
import { causeOfEffect, sceneOfEffect } from "../queries/scene.ts";
import { hasFace } from "../queries/standing.ts";
import { typeOf } from "../queries/type-of.ts";
import type { About } from "../state/about.ts";
import { cardOf, successOf, topEffect, writeChoice } from "../state/access.ts";
import type { OptionOf } from "../state/decisions.ts";
import { spendModifiers } from "../state/modifiers.ts";
import { moveCard } from "../state/move.ts";
import { mustBe } from "../state/must-be.ts";
import { type CardId, type EffectInProgress, NOBODY, type State } from "../state/types.ts";
import { makeChanges } from "./changes.ts";
import { beginAnew, isInFull } from "./in-full.ts";
import { choosingOf, isFree, isHiddenChoice, type OpenSlot, playOfEffect, preparedOf } from "./initiation.ts";
import { ask, asking, type Next, type NextOrAsk, type Step } from "./interpreter.ts";
import { abilityUnderWay } from "./node.ts";

// (d) the domain

export function billOfEffect(state: State, effect: EffectInProgress): Bill {
  if (effect.kind !== "dormant") return billOf(state, playOfEffect(state, effect), effect.x);
  const base = successOf(cardOf(state, effect.each), effect.player);
  return { kind: "dormant", player: effect.player, source: effect.source, base, match: null, loyal: false };
}

function chooseDomain(state: State): NextOrAsk {
  const effect = topEffect(state);
  if (isFree(effect) || effect.costPaid) return undefined;
  const domains = domainsFor(state, billOfEffect(state, effect));
  const [only] = domains;
  if (domains.length > 1) return ask(state, effect.player, { kind: "domain", source: effect.source });
  effect.domain = mustBe(only, "PAY-01", "domain that can pay");
  return undefined;
}

const domainOptions = (state: State): readonly OptionOf<"drain">[] =>
  domainsFor(state, billOfEffect(state, topEffect(state))).map((card) => ({ do: "drain", card }));

function answerDomain(state: State, { card }: OptionOf<"drain">): Next {
  topEffect(state).domain = card;
  return undefined;
}

function aboutPayment(state: State): About {
  const { source, ability } = topEffect(state);
  return { about: "payment", for: source, ability };
}

// other costs

const NO_COSTS: readonly Effect[] = [];
const cardCostsOf = (state: State, effect: EffectInProgress): readonly Effect[] =>
  preparedOf(state, effect)?.cardCosts ?? NO_COSTS;

/** COST-12: what is spent on one part is no candidate for another, nor is what another cannot do without. */
function nextCost(state: State, effect: EffectInProgress): OpenSlot | null {
  const costs = cardCostsOf(state, effect);
  if (costs.length === 0) return null;
  const scene = sceneOfEffect(state, effect);
  const parts = pickedParts(scene, costs);
  const [part, ...rest] = parts.filter(({ names }) => !effect.answered.includes(names.key));
  if (part === undefined) return null;
  const { names, slot } = part;
  const { key, mark } = names;
  const taken = effect.chosen[mark] ?? [];
  const spent = [effect.domain, ...spentOn(state, effect)];
  const others = [{ ...part, least: Math.max(0, part.least - taken.length - 1) }, ...rest];
  const candidates = part.candidates.filter(
    (id) => !spent.includes(id) && isAssignable(others, [...spent, id]),
  );
  return { key, mark, slot, wanted: wantedOf(scene, countOf(slot)), candidates, taken };
}

const spentOn = (state: State, effect: EffectInProgress): readonly CardId[] =>
  cardCostsOf(state, effect).flatMap((cost, at) =>
    slotsOf(cost).flatMap(({ field }) => effect.chosen[costSlotNames(at, field).mark] ?? []),
  );

const countOf = ({ selection }: OpenSlot["slot"]) =>
  "pick" in selection || "choose" in selection ? selection.count : undefined;

/** What a cost took is named for the effect: "sacrificed", "exhausted", "discarded". */
const COST_NAMES: Readonly<Record<string, string>> = {
  sacrifice: "sacrificed",
  exhaust: "exhausted",
  discard: "discarded",
  driveInsane: "drivenInsane",
};

function takeCost(effect: EffectInProgress, open: OpenSlot, cards: readonly CardId[]): void {
  const name = COST_NAMES[open.slot.effect.do] ?? "paid";
  writeChoice(effect, cards, [open.mark, name]);
  if (cards.length >= open.wanted.most) effect.answered = [...effect.answered, open.key];
}

function chooseCosts(state: State): NextOrAsk {
  const effect = topEffect(state);
  if (isFree(effect) || effect.costPaid) return undefined;
  for (;;) {
    const open = nextCost(state, effect);
    if (open === null) return undefined;
    const { candidates, taken, wanted } = open;
    const forced = candidates.length + taken.length === wanted.least && !isHiddenChoice(state, candidates);
    if (candidates.length === 0) effect.answered = [...effect.answered, open.key];
    else if (forced) takeCost(effect, open, [...taken, ...candidates]);
    else return ask(state, effect.player, { kind: "cost", source: effect.source });
  }
}

/** The selection of the cost question now open. */
export const openCost = (state: State): Slot | null => nextCost(state, topEffect(state))?.slot ?? null;

type CostOption = OptionOf<"choose" | "done">;

const NO_COST = "cost to be chosen";

function aboutCost(state: State): About {
  const effect = topEffect(state);
  const open = mustBe(nextCost(state, effect), "COST-01", NO_COST);
  return { about: "cost", ability: abilityUnderWay(state), ...choosingOf(open) };
}

function costOptions(state: State): readonly CostOption[] {
  const open = mustBe(nextCost(state, topEffect(state)), "COST-01", NO_COST);
  const options: CostOption[] = open.candidates.map((card) => ({ do: "choose", card }));
  if (open.taken.length >= Math.max(1, open.wanted.least)) options.push({ do: "done" });
  return options;
}

function answerCost(state: State, option: CostOption): Next {
  const effect = topEffect(state);
  const open = mustBe(nextCost(state, effect), "COST-01", NO_COST);
  if (option.do === "done") effect.answered = [...effect.answered, open.key];
  else takeCost(effect, open, [...open.taken, option.card]);
  return "again";
}

// (e) paying

function pay(state: State): Next {
  const effect = topEffect(state);
  if (isFree(effect) || effect.costPaid) return undefined;
  effect.announced = true;
  const bill = billOfEffect(state, effect);
  effect.cost = costFor(state, bill, effect.domain);
  if (effect.domain !== NOBODY)
    effect.overpaid = Math.max(0, resourcesFor(state, effect.domain, bill.kind) - effect.cost);
  spendModifiers(state, usedUpBy(state, bill, effect.domain));
  if (isEventOutsideLimbo(state, effect)) moveCard(state, effect.source, "limbo");
  rememberFaceDown(state, effect);
  makeChanges(state, costGroups(state, effect));
  return undefined;
}

/** COMP-34: what a cost takes face down keeps its printed values unknown to the effect. */
function rememberFaceDown(state: State, effect: EffectInProgress): void {
  if (cardCostsOf(state, effect).length === 0) return;
  const faceDown = spentOn(state, effect).filter((id) => !hasFace(cardOf(state, id)));
  if (faceDown.length > 0) writeChoice(effect, faceDown, ["faceDown"]);
}

/** LEAVE-12: an event that is played is in no pile. */
export const isEventOutsideLimbo = (state: State, effect: EffectInProgress): boolean =>
  effect.kind === "play" &&
  effect.ability !== null &&
  cardOf(state, effect.source).zone !== "limbo" &&
  typeOf(state, effect.source) === "event";

function costGroups(state: State, effect: EffectInProgress) {
  const groups: (readonly ReturnType<typeof makeChange>[])[] = [];
  const { domain, player, source } = effect;
  if (domain !== NOBODY)
    groups.push([makeChange(state, "drain", { card: domain, player, cause: causeOfEffect(effect), source })]);
  const costs = cardCostsOf(state, effect);
  if (costs.length > 0)
    for (const [at, cost] of costs.entries()) groups.push(...costGroup(state, effect, { at, cost }));
  return groups;
}

function costGroup(state: State, effect: EffectInProgress, { at, cost }: { at: number; cost: Effect }) {
  const scene = sceneOfEffect(state, effect);
  const [slot] = slotsOf(cost);
  if (slot === undefined) return groupsOf(cost, scene, () => []);
  const cards = (field: SelectionField): readonly CardId[] =>
    effect.chosen[costSlotNames(at, field).mark] ?? (field === slot.field ? candidatesFor(scene, slot) : []);
  return groupsOf(cost, scene, cards);
}

/** COST-06: a part that did not take place was not paid, and the effect does not resolve. */
function checkPaid(state: State): Next {
  const effect = topEffect(state);
  if (isFree(effect)) return undefined;
  if (!isInFull(state) && cardCostsOf(state, effect).length > 0) effect.cancelled = true;
  beginAnew(state);
  return undefined;
}

export const payingSteps: readonly Step[] = [
  asking({
    rule: "PAY-01",
    run: chooseDomain,
    about: aboutPayment,
    options: domainOptions,
    answer: (state, _, option) => answerDomain(state, option),
  }),
  asking({
    rule: "COST-01",
    run: chooseCosts,
    about: aboutCost,
    options: costOptions,
    answer: (state, _, option) => answerCost(state, option),
  }),
  { rule: "COST-02", run: pay },
  { rule: "COST-06", run: checkPaid },
];
