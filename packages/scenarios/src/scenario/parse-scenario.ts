/** One document of a scenario file, read into a scenario. */
import {
  faultsOfOptions,
  type OptionFault,
  PLAYERS,
  RULESETS,
  type RuleOptions,
  USUAL_RULESET,
} from "@fhtagn/rules";
import type { Position } from "@fhtagn/rules/position";
import type { ScenarioFlaw } from "@fhtagn/words";
import {
  fieldsOf,
  flagOf,
  insideField,
  isWrittenFields,
  MalformedScenario,
  shownValue,
  textOf,
  textsOf,
  type WrittenFields,
  wordOf,
  writtenList,
  wrongKind,
} from "./malformed.ts";
import { parseGoal, parseMove } from "./parse-move.ts";
import type { Expectations, Scenario, ScenarioStep } from "./scenario.ts";
import { readTestCards } from "./test-cards.ts";

const KEYS = ["title", "rules", "ruleset", "options", "strict", "cards", "given", "game", "moves", "expect"];
const STEP_KEYS = ["advance", "refused", "offered", "expect", "note"] as const;
/** Keys that may stand beside the first one of a step. */
const BESIDE: Readonly<Partial<Record<(typeof STEP_KEYS)[number], readonly string[]>>> = {
  refused: ["by"],
  note: ["at"],
};

export const UNTITLED = "untitled";

export function parseScenario(document: unknown): Scenario {
  if (!isWrittenFields(document))
    throw new MalformedScenario("", { is: "noScenario", keys: KEYS, found: shownValue(document) });
  const fields = fieldsOf(document, "", KEYS);
  return {
    title: textOf(fields.title ?? UNTITLED, "title"),
    rules: textsOf(fields.rules, "rules"),
    ruleset: fields.ruleset === undefined ? USUAL_RULESET : wordOf(fields.ruleset, "ruleset", RULESETS),
    options: parseOptions(fields.options),
    strict: flagOf(fields.strict, "strict"),
    cards: readTestCards(fields.cards, "cards"),
    given: (fields.given ?? {}) as Position, // layTable reads it as data of unknown shape
    ...parseGame(fields),
    steps: writtenList(fields.moves, "moves").flatMap((step, index) => parseStep(step, `moves[${index}]`)),
    expect: parseExpectations(fields.expect, "expect"),
  };
}

function parseGame({ given, game }: WrittenFields): Pick<Scenario, "game"> {
  if (game === undefined || game === null) return {};
  if (given !== undefined) throw new MalformedScenario("game", { is: "positionAndGame" });
  const { P1, P2, seed } = fieldsOf(game, "game", [...PLAYERS, "seed"]);
  const terms = { P1: textOf(P1, "game.P1"), P2: textOf(P2, "game.P2"), seed: textOf(seed, "game.seed") };
  return { game: terms };
}

function parseOptions(value: unknown): Partial<RuleOptions> {
  if (value === undefined || value === null) return {};
  if (!isWrittenFields(value)) throw wrongKind("options", "mapOfOptions", value);
  const [fault] = faultsOfOptions(value);
  if (fault !== undefined) throw new MalformedScenario("options", optionFlaw(fault));
  return value as Partial<RuleOptions>; // just checked
}

const optionFlaw = ({ key, value, known }: OptionFault): ScenarioFlaw =>
  known ? { is: "optionValue", key, value: shownValue(value) } : { is: "unknownOption", key };

function parseExpectations(value: unknown, place: string): Expectations {
  if (value === undefined || value === null) return {};
  if (isWrittenFields(value)) return value;
  throw wrongKind(place, "mapOfSubjects", value);
}

export function parseStep(step: unknown, place: string): readonly ScenarioStep[] {
  if (typeof step === "string") return [{ kind: "move", text: step, place, move: parseMove(step, place) }];
  if (!isWrittenFields(step)) throw wrongKind(place, "step", step);
  const kind = STEP_KEYS.find((key) => key in step);
  if (kind === undefined)
    throw new MalformedScenario(place, { is: "unknownStep", text: shownValue(step), known: STEP_KEYS });
  const fields = fieldsOf(step, place, [kind, ...(BESIDE[kind] ?? [])]);
  return PARSERS[kind](fields, insideField(place, kind));
}

type StepParser = (fields: WrittenFields, place: string) => readonly ScenarioStep[];

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
      const names = textsOf(offers[player], insideField(place, player));
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
