/** Positions that no game can reach, each with the rule that forbids it. */
import { PLAYERS, type Player } from "../language/words.ts";
import { controls, mayMixAlignments } from "../queries/entering.ts";
import { fatedOf, toughnessOf } from "../queries/keywords-of.ts";
import { titleOf } from "../queries/printed-values.ts";
import { storiesNeeded } from "../queries/stories.ts";
import { isCharacter } from "../queries/type-of.ts";
import { cardOf, opponentOf } from "../state/access.ts";
import { printedOf } from "../state/game.ts";
import { type CardId, type CardState, NOBODY, type State } from "../state/types.ts";
import { type Laid, laidCard, laneOf } from "./lay-out.ts";
import type { Item, Plan } from "./plan.ts";
import type { Problem } from "./position.ts";
import type { PositionFlaw } from "./position-flaw.ts";

/** A card of the position with where it was written. */
interface Laying {
  readonly state: State;
  readonly item: Item;
  readonly card: CardState;
}

/** Says what is wrong, or nothing. */
type Check = (laying: Laying) => Fault | undefined;
interface Fault {
  readonly rule: string;
  readonly flaw: PositionFlaw;
  /** The key of the entry that is at fault. */
  readonly key?: string;
}

const WIN_AT = 5;
const SETUP_HAND = 8;

const CHECKS: readonly Check[] = [
  function lies({ state, item, card }) {
    if (card.zone !== "play" || card.faceDown || card.condition === "insane") return undefined;
    const { type, attachTo } = printedOf(state.game, card.code);
    if (type === "event" && item.host === null) return { rule: "COMP-32", flaw: { is: "eventInPlay" } };
    if (attachTo !== null && item.host === null) return { rule: "ATT-13", flaw: { is: "unattached" } };
    return undefined;
  },
  function isInsane({ item, card }) {
    if (card.condition !== "insane") return undefined;
    if (card.wounds > 0) return { rule: "INS-06", flaw: { is: "insaneWounded" }, key: "wounds" };
    if (card.tokens > 0) return { rule: "INS-15", flaw: { is: "insaneTokens" }, key: "tokens" };
    if (item.lane !== null) return { rule: "INS-04", flaw: { is: "insaneCommitted" }, key: "story" };
    return undefined;
  },
  function bearsWounds({ state, card }) {
    if (card.wounds === 0 || card.condition === "insane") return undefined;
    if (!isCharacter(state, card.id)) return { rule: "WND-08", flaw: { is: "woundedThing" }, key: "wounds" };
    const toughness = toughnessOf(state, card.id);
    if (card.wounds <= toughness) return undefined;
    return {
      rule: "WND-02",
      flaw: { is: "tooManyWounds", wounds: card.wounds, toughness },
      key: "wounds",
    };
  },
  function hasTokens({ state, card }) {
    const fated = fatedOf(state, card.id);
    if (fated === 0 || card.tokens < fated) return undefined;
    return { rule: "FATE-01", flaw: { is: "fated", count: fated }, key: "tokens" };
  },
  function isOneOfAKind({ state, card }) {
    if (card.zone !== "play" || (card.faceDown && card.host !== NOBODY)) return undefined;
    const isSecond = PLAYERS.some((player) => isOf(card, player) && hasEarlierCopy(state, player, card));
    return isSecond
      ? { rule: "UNIQ-02", flaw: { is: "secondCopy", title: titleOf(state, card.id) } }
      : undefined;
  },
  function isCommitted({ state, item, card }) {
    if (item.lane === null) return undefined;
    if (laneOf(state, item.lane) === undefined)
      return { rule: "STORY-03", flaw: { is: "missingLane", lane: item.lane.written }, key: "story" };
    if (!isCharacter(state, card.id))
      return { rule: "STORY-23", flaw: { is: "committedThing" }, key: "story" };
    return undefined;
  },
  function isAttached({ state, item, card }) {
    if (item.host === null || card.zone !== "play") return undefined;
    const host = cardOf(state, card.host);
    if (host.condition !== "insane") return undefined;
    const { attachTo } = printedOf(state.game, card.code);
    if (attachTo?.insane === true && !card.faceDown) return undefined;
    return { rule: "ATT-03", flaw: { is: "attachedToInsane" } };
  },
];

/** UNIQ-03: to control a copy in play or to own it, either bars another. */
function hasEarlierCopy(state: State, player: Player, { id, code }: CardState): boolean {
  const { title, facts } = printedOf(state.game, code);
  if (!facts.unique) return false;
  return state.inPlay.some((other) => {
    const copy = cardOf(state, other);
    if (other >= id || !isOf(copy, player) || (copy.faceDown && copy.host !== NOBODY)) return false;
    return printedOf(state.game, copy.code).title === title;
  });
}

const isOf = (card: CardState, player: Player): boolean =>
  card.controller === player || card.owner === player;

export function faultsOf(state: State, plan: Plan, laid: Laid): readonly Problem[] {
  const problems: Problem[] = [];
  for (const [item, id] of laid) {
    if (item.place === "") continue;
    for (const check of CHECKS) {
      const fault = check({ state, item, card: cardOf(state, id) });
      if (fault !== undefined) problems.push(problemAt(item.place, fault));
    }
  }
  return [
    ...problems,
    ...faultsOfLanes(state, plan, laid),
    ...PLAYERS.flatMap((player) => faultsOfPlayer(state, player)),
  ];
}

function problemAt(place: string, { rule, flaw, key }: Fault): Problem {
  return { place: key === undefined ? place : `${place}.${key}`, rule, flaw };
}

/** A card that is both kinds is no rival of itself. */
function rivalsOf(state: State, player: Player): readonly [CardId, CardId] | undefined {
  const villains = controls(state, player, "Villainous");
  for (const hero of controls(state, player, "Heroic")) {
    const villain = villains.find((id) => id !== hero);
    if (villain !== undefined) return [hero, villain];
  }
  return undefined;
}

function faultsOfPlayer(state: State, player: Player): readonly Problem[] {
  const { deck, won, hand } = state[player];
  const faults: Problem[] = [];
  const say = (place: string, rule: string, flaw: PositionFlaw): void => {
    faults.push({ place, rule, flaw });
  };
  const rivals = rivalsOf(state, player);
  if (rivals !== undefined && !mayMixAlignments(state, player)) {
    const [hero, villain] = rivals;
    const titles = { hero: titleOf(state, hero), villain: titleOf(state, villain) };
    say(`given.${player}.play`, "KW-HERO-02", { is: "rivals", ...titles });
  }
  if (deck.length === 0) say(`given.${player}.deck`, "VICT-05", { is: "emptyDeck" });
  if (won.length >= storiesNeeded(state)) {
    say(`given.${player}.won`, "VICT-01", { is: "storiesWon", count: won.length });
  }
  if (state.phase === "setup" && hand.length > SETUP_HAND) {
    say(`given.${player}.hand`, "SETUP-06", { is: "setupHand" });
  }
  const owned = state.conspiracies.filter((id) => cardOf(state, id).owner === player);
  if (owned.length > 1) say("given.conspiracies", "CONS-03", { is: "twoConspiracies", player });
  return faults;
}

function faultsOfLanes(state: State, plan: Plan, laid: Laid): readonly Problem[] {
  const problems: Problem[] = [];
  for (const item of [...plan.stories, ...plan.conspiracies]) {
    for (const player of PLAYERS) {
      const tokens = player === "P1" ? item.successP1 : item.successP2;
      if (tokens < WIN_AT) continue;
      problems.push({
        place: `${item.place}.${player}`,
        rule: "WIN-01",
        flaw: { is: "tokensWon", count: tokens },
      });
    }
  }
  for (const item of plan.attached) {
    if (!item.dormant) continue;
    const id = laidCard(laid, item);
    if (printedOf(state.game, cardOf(state, id).code).keywords.names.includes("Dormant")) continue;
    problems.push({
      place: item.place,
      rule: "DORM-01",
      flaw: { is: "notDormant", title: titleOf(state, id) },
    });
  }
  for (const { place, lane } of plan.attacked ?? [])
    if (laneOf(state, lane) === undefined)
      problems.push({ place, rule: "STORY-03", flaw: { is: "missingLane", lane: lane.written } });
  return [...problems, ...faultsOfCommits(state, plan, laid)];
}

/** Before the defender commits he has nobody where the attacker has nobody (STORY-33), unless a text keeps them there. */
function faultsOfCommits(state: State, { clock }: Plan, laid: Laid): readonly Problem[] {
  if (anyTextKeepsCommitted(state)) return [];
  const isBeforeOpposing =
    clock.phase === "story" && ["start", "before commits", "after commits"].includes(clock.at);
  const problems: Problem[] = [];
  for (const [item, id] of laid) {
    if (item.lane === null) continue;
    const { story, controller } = cardOf(state, id);
    const place = `${item.place}.story`;
    if (clock.phase !== "story") {
      problems.push({ place, rule: "STORY-30", flaw: { is: "committedOutside" } });
    } else if (
      isBeforeOpposing &&
      controller !== state.active &&
      !isAnyoneThere(state, story, opponentOf(controller))
    ) {
      problems.push({ place, rule: "STORY-33", flaw: { is: "defenderAlone" } });
    }
  }
  return problems;
}

const isAnyoneThere = (state: State, story: CardId, player: Player): boolean =>
  state.inPlay.some((id) => cardOf(state, id).story === story && cardOf(state, id).controller === player);

function anyTextKeepsCommitted(state: State): boolean {
  return [...state.inPlay, ...state.stories, ...state.conspiracies].some(
    (id) =>
      id !== NOBODY &&
      printedOf(state.game, cardOf(state, id).code).abilities.some(({ nodes }) =>
        nodes.some((node) => node.do === "can" && node.deed === "stayCommitted"),
      ),
  );
}
