/** What a scenario may say about a player, a domain, a story. */
import {
  type CardId,
  cardOf,
  committedTo,
  PLAYERS,
  type Player,
  printedOf,
  struggleOrder,
  strugglesOf,
  successOf,
  totalSkill,
  typeOf,
} from "@fhtagn/rules";
import type { ScenarioFound } from "@fhtagn/words";
import { firstFit, matchCards } from "../names/match-lists.ts";
import { nameInTable } from "../names/name-table.ts";
import { Failure } from "../run/failure.ts";
import type { ScenarioRun } from "../run/run.ts";
import { fieldsOf, flagOf, textOf, textsOf, writtenNumber } from "../scenario/malformed.ts";
import { mustEqual } from "./check.ts";
import { letterOf } from "./letters.ts";

const COUNTS = ["hand", "deck", "discard", "won", "domains", "characters"] as const;

export function checkPlayer(run: ScenarioRun, player: Player, value: unknown): void {
  const fields = fieldsOf(value, player, [...COUNTS, "holds"]);
  for (const count of COUNTS) {
    const expected = fields[count];
    if (expected === undefined) continue;
    const found = count === "characters" ? charactersOf(run, player) : run.state[player][count].length;
    mustEqual(`${player}.${count}`, writtenNumber(expected, `${player}.${count}`), found);
  }
  checkHolds(run, player, textsOf(fields.holds, `${player}.holds`));
}

const charactersOf = ({ state }: ScenarioRun, player: Player): number =>
  state.inPlay.filter((id) => cardOf(state, id).controller === player && typeOf(state, id) === "character")
    .length;

function checkHolds({ state, names }: ScenarioRun, player: Player, wanted: readonly string[]): void {
  const { hand } = state[player];
  const taken: CardId[] = [];
  for (const name of wanted.flatMap((text) => matchCards({ state, names, mover: player }, text))) {
    const id = firstFit(name, (card) => hand.includes(card), taken);
    if (id === undefined)
      throw new Failure(
        { is: "holds", player, card: name.text },
        { is: "hand", names: hand.map((card) => nameInTable(state, card)) },
      );
    taken.push(id);
  }
}

/** A subject that is a place: its card and how it is written. */
interface Place {
  readonly run: ScenarioRun;
  readonly id: CardId;
  readonly name: string;
}

export function checkDomain({ run, id, name }: Place, value: unknown): void {
  const { drained, resources } = fieldsOf(value, name, ["drained", "resources"]);
  if (drained !== undefined)
    mustEqual(`${name}.drained`, flagOf(drained, `${name}.drained`), cardOf(run.state, id).drained);
  if (resources !== undefined) {
    mustEqual(`${name}.resources`, writtenNumber(resources, `${name}.resources`), countResources(run, id));
  }
}

const countResources = ({ state }: ScenarioRun, domain: CardId): number =>
  state.cards.filter(({ zone, host }) => zone === "resource" && host === domain).length;

const LANE_FIELDS = ["title", "P1", "P2", "struggles", "skill", "committed"];

export function checkLane(place: Place, value: unknown): void {
  const { run, id, name } = place;
  const { state } = run;
  const { title, struggles, skill, committed, ...tokens } = fieldsOf(value, name, LANE_FIELDS);
  if (title !== undefined)
    mustEqual(
      `${name}.title`,
      textOf(title, `${name}.title`),
      printedOf(state.game, cardOf(state, id).code).title,
    );
  if (struggles !== undefined)
    mustEqual(`${name}.struggles`, textOf(struggles, `${name}.struggles`), strugglesAt(place));
  for (const player of PLAYERS) {
    const expected = tokens[player];
    if (expected !== undefined)
      mustEqual(`${name}.${player}`, expected, successOf(cardOf(state, id), player));
  }
  const totals = fieldsOf(skill, `${name}.skill`, PLAYERS);
  const groups = fieldsOf(committed, `${name}.committed`, PLAYERS);
  for (const player of PLAYERS) {
    if (totals[player] !== undefined)
      mustEqual(`${name}.skill.${player}`, totals[player], totalSkill(state, id, player));
    if (groups[player] !== undefined)
      checkCommitted(place, player, textsOf(groups[player], `${name}.committed.${player}`));
  }
}

function strugglesAt({ run, id }: Place): string {
  return struggleOrder(run.state, id)
    .map((icon) => letterOf(icon).repeat(strugglesOf(run.state, id, icon)))
    .join("");
}

/** Exactly these. */
function checkCommitted({ run, id, name }: Place, player: Player, wanted: readonly string[]): void {
  const { state, names } = run;
  const there = committedTo(state, id, player);
  const left = [...there];
  const found: ScenarioFound = { is: "committed", names: there.map((card) => nameInTable(state, card)) };
  for (const one of wanted.flatMap((text) => matchCards({ state, names, mover: player }, text))) {
    const card = firstFit(one, (candidate) => left.includes(candidate));
    if (card === undefined) throw new Failure({ is: "committed", card: one.text, place: name }, found);
    left.splice(left.indexOf(card), 1);
  }
  if (left.length > 0)
    throw new Failure({ is: "committedExactly", player, place: name, cards: wanted }, found);
}
