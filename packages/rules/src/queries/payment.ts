/** What a thing costs and which domain can pay for it (chapters PAY, Loyal, Steadfast, Transient). */
import type { EffectOf } from "../language/effects.ts";
import { FACTIONS, type Faction, type Player } from "../language/words.ts";
import { cardOf, faceOf, seatOf } from "../state/access.ts";
import type { Continuous, DomainSum } from "../state/cache.ts";
import { cacheOf } from "../state/cache.ts";
import type { ReasonRule } from "../state/reasons.ts";
import { type CardId, NOBODY, type State } from "../state/types.ts";
import { anyOfKind, continuousOf, inForce, testsHold } from "./continuous.ts";
import { find, fitsAnywhere, num } from "./filters.ts";
import { KIND } from "./kinds.ts";
import { forDomain, type Scene, sceneOf, sceneOfContinuous } from "./scene.ts";
import { hasFace, nodeOf, refreshRaw } from "./standing.ts";

/** Something to be paid for. `base` is the printed cost, the announced X, or what an ability asks; nothing changes a price asked inside a text. */
export interface Bill {
  readonly kind: "card" | "ability" | "dormant" | "price";
  readonly player: Player;
  readonly source: CardId;
  readonly base: number;
  /** Faction of the resource match; none for neutral cards and abilities (PAY-05, PAY-09). */
  readonly match: Faction | null;
  readonly loyal: boolean;
}

/** A card at its printed cost. */
export const billForCard = (state: State, player: Player, source: CardId): Bill =>
  billAt(state, { player, source }, faceOf(state, source).cost);

/** A card, X and what else is asked for added up. */
export function billAt(
  state: State,
  { player, source }: { readonly player: Player; readonly source: CardId },
  base: number,
): Bill {
  const printed = faceOf(state, source);
  const match = printed.faction === "neutral" ? null : printed.faction;
  return {
    kind: "card",
    player,
    source,
    base,
    match,
    loyal: printed.keywords.names.includes("Loyal"),
  };
}

interface Change {
  readonly one: Continuous;
  readonly amount: number;
  readonly min: number;
}

const NO_CHANGES: readonly Change[] = [];

/** Cost changes that concern this bill, with the domain as an argument (PAY-22). */
function costChanges(state: State, bill: Bill, domain: CardId): readonly Change[] {
  const isOwn = bill.kind === "card" && faceOf(state, bill.source).costTexts.length > 0;
  const isOthers = anyOfKind(state, KIND.costs);
  if (!isOwn && !isOthers) return NO_CHANGES;
  const changes: Change[] = [];
  if (isOwn) addOwnChanges(state, bill, { changes, domain });
  if (!isOthers) return changes;
  for (const one of continuousOf(state)) {
    if (one.bit !== KIND.costs || one.source === bill.source) continue;
    if (!concernsBill(state, one, bill)) continue;
    addChange(changes, forDomain(sceneOfContinuous(state, one), domain, bill.source), one);
  }
  return isCostFixed(state, bill) ? changes.filter(({ amount }) => amount > 0) : changes;
}

/** Whether a text in force forbids to lower this cost (DORM-11). */
export const isCostFixed = (state: State, bill: Bill): boolean =>
  anyOfKind(state, KIND.costs) &&
  continuousOf(state).some(
    (one) => one.effect.do === "costs" && one.effect.fixed === true && concernsBill(state, one, bill),
  );

function addChange(changes: Change[], scene: Scene, one: Continuous): void {
  const effect = one.effect as EffectOf<"costs">; // only called for costs
  const amount = one.modifier === null ? num(scene, effect.change) : (one.modifier.values[0] ?? 0);
  if (amount !== 0) changes.push({ one, amount, min: effect.min ?? 0 });
}

/** PAY-29: a text about its own cost works while its card is being played. */
function addOwnChanges(state: State, bill: Bill, into: { changes: Change[]; domain: CardId }): void {
  const { source, player: you } = bill;
  const scene = forDomain(sceneOf(state, source, you), into.domain, NOBODY);
  for (const { prepared, node, tests } of faceOf(state, source).costTexts) {
    const effect = nodeOf(prepared, node);
    const one = { prepared, node, effect, bit: KIND.costs, source, you, tests, modifier: null };
    if (testsHold(scene, one)) addChange(into.changes, scene, one);
  }
}

function concernsBill(state: State, one: Continuous, bill: Bill): boolean {
  const effect = one.effect as EffectOf<"costs">; // only called for costs
  if (bill.kind === "price") return false;
  if ((effect.of ?? "cards") !== (bill.kind === "card" ? "cards" : "abilities")) return false;
  if (one.modifier !== null && !inForce(state, one.modifier)) return false;
  const scene = sceneOfContinuous(state, one);
  if (!fitsAnywhere(scene, bill.source, effect.what)) return false;
  return testsHold(scene, one);
}

/** Penalties, then reducers; a cost of 0 is not reduced; one "minimum of 1" binds them all (PAY-14, PAY-15, PAY-28). */
export function costFor(state: State, bill: Bill, domain: CardId): number {
  const changes = costChanges(state, bill, domain);
  if (changes.length === 0) return bill.base;
  let cost = bill.base;
  for (const { amount } of changes) if (amount > 0) cost += amount;
  if (cost === 0) return 0;
  let reduced = cost;
  let floor = 0;
  for (const { amount, min } of changes) {
    if (amount >= 0) continue;
    reduced += amount;
    floor = Math.max(floor, min);
  }
  return Math.max(0, Math.min(cost, floor), reduced);
}

/** Reducers "for the next card" that this payment uses up. */
export function usedUpBy(state: State, bill: Bill, domain: CardId): readonly number[] {
  if (bill.base === 0 && costChanges(state, bill, domain).every(({ amount }) => amount <= 0)) return [];
  return costChanges(state, bill, domain)
    .filter(({ one }) => (one.modifier?.uses ?? 0) > 0)
    .map(({ one }) => one.modifier?.id ?? 0);
}

function symbolsOf(state: State, id: CardId, kind: Bill["kind"]): number {
  const { facts } = faceOf(state, id);
  const symbols = facts.resourceIcons ?? 1;
  return facts.transient && kind === "card" ? symbols * 2 : symbols;
}

/** The resource symbol, not the card's faction, decides (PAY-18). */
function resourceFaction(state: State, id: CardId): Faction | "neutral" {
  const { facts } = faceOf(state, id);
  return facts.resourceFaction ?? facts.faction;
}

const FACTION_INDEX: ReadonlyMap<string, number> = new Map(FACTIONS.map((faction, at) => [faction, at]));
const NO_MATCH: readonly number[] = FACTIONS.map(() => 0);

/** What the domain can pay, added up once for each state. */
function sumOf(state: State, domain: CardId): DomainSum {
  const cache = cacheOf(state);
  refreshRaw(state, cache);
  const { domains } = cache;
  const known = domains[domain];
  if (known !== undefined) return known;
  let card = 0;
  let ability = 0;
  const matching = NO_MATCH.slice();
  for (const id of seatOf(state, cardOf(state, domain).controller).resources) {
    if (cardOf(state, id).host !== domain) continue;
    const symbols = symbolsOf(state, id, "card");
    card += symbols;
    ability += symbolsOf(state, id, "ability");
    for (const faction of factionsOf(state, id)) {
      const at = FACTION_INDEX.get(faction);
      if (at !== undefined) matching[at] = (matching[at] ?? 0) + symbols;
    }
  }
  const sum = { card, ability, matching };
  if (!anyOfKind(state, KIND.provides)) domains[domain] = sum;
  return sum;
}

/** The factions a resource matches: its symbol's, and those that effects make it provide (PAY-17). */
function factionsOf(state: State, id: CardId): readonly string[] {
  const own = resourceFaction(state, id);
  if (!anyOfKind(state, KIND.provides)) return [own];
  const found = new Set<string>([own]);
  for (const one of continuousOf(state)) {
    if (one.effect.do === "provides" && find(sceneOfContinuous(state, one), one.effect.what).includes(id))
      found.add(one.effect.faction);
  }
  return [...found];
}

/** A Transient resource counts twice when a card is paid for (KW-TRANS-01, KW-TRANS-04). */
export function resourcesFor(state: State, domain: CardId, kind: Bill["kind"]): number {
  const sum = sumOf(state, domain);
  return kind === "card" ? sum.card : sum.ability;
}

/** Resources on the domain that match a faction, Transient ones twice (KW-TRANS-05). */
export const matchingOn = (state: State, domain: CardId, faction: Faction): number =>
  sumOf(state, domain).matching[FACTION_INDEX.get(faction) ?? -1] ?? 0;

/** What stands in the way of paying with this domain: the rule, or nothing. */
export function refusalOfDomain(state: State, bill: Bill, domain: CardId): ReasonRule | null {
  if (cardOf(state, domain).drained) return "PAY-02";
  const cost = costFor(state, bill, domain);
  if (cost < 1) return "PAY-06";
  if (resourcesFor(state, domain, bill.kind) < cost) return "PAY-01";
  if (bill.match === null) return null; // neutral cards and abilities need no match
  const matching = matchingOn(state, domain, bill.match);
  if (matching < 1) return "PAY-04";
  return bill.loyal && matching < cost ? "KW-LOYAL-01" : null;
}

/** Domains that can be drained for it; NOBODY stands for "nothing to drain" (PAY-06). */
export function domainsFor(state: State, bill: Bill): readonly CardId[] {
  if (costFor(state, bill, NOBODY) === 0) return [NOBODY];
  return seatOf(state, bill.player).domains.filter((domain) => refusalOfDomain(state, bill, domain) === null);
}

export function isPayable(state: State, bill: Bill): boolean {
  if (costFor(state, bill, NOBODY) === 0) return true;
  for (const domain of seatOf(state, bill.player).domains)
    if (refusalOfDomain(state, bill, domain) === null) return true;
  return false;
}

/** KW-STEAD-01: symbols covered by real resources among all domains, drained ones too. */
export function steadfastMet(state: State, player: Player, source: CardId): boolean {
  const { facts } = faceOf(state, source);
  if (facts.steadfast === 0) return true;
  const wanted = facts.steadfastFaction ?? facts.faction;
  let have = 0;
  for (const id of seatOf(state, player).resources) if (resourceFaction(state, id) === wanted) have++;
  return have >= facts.steadfast;
}

/** The largest X that some undrained domain can still pay for (PAY-20). */
export function largestX(state: State, bill: Bill): number {
  let largest = 0;
  for (const domain of seatOf(state, bill.player).domains) {
    if (cardOf(state, domain).drained) continue;
    const have = resourcesFor(state, domain, bill.kind);
    for (let x = have; x > largest; x--)
      if (refusalOfDomain(state, { ...bill, base: x }, domain) === null) largest = x;
  }
  return largest;
}

/** What a resource on a domain is called when it is drained away. */
export const isTransient = (state: State, id: CardId): boolean => {
  const card = cardOf(state, id);
  return hasFace(card) && faceOf(state, card.id).facts.transient;
};
