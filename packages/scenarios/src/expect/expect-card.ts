/** What a scenario may say about a card. */
import {
  billForCard,
  type CardId,
  type CardState,
  cardOf,
  costFor,
  costOf,
  fatedOf,
  iconsOf,
  isBlank,
  keywordsOf,
  NOBODY,
  PLAYERS,
  type Player,
  type State,
  skillOf,
  subtypesOf,
  toughnessOf,
} from "@fhtagn/rules";
import { matchName } from "../names/match-names.ts";
import { nameInTable, placeInTable } from "../names/name-table.ts";
import type { ScenarioRun } from "../run/run.ts";
import { fieldsOf, flagOf, MalformedScenario, textOf, textsOf } from "../scenario/malformed.ts";
import { mustEqual, mustHave } from "./check.ts";
import { lettersOf } from "./letters.ts";

const FIELDS = [
  ...[
    "in",
    "state",
    "wounds",
    "tokens",
    "skill",
    "icons",
    "cost",
    "controller",
    "owner",
    "keywords",
    "subtypes",
  ],
  "blank",
];

interface Subject {
  readonly run: ScenarioRun;
  readonly id: CardId;
  readonly name: string;
}

export function checkCard({ run, id, name }: Subject, value: unknown): void {
  const fields = fieldsOf(value, name, FIELDS);
  for (const [field, expected] of Object.entries(fields)) {
    const place = `${name}.${field}`;
    if (field === "in") mustLie({ run, id, name }, textOf(expected, place));
    else if (field === "keywords") mustHave(place, textsOf(expected, place), keywordLines(run.state, id));
    else if (field === "subtypes") mustHave(place, textsOf(expected, place), subtypesOf(run.state, id));
    else if (field === "blank") mustEqual(place, flagOf(expected, place), isBlank(run.state, id));
    else mustEqual(place, expected, fieldOf(run.state, cardOf(run.state, id), field));
  }
}

function fieldOf(state: State, card: CardState, field: string): unknown {
  switch (field) {
    case "state":
      return card.condition;
    case "wounds":
      return card.wounds;
    case "tokens":
      return card.tokens;
    case "skill":
      return skillOf(state, card.id);
    case "icons":
      return lettersOf(iconsOf(state, card.id));
    case "cost":
      return card.zone === "hand" ? actualCost(state, card) : costOf(state, card.id);
    case "controller":
      return card.controller;
    default:
      return card.owner;
  }
}

/** PAY-25: what playing it would cost, every modifier in force. */
const actualCost = (state: State, { id, owner }: CardState): number =>
  costFor(state, billForCard(state, owner, id), NOBODY);

/** "Fast", "Toughness +1": as in the facts. */
function keywordLines(state: State, id: CardId): readonly string[] {
  return keywordsOf(state, id).map((keyword) => {
    if (keyword === "Toughness") return `Toughness +${toughnessOf(state, id)}`;
    return keyword === "Fated" ? `Fated ${fatedOf(state, id)}` : keyword;
  });
}

const PILES = ["hand", "deck", "discard", "won", "removed"] as const;
const ATTACHED = "attached to ";

function mustLie(subject: Subject, where: string): void {
  const { run, id, name } = subject;
  const card = cardOf(run.state, id);
  if (!liesIn(subject, card, where)) mustEqual(`${name}.in`, where, describePlace(run.state, card));
}

function liesIn({ run, name }: Subject, card: CardState, where: string): boolean {
  const { state } = run;
  if (where === "play") return card.zone === "play" || card.zone === "story";
  if (where === "story deck") return card.zone === "storyDeck";
  if (where === "deck bottom") return state[card.owner].deck[0] === card.id;
  if (where === "deck top") return state[card.owner].deck.at(-1) === card.id;
  const pile = readPile(where);
  if (pile !== undefined) return card.zone === pile.zone && ownerOf(card) === (pile.player ?? ownerOf(card));
  const reader = { state, names: run.names, mover: card.controller };
  const host = matchName(reader, where.startsWith(ATTACHED) ? where.slice(ATTACHED.length) : where);
  if (host === undefined || host.rest.trim() !== "")
    throw new MalformedScenario(`${name}.in`, { is: "unknownPlace", text: where });
  const { ids } = host.name;
  if (where.startsWith(ATTACHED)) return card.zone === "play" && ids.includes(card.host);
  return (
    ids.includes(card.story) || ids.includes(card.id) || (card.zone === "resource" && ids.includes(card.host))
  );
}

/** A won story lies with its winner. */
const ownerOf = (card: CardState): Player => (card.zone === "won" ? card.controller : card.owner);

function readPile(where: string): { player?: Player; zone: string } | undefined {
  const player = PLAYERS.find((one) => where.startsWith(`${one} `));
  const zone = PILES.find((pile) => pile === (player === undefined ? where : where.slice(3)));
  if (zone === undefined) return undefined;
  return player === undefined ? { zone } : { player, zone };
}

function describePlace(state: State, card: CardState): string {
  if (card.zone === "resource") return placeInTable(state, card.host) ?? "a domain";
  if (card.zone === "story") return placeInTable(state, card.id) ?? "play";
  if (card.zone === "storyDeck") return "story deck";
  if (card.zone !== "play") return `${ownerOf(card)} ${card.zone}`;
  if (card.story !== NOBODY) return placeInTable(state, card.story) ?? "play";
  return card.host === NOBODY ? "play" : `attached to ${nameInTable(state, card.host)}`;
}
