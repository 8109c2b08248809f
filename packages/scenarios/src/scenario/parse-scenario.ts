/** One document of a scenario file, read into a scenario. */
import { PLAYERS, problemsOfOptions, RULESETS, type RuleOptions } from "@fhtagn/rules";
import type { Position } from "@fhtagn/rules/position";
import {
  type Fields,
  fieldsOf,
  flagOf,
  inside,
  isFields,
  listOf,
  Malformed,
  shown,
  textOf,
  textsOf,
  wordOf,
} from "./malformed.ts";
import { parseGoal, parseMove } from "./parse-move.ts";
import type { Expectations, Scenario, Step } from "./scenario.ts";
import { readTestCards } from "./test-cards.ts";

const KEYS = ["title", "rules", "ruleset", "options", "strict", "cards", "given", "game", "moves", "expect"];
const STEP_KEYS = ["advance", "refused", "offered", "expect", "note"] as const;
/** Keys that may stand beside the first one of a step. */
const BESIDE: Readonly<Partial<Record<(typeof STEP_KEYS)[number], readonly string[]>>> = {
  refused: ["by"],
  note: ["at"],
};

export function parseScenario(document: unknown): Scenario {
  if (!isFields(document))
    throw new Malformed("", `expected a scenario with ${KEYS.join(", ")}, found ${shown(document)}`);
  const fields = fieldsOf(document, "", KEYS);
  return {
    title: textOf(fields.title ?? "untitled", "title"),
    rules: textsOf(fields.rules, "rules"),
    ruleset: fields.ruleset === undefined ? "lcg" : wordOf(fields.ruleset, "ruleset", RULESETS),
    options: parseOptions(fields.options),
    strict: flagOf(fields.strict, "strict"),
    cards: readTestCards(fields.cards, "cards"),
    given: (fields.given ?? {}) as Position, // layTable reads it as data of unknown shape
    ...parseGame(fields),
    steps: listOf(fields.moves, "moves").flatMap((step, index) => parseStep(step, `moves[${index}]`)),
    expect: parseExpectations(fields.expect, "expect"),
  };
}

function parseGame({ given, game }: Fields): Pick<Scenario, "game"> {
  if (game === undefined || game === null) return {};
  if (given !== undefined) throw new Malformed("game", "a scenario has a position or a game, not both");
  const { P1, P2, seed } = fieldsOf(game, "game", [...PLAYERS, "seed"]);
  const terms = { P1: textOf(P1, "game.P1"), P2: textOf(P2, "game.P2"), seed: textOf(seed, "game.seed") };
  return { game: terms };
}

function parseOptions(value: unknown): Partial<RuleOptions> {
  if (value === undefined || value === null) return {};
  if (!isFields(value)) throw new Malformed("options", `expected a map of options, found ${shown(value)}`);
  const [problem] = problemsOfOptions(value);
  if (problem !== undefined) throw new Malformed("options", problem);
  return value as Partial<RuleOptions>; // just checked
}

function parseExpectations(value: unknown, place: string): Expectations {
  if (value === undefined || value === null) return {};
  if (isFields(value)) return value;
  throw new Malformed(place, `expected a map of subjects, found ${shown(value)}`);
}

export function parseStep(step: unknown, place: string): readonly Step[] {
  if (typeof step === "string") return [{ kind: "move", text: step, place, move: parseMove(step, place) }];
  if (!isFields(step)) throw new Malformed(place, `expected a move or a step, found ${shown(step)}`);
  const kind = STEP_KEYS.find((key) => key in step);
  if (kind === undefined)
    throw new Malformed(place, `unknown step ${shown(step)}; known: a move, ${STEP_KEYS.join(", ")}`);
  const fields = fieldsOf(step, place, [kind, ...(BESIDE[kind] ?? [])]);
  return PARSERS[kind](fields, inside(place, kind));
}

type StepParser = (fields: Fields, place: string) => readonly Step[];

const PARSERS: Readonly<Record<(typeof STEP_KEYS)[number], StepParser>> = {
  advance(fields, place) {
    const text = textOf(fields.advance, place);
    return [{ kind: "advance", text: `advance: ${text}`, place, goal: parseGoal(text, place) }];
  },
  refused(fields, place) {
    const text = textOf(fields.refused, place);
    const step = { kind: "refused", text: `refused: ${text}`, place, move: parseMove(text, place) } as const;
    return [
      fields.by === undefined ? step : { ...step, by: textOf(fields.by, place.replace(/refused$/, "by")) },
    ];
  },
  offered(fields, place) {
    const offers = fieldsOf(fields.offered, place, PLAYERS);
    return PLAYERS.filter((player) => offers[player] !== undefined).map((player) => {
      const names = textsOf(offers[player], inside(place, player));
      return { kind: "offered", text: `offered: {${player}: [${names.join(", ")}]}`, place, player, names };
    });
  },
  expect(fields, place) {
    return [{ kind: "expect", text: "expect", place, expectations: parseExpectations(fields.expect, place) }];
  },
  note(fields, place) {
    const note = textOf(fields.note, place);
    const at = fields.at === undefined ? {} : { at: textOf(fields.at, place.replace(/note$/, "at")) };
    return [{ kind: "note", text: `note: ${note}`, place, note, ...at }];
  },
};
