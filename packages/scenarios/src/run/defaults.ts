/** What the runner answers when no step does. */
import {
  type CardId,
  type Choice,
  cardIn,
  type Decision,
  detailOf,
  type Option,
  options,
  placeIn,
  type State,
} from "@fhtagn/rules";
import { isFiller } from "@fhtagn/rules/position";
import { chooseWhere, isPass, passOf } from "./run.ts";

/** A token that a struggle or success allows is placed; then passing; then an order by listing; then the only option. */
export function defaultChoice(state: State, decision: Decision, strict: boolean): Choice | undefined {
  if (decision.kind === "token") {
    const placed = chooseWhere(state, (option) => !isPass(option));
    if (placed !== undefined) return placed;
  }
  const pass = strict ? undefined : passOf(state, decision);
  return pass ?? orderByListing(state, decision) ?? onlyChoice(state, decision);
}

/** The active player's part first, then the order of listing. */
function orderByListing(state: State, { kind }: Decision): Choice | undefined {
  if (kind !== "order" && kind !== "firstPart" && kind !== "resolve") return undefined;
  const found = options(state);
  const ranked = found.map((option, index) => ({ index, rank: rankOf(state, option) }));
  ranked.sort((a, b) => a.rank - b.rank || a.index - b.index);
  const [first] = ranked;
  return first === undefined ? undefined : { choose: first.index };
}

function rankOf(state: State, option: Option): number {
  const card = cardIn(option);
  if (card !== undefined)
    return Number(card) + (state.cards[card]?.controller === state.active ? 0 : state.cards.length);
  return option.do === "choosePlayer" && option.player === state.active ? 0 : 1;
}

function onlyChoice(state: State, decision: Decision): Choice | undefined {
  if (decision.form === "assign") return undefined;
  const found = options(state);
  const [first] = found;
  if (first === undefined) return undefined;
  return found.every((option) => isSame(state, first, option)) ? { choose: 0 } : undefined;
}

/** Two fillers of one pile are the same answer. */
function isSame(state: State, a: Option, b: Option): boolean {
  if (a === b) return true;
  if (a.do !== b.do || placeIn(a) !== placeIn(b) || detailOf(a) !== detailOf(b)) return false;
  const [one, other] = [cardIn(a), cardIn(b)];
  return one !== undefined && other !== undefined && areAlike(state, one, other);
}

function areAlike(state: State, a: CardId, b: CardId): boolean {
  const one = state.cards[a];
  const other = state.cards[b];
  if (one === undefined || other === undefined || one.code !== other.code || !isFiller(one.code))
    return false;
  return one.zone === other.zone && one.owner === other.owner && one.host === other.host;
}
