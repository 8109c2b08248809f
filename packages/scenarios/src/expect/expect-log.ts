/** `log`: lines that appear in this order since the last expectation. */
import type { CardId, Happening, HappeningKind, State, TablePlace } from "@fhtagn/rules";
import { matchOneCard } from "../names/match-lists.ts";
import { nameInTable } from "../names/name-table.ts";
import { Failure, written } from "../run/failure.ts";
import type { ScenarioRun } from "../run/run.ts";
import { MalformedScenario } from "../scenario/malformed.ts";
import { letterOf } from "./letters.ts";

/** How each happening of a card is written. */
const CARD_LINES: Readonly<Partial<Record<HappeningKind, string>>> = {
  destroyed: "destroyed",
  sacrificed: "sacrificed",
  discarded: "discarded",
  insane: "insane",
  restored: "restored",
  wounded: "wounded",
  readied: "readied",
  exhausted: "exhausted",
  played: "played",
  enteredPlay: "enters play",
  leftPlay: "leaves play",
  cancelled: "cancelled",
};

/** As scenarios name a place: "S1", "K2", "D3". */
const ROW_LETTERS: Readonly<Record<TablePlace["row"], string>> = { story: "S", conspiracy: "K", domain: "D" };
const placeText = (place: TablePlace | undefined): string =>
  place === undefined ? "" : `${ROW_LETTERS[place.row]}${place.number}`;

/** A happening as a line of the log; undefined for those that have none. */
function lineOf(state: State, happening: Happening): string | undefined {
  const { what, card, player, icon, count } = happening;
  const place = placeText(happening.place);
  switch (what) {
    case "struggleWon":
      return `struggle ${letterOf(icon)} at ${place} won by ${player}`;
    case "struggleTied":
      return `struggle ${letterOf(icon)} at ${place} tied`;
    case "succeeded":
      return `${player} succeeds at ${place}`;
    case "unchallenged":
      return `unchallenged at ${place}`;
    case "storyWon":
      return `${place} won by ${player}`;
    case "drew":
      return `${player} draws ${count ?? 1}`;
    case "drained":
      return `${player} drains ${place}`;
    default: {
      const words = CARD_LINES[what];
      return words === undefined || card === undefined
        ? undefined
        : `${nameInTable(state, card as CardId)} ${words}`; // a happening names its card by index
    }
  }
}

type Matcher = (happenings: readonly Happening[], at: number) => boolean;

const DRAWS = /^(P[12]) draws (\d+)$/;
const OTHERS =
  /^(struggle [TCAI] at [SK]\d+ (won by P[12]|tied)|P[12] succeeds at [SK]\d+|unchallenged at [SK]\d+|[SK]\d+ won by P[12]|P[12] drains D\d+)$/;

function matcherOf(run: ScenarioRun, line: string): Matcher {
  const { state } = run;
  const [, drawer, count] = DRAWS.exec(line) ?? [];
  if (drawer !== undefined)
    return (happenings, at) => drawsAt(happenings, at, { drawer, count: Number(count) });
  if (OTHERS.test(line))
    return (happenings, at) => {
      const happening = happenings[at];
      return happening !== undefined && lineOf(state, happening) === line;
    };
  const entry = Object.entries(CARD_LINES).find(([, words]) => line.endsWith(` ${words}`));
  if (entry === undefined) throw new MalformedScenario("log", { is: "unknownLogLine", text: line });
  const [what, words] = entry;
  const { ids } = matchOneCard({ state, names: run.names, mover: null }, line.slice(0, -words.length).trim());
  return (happenings, at) => happenings[at]?.what === what && ids.some((id) => id === happenings[at]?.card);
}

/** Cards drawn one after the other count together. */
function drawsAt(
  happenings: readonly Happening[],
  at: number,
  { drawer, count }: { drawer: string; count: number },
): boolean {
  const isDraw = (index: number): boolean =>
    happenings[index]?.what === "drew" && happenings[index]?.player === drawer;
  const amount = (index: number): number => happenings[index]?.count ?? 1;
  if (!isDraw(at)) return false;
  if (amount(at) === count) return true;
  if (isDraw(at - 1)) return false;
  let total = 0;
  for (let index = at; isDraw(index); index++) total += amount(index);
  return total === count;
}

export function checkLog(run: ScenarioRun, lines: readonly string[]): void {
  const happenings = run.journal.slice(run.lastExpectation);
  let at = 0;
  for (const line of lines) {
    const matches = matcherOf(run, line);
    while (at < happenings.length && !matches(happenings, at)) at++;
    if (at === happenings.length) {
      const found = happenings.flatMap((happening) => lineOf(run.state, happening) ?? []);
      throw new Failure(written(`log: ${line}`), { is: "log", lines: found });
    }
    at++;
  }
}
