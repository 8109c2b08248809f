/** What holds of every state between two answers, whatever was played. */
import {
  type CardId,
  type CardState,
  cardOf,
  clone,
  hash,
  isLegal,
  load,
  makeRng,
  NOBODY,
  options,
  PLAYERS,
  pending,
  randomAssign,
  type State,
  save,
  staleValues,
  toughnessOf,
  twinFaults,
  typeOf,
} from "@fhtagn/rules";
import { leaksOf } from "./leaks.ts";

type Level = "cheap" | "all";

/** Everything that is wrong; an empty list is as it should be. */
export function checkInvariants(state: State, level: Level): readonly string[] {
  const cheap = [
    ...strayCards(state),
    ...unanswerable(state),
    ...state.cards.flatMap((card) => faultsOf(state, card)),
  ];
  return level === "cheap" || cheap.length > 0
    ? cheap
    : [
        ...repeatedOptions(state),
        ...differences(state),
        ...staleValues(state),
        ...twinFaults(state),
        ...leaksOf(state),
      ];
}

/** Each card in exactly one list, the one its zone says. */
function strayCards(state: State): readonly string[] {
  const seen = new Map<CardId, string[]>();
  const count = (list: readonly CardId[], where: string): void => {
    for (const id of list) if (id !== NOBODY) seen.set(id, [...(seen.get(id) ?? []), where]);
  };
  count(state.inPlay, "play");
  count([...state.stories, ...state.conspiracies], "story");
  count(state.storyDeck, "storyDeck");
  for (const player of PLAYERS) {
    const { deck, hand, discard, domains, resources, won, removed } = state[player];
    for (const [where, list] of Object.entries({
      deck,
      hand,
      discard,
      domain: domains,
      resource: resources,
      won,
      removed,
    }))
      count(list, where);
  }
  return state.cards.flatMap(({ id, zone, code }) => {
    const places = seen.get(id) ?? [];
    if (zone === "limbo" && places.length === 0) return [];
    return places.length === 1 && places[0] === zone
      ? []
      : [`card ${id} (${code}) is in ${zone}, listed in ${places.join(", ") || "no place"}`];
  });
}

function unanswerable(state: State): readonly string[] {
  const decision = pending(state);
  if (decision === null) return state.result === null ? ["nobody is asked and the game is not over"] : [];
  if (decision.form === "choose")
    return options(state).length > 0
      ? []
      : [`the ${decision.kind} question of ${decision.player} has no option`];
  return isLegal(state, randomAssign(state, makeRng("answerable")))
    ? []
    : [`the ${decision.kind} question has no legal answer`];
}

/** Two buttons that do the same. */
function repeatedOptions(state: State): readonly string[] {
  if (pending(state)?.form !== "choose") return [];
  const written = options(state).map((option) => JSON.stringify(option));
  const twice = written.filter((option, at) => written.indexOf(option) !== at);
  return twice.map((option) => `the option ${option} is there twice`);
}

const OUT_OF_PLAY: readonly string[] = ["deck", "hand", "discard", "resource", "domain", "removed", "limbo"];

function faultsOf(state: State, card: CardState): readonly string[] {
  const faults: string[] = [];
  const say = (fault: string): void => {
    faults.push(`card ${card.id} (${card.code}) ${fault}`);
  };
  const counts = [card.wounds, card.tokens, card.successP1, card.successP2];
  if (counts.some((count) => count < 0 || !Number.isInteger(count))) say(`has counts ${counts.join(", ")}`);
  if (OUT_OF_PLAY.includes(card.zone) && card.controller !== card.owner)
    say("is out of play and not under its owner");
  if (card.zone !== "play" && card.zone !== "resource" && card.host !== NOBODY)
    say(`has a host in ${card.zone}`);
  if (card.zone !== "play" && card.story !== NOBODY) say(`is committed in ${card.zone}`);
  if (card.zone === "resource" && !state[card.owner].domains.includes(card.host))
    say("lies on no domain of its owner");
  if (card.zone === "play") for (const fault of faultsInPlay(state, card)) say(fault);
  return faults;
}

/** In the middle of a change a host or a story may be gone and what follows from it not yet be done. */
function faultsInPlay(state: State, card: CardState): readonly string[] {
  const faults: string[] = [];
  if (card.story !== NOBODY && card.condition === "insane") faults.push("is insane and committed");
  if (state.question?.kind !== "action") return faults;
  const lanes = [...state.stories, ...state.conspiracies];
  if (card.host !== NOBODY && !isTable(state, card.host))
    faults.push("is attached to a card that is not in play");
  if (card.story !== NOBODY && !lanes.includes(card.story)) faults.push("is committed to no story");
  const isCharacter = typeOf(state, card.id) === "character";
  if (card.story !== NOBODY && !isCharacter) faults.push("is committed and no character");
  if (card.wounds > 0 && card.condition === "insane") faults.push("is wounded and insane");
  if (isCharacter && card.wounds > 0 && card.wounds > toughnessOf(state, card.id))
    faults.push("has more wounds than Toughness");
  return faults;
}

const isTable = (state: State, id: CardId): boolean => ["play", "story"].includes(cardOf(state, id).zone);

/** Out through JSON and in again, and copied: the same state, with the same options. */
function differences(state: State): readonly string[] {
  const own = hash(state);
  const loaded = load(state.game, JSON.parse(JSON.stringify(save(state))));
  const faults: string[] = [];
  if (hash(loaded) !== own) faults.push("the state changed on its way through JSON");
  if (hash(clone(state)) !== own) faults.push("the clone is another state");
  if (JSON.stringify(options(loaded)) !== JSON.stringify(options(state)))
    faults.push("the options changed on their way through JSON");
  return faults;
}
