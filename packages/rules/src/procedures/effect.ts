/** One effect from its initiation to its end: the seven steps of TIME-12. */
import { by, change } from "../effects/changes.ts";
import { groupsOf } from "../effects/effects.ts";
import { asksX, billOf, cardCosts, costCandidates, type Play, possibleX } from "../effects/legality.ts";
import { candidatesFor, type Slot, slotsOf, type Wanted, wantedOf } from "../effects/selecting.ts";
import type { Effect } from "../language/effects.ts";
import { hostsFor } from "../queries/entering.ts";
import { type Bill, costFor, domainsFor, resourcesFor, usedUpBy } from "../queries/payment.ts";
import { sceneOfEffect } from "../queries/scene.ts";
import { typeOf } from "../queries/traits.ts";
import { cardOf, successOf, topEffect } from "../state/access.ts";
import type { Option } from "../state/decisions.ts";
import { abilityOf, type PreparedAbility } from "../state/game.ts";
import { moveCard, touchTable } from "../state/move.ts";
import { makeNote, note, reportCard } from "../state/report.ts";
import { type CardId, type EffectInProgress, NOBODY, type State } from "../state/types.ts";
import { callAftermath } from "./aftermath.ts";
import { makeChanges } from "./changes.ts";
import { aboutEffect } from "./initiate.ts";
import { ask, call, type Next, procedure } from "./interpreter.ts";
import { callDisrupts, callResponses } from "./rounds.ts";

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
  };
}

const isFree = ({ timing, kind }: EffectInProgress): boolean =>
  timing === "passive" || timing === "whenWon" || kind === "framework" || kind === "rule";

// (a) X

function announceX(state: State): Next {
  const effect = topEffect(state);
  if (isFree(effect) || effect.costPaid || !asksX(state, playOfEffect(state, effect))) return undefined;
  const values = possibleX(state, playOfEffect(state, effect));
  const [only] = values;
  if (values.length > 1) return ask(state, effect.player, { kind: "x", source: effect.source });
  effect.x = only ?? 0;
  return undefined;
}

const xOptions = (state: State): readonly Option[] =>
  possibleX(state, playOfEffect(state, topEffect(state))).map((value) => ({ do: "number", value }));

function answerX(state: State, option: Option): Next {
  topEffect(state).x = Number(option.value);
  return undefined;
}

// (b) targets

interface OpenSlot {
  readonly key: string;
  readonly slot: Slot;
  readonly wanted: Wanted;
  readonly candidates: readonly CardId[];
  readonly taken: readonly CardId[];
}

/** A host is chosen for an attachment as its target is for an effect (ATT-10). */
const HOST: Effect = { do: "attach", what: { the: "this" }, to: { the: "this" } };

export const slotKey = (node: number, slot: Slot): string => `${node}.${slot.field}`;

function nextTarget(state: State, effect: EffectInProgress): OpenSlot | null {
  const prepared = preparedOf(state, effect);
  if (prepared === null) return nextHost(state, effect);
  const scene = sceneOfEffect(state, effect);
  for (const node of prepared.initial) {
    for (const slot of slotsOf(prepared.nodes[node] ?? { do: "nothing" })) {
      const { selection } = slot;
      const key = slotKey(node, slot);
      if (!("choose" in selection) || effect.answered.includes(key)) continue;
      const taken = effect.chosen[`#${key}`] ?? [];
      const candidates = candidatesFor(scene, slot).filter(
        (id) => !taken.includes(id) && fitsTaken(state, selection, taken, id),
      );
      const wanted = selection.eachPlayer === true ? { least: 2, most: 2 } : wantedOf(scene, selection.count);
      return { key, slot, wanted, candidates, taken };
    }
  }
  return null;
}

/** One card of each player (F116). */
function fitsTaken(
  ...[state, selection, taken, id]: [State, Slot["selection"], readonly CardId[], CardId]
): boolean {
  if (!("choose" in selection) || selection.eachPlayer !== true) return true;
  return taken.every((other) => cardOf(state, other).owner !== cardOf(state, id).owner);
}

function nextHost(state: State, effect: EffectInProgress): OpenSlot | null {
  if (effect.kind !== "play" || effect.answered.includes("host")) return null;
  const hosts = hostsFor(state, effect.player, effect.source);
  if (hosts === null) return null;
  return {
    key: "host",
    slot: { effect: HOST, field: "to", selection: { the: "it" } },
    wanted: { least: 1, most: 1 },
    candidates: hosts,
    taken: [],
  };
}

function take(effect: EffectInProgress, open: OpenSlot, cards: readonly CardId[]): void {
  const { selection } = open.slot;
  const name = "choose" in selection || "pick" in selection ? (selection.as ?? "it") : "it";
  effect.chosen = {
    ...effect.chosen,
    [`#${open.key}`]: cards,
    [name]: cards,
    ...(name === "it" ? {} : { it: cards }),
  };
  if (cards.length >= open.wanted.most) effect.answered = [...effect.answered, open.key];
}

function finish(effect: EffectInProgress, open: OpenSlot): void {
  take(effect, open, open.taken);
  if (!effect.answered.includes(open.key)) effect.answered = [...effect.answered, open.key];
}

function chooseTargets(state: State): Next {
  const effect = topEffect(state);
  if (effect.kind === "framework" || effect.kind === "rule" || effect.kind === "dormant") return undefined;
  for (;;) {
    const open = nextTarget(state, effect);
    if (open === null) return undefined;
    const { candidates, wanted, taken } = open;
    if (candidates.length === 0) finish(effect, open);
    else if (candidates.length + taken.length === wanted.least && !isHiddenChoice(state, candidates))
      take(effect, open, [...taken, ...candidates]);
    else return ask(state, effect.player, { kind: "target", source: effect.source });
  }
}

/** A choice among hidden cards is put even when there is only one (turn.md, b). */
const isHiddenChoice = (state: State, cards: readonly CardId[]): boolean =>
  cards.some((id) => cardOf(state, id).zone === "hand");

function targetOptions(state: State): readonly Option[] {
  const open = nextTarget(state, topEffect(state));
  if (open === null) return [];
  const options: Option[] = open.candidates.map((card) => ({ do: "choose", card }));
  if (open.taken.length >= open.wanted.least) options.push({ do: "done" });
  return options;
}

function answerTarget(state: State, option: Option): Next {
  const effect = topEffect(state);
  const open = nextTarget(state, effect);
  if (open === null) return "again";
  if (option.do === "done") finish(effect, open);
  else take(effect, open, [...open.taken, option.card ?? NOBODY]);
  return "again";
}

// (d) the domain

export function billOfEffect(state: State, effect: EffectInProgress): Bill {
  if (effect.kind !== "dormant") return billOf(state, playOfEffect(state, effect), effect.x);
  const base = successOf(cardOf(state, effect.each), effect.player);
  return { kind: "dormant", player: effect.player, source: effect.source, base, match: null, loyal: false };
}

function chooseDomain(state: State): Next {
  const effect = topEffect(state);
  if (isFree(effect) || effect.costPaid) return undefined;
  const domains = domainsFor(state, billOfEffect(state, effect));
  const [only] = domains;
  if (domains.length > 1) return ask(state, effect.player, { kind: "domain", source: effect.source });
  effect.domain = only ?? NOBODY;
  return undefined;
}

const domainOptions = (state: State): readonly Option[] =>
  domainsFor(state, billOfEffect(state, topEffect(state))).map((card) => ({ do: "drain", card }));

function answerDomain(state: State, option: Option): Next {
  topEffect(state).domain = option.card ?? NOBODY;
  return undefined;
}

// other costs

function nextCost(state: State, effect: EffectInProgress): OpenSlot | null {
  const scene = sceneOfEffect(state, effect);
  const costs = cardCosts(preparedOf(state, effect)?.ability);
  for (const [at, cost] of costs.entries()) {
    const found = costCandidates(scene, cost);
    for (const [index, slot] of slotsOf(cost).entries()) {
      const { selection } = slot;
      const key = `c${at}.${slot.field}`;
      if (effect.answered.includes(key) || !("pick" in selection || "choose" in selection)) continue;
      const taken = effect.chosen[`#${key}`] ?? [];
      const spent = Object.entries(effect.chosen)
        .filter(([name]) => name.startsWith("#c"))
        .flatMap(([, cards]) => cards);
      const candidates = (found[index] ?? []).filter((id) => !spent.includes(id));
      return { key, slot, wanted: wantedOf(scene, selection.count), candidates, taken };
    }
  }
  return null;
}

/** What a cost took is named for the effect: "sacrificed", "exhausted", "discarded". */
const COST_NAMES: Readonly<Record<string, string>> = {
  sacrifice: "sacrificed",
  exhaust: "exhausted",
  discard: "discarded",
  driveInsane: "drivenInsane",
};

function takeCost(effect: EffectInProgress, open: OpenSlot, cards: readonly CardId[]): void {
  const name = COST_NAMES[open.slot.effect.do] ?? "paid";
  effect.chosen = { ...effect.chosen, [`#${open.key}`]: cards, [name]: cards };
  if (cards.length >= open.wanted.most) effect.answered = [...effect.answered, open.key];
}

function chooseCosts(state: State): Next {
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

function costOptions(state: State): readonly Option[] {
  const open = nextCost(state, topEffect(state));
  if (open === null) return [];
  const options: Option[] = open.candidates.map((card) => ({ do: "choose", card }));
  if (open.taken.length >= Math.max(1, open.wanted.least)) options.push({ do: "done" });
  return options;
}

function answerCost(state: State, option: Option): Next {
  const effect = topEffect(state);
  const open = nextCost(state, effect);
  if (open === null) return "again";
  if (option.do === "done") effect.answered = [...effect.answered, open.key];
  else takeCost(effect, open, [...open.taken, option.card ?? NOBODY]);
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
  const used = usedUpBy(state, bill, effect.domain);
  if (used.length > 0) spendReducers(state, used);
  if (isEventFromHand(state, effect)) moveCard(state, effect.source, "limbo");
  makeChanges(state, costGroups(state, effect));
  return undefined;
}

function spendReducers(state: State, used: readonly number[]): void {
  state.modifiers = state.modifiers
    .map((modifier) => (used.includes(modifier.id) ? { ...modifier, uses: modifier.uses - 1 } : modifier))
    .filter((modifier) => !(used.includes(modifier.id) && modifier.uses === 0));
  touchTable(state);
}

const isEventFromHand = (state: State, effect: EffectInProgress): boolean =>
  effect.kind === "play" &&
  effect.ability !== null &&
  cardOf(state, effect.source).zone !== "limbo" &&
  typeOf(state, effect.source) === "event";

function costGroups(state: State, effect: EffectInProgress) {
  const groups: (readonly ReturnType<typeof change>[])[] = [];
  const why = by(effect);
  if (effect.domain !== NOBODY)
    groups.push([change(state, "drain", { ...why, card: effect.domain, player: effect.player })]);
  for (const [at, cost] of cardCosts(preparedOf(state, effect)?.ability).entries())
    groups.push(...costGroup(state, effect, { at, cost }));
  return groups;
}

function costGroup(state: State, effect: EffectInProgress, { at, cost }: { at: number; cost: Effect }) {
  const scene = sceneOfEffect(state, effect);
  const [slot] = slotsOf(cost);
  if (slot === undefined) return groupsOf(cost, scene, () => []);
  const cards = (field: string): readonly CardId[] =>
    effect.chosen[`#c${at}.${field}`] ?? (field === slot.field ? candidatesFor(scene, slot) : []);
  return groupsOf(cost, scene, cards);
}

/** COST-06: a part that did not take place was not paid, and the effect does not resolve. */
function checkPaid(state: State): Next {
  const effect = topEffect(state);
  if (isFree(effect)) return undefined;
  if (!effect.done && cardCosts(preparedOf(state, effect)?.ability).length > 0) effect.cancelled = true;
  effect.done = true;
  return undefined;
}

// (f) triggered

function announce(state: State): Next {
  const effect = topEffect(state);
  if (effect.kind === "framework" || effect.kind === "rule") return undefined;
  effect.costPaid = true;
  const { player, source, timing } = effect;
  if (effect.kind === "play") {
    reportCard(state, "played", { card: source, player });
    note(state, "cardPlayed", { player, card: source, from: effect.from, count: effect.cost });
  } else if (timing !== "" && effect.kind === "ability")
    reportCard(state, "used", { card: source, player, timing });
  if (effect.overpaid > 0 && effect.cost > 0)
    note(state, "costOverpaid", {
      player,
      card: source,
      source,
      count: effect.overpaid,
      cause: "cost",
      from: effect.kind === "play" ? "hand" : "play",
    });
  return undefined;
}

/** E2: disrupts to the effect as a whole; a passive is never cancelled (TRIG-23). */
function disruptEffect(state: State): Next {
  const effect = topEffect(state);
  if (effect.kind === "framework" || effect.kind === "rule" || effect.kind === "dormant") return undefined;
  if (effect.timing === "passive" || effect.timing === "whenWon") return undefined;
  if (!state.game.library.before.has("effectInitiated") || effect.cancelled) return undefined;
  const { player, source } = effect;
  const threat = makeNote(state, "effectInitiated", {
    player,
    card: source,
    source,
    count: effect.id,
    cause: "card",
  });
  callDisrupts(state, [{ note: threat, about: aboutEffect(effect.id) }], true);
  return undefined;
}

// E3

function execute(state: State): Next {
  const effect = topEffect(state);
  if (effect.cancelled) {
    reportCard(state, "cancelled", { card: effect.source, player: effect.player });
    return undefined;
  }
  note(state, "effectInitiated", {
    player: effect.player,
    card: effect.source,
    source: effect.source,
    count: effect.id,
  });
  if (effect.kind === "dormant")
    makeChanges(state, [
      [
        change(state, "goDormant", {
          ...by(effect),
          card: effect.source,
          other: effect.each,
          player: effect.player,
        }),
      ],
    ]);
  else if (effect.ability !== null) call(state, "carryOut", { node: 0 });
  else enterAsPlayed(state, effect);
  return undefined;
}

/** TIME-17: the execution of playing a card is its entering play. */
function enterAsPlayed(state: State, effect: EffectInProgress): void {
  const [host] = effect.chosen["#host"] ?? [];
  const how = host === undefined ? "" : "attached";
  makeChanges(state, [
    [
      change(state, "enterPlay", {
        ...by(effect),
        card: effect.source,
        player: effect.player,
        other: host ?? NOBODY,
        how,
      }),
    ],
  ]);
}

function respond(state: State): Next {
  if (state.effects.length === 1 && topEffect(state).kind !== "framework") callResponses(state);
  return undefined;
}

/** E7: the event goes to its owner's discard pile; all chances to respond are closed for good. */
function end(state: State): Next {
  const effect = topEffect(state);
  const isEvent = effect.kind === "play" && effect.ability !== null;
  if (isEvent && cardOf(state, effect.source).zone === "limbo") {
    moveCard(state, effect.source, "discard");
    note(state, "cardEnteredDiscardPile", {
      player: cardOf(state, effect.source).owner,
      card: effect.source,
      from: "hand",
      to: "discard",
    });
  } else if (
    effect.kind === "play" &&
    effect.cancelled &&
    effect.ability === null &&
    cardOf(state, effect.source).zone === "hand"
  ) {
    moveCard(state, effect.source, "discard");
  }
  closeEffect(state);
  return undefined;
}

export function closeEffect(state: State): void {
  state.effects.pop();
  if (state.effects.length > 0) return;
  state.notes = [];
  state.usedTriggers = [];
}

export const effect = procedure("effect", "TIME-12", [
  {
    rule: "TIME-19",
    run: announceX,
    options: xOptions,
    answer: (state, _, option) => answerX(state, option),
  },
  {
    rule: "TGT-03",
    run: chooseTargets,
    options: targetOptions,
    answer: (state, _, option) => answerTarget(state, option),
  },
  {
    rule: "PAY-01",
    run: chooseDomain,
    options: domainOptions,
    answer: (state, _, option) => answerDomain(state, option),
  },
  {
    rule: "COST-01",
    run: chooseCosts,
    options: costOptions,
    answer: (state, _, option) => answerCost(state, option),
  },
  { rule: "COST-02", run: pay },
  { rule: "COST-06", run: checkPaid },
  { rule: "TIME-19", run: announce },
  { rule: "TRIG-15", run: disruptEffect },
  { rule: "TIME-05", run: execute },
  { rule: "TIME-12", run: callAftermath },
  { rule: "TRIG-08", run: respond },
  { rule: "COMP-18", run: end },
]);
