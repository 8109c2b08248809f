/** A scenario with notes becomes a lesson: it is run, and every answer is written down. */
import { apply, type CardDefinition, type CardId, type Choice, type State } from "@fhtagn/rules";
import { scenarioFlawText } from "@fhtagn/words";
import { matchName } from "../names/match-names.ts";
import { gameOf } from "../run/library.ts";
import { beginRun, type ScenarioRun } from "../run/run.ts";
import { finish, playStep } from "../run/runner.ts";
import { startScenario } from "../run/start.ts";
import { parseFile } from "../scenario/parse-file.ts";
import type { Scenario, ScenarioStep } from "../scenario/scenario.ts";
import { type Beat, type Lesson, type Pointer, TABLE_PARTS } from "./lesson.ts";

/** Who learns; the other one's moves are scripted. */
const LEARNER = "P1";

type Note = Extract<ScenarioStep, { kind: "note" }>;

/** What a note points at, while cards are still known by their id. */
type Aim =
  | { readonly part: (typeof TABLE_PARTS)[number] }
  | { readonly card: CardId; readonly ledger: boolean };

interface Draft {
  readonly note: Note;
  at: number;
  until: number | null;
  readonly aim: Aim | null;
}

/** Told to whoever writes lessons: none that is broken is shipped. */
const broken = (expected: string, found: string): Error => new Error(`expected ${expected}, found ${found}`);

/** The one lesson of a file. What is wrong with it is thrown: a broken lesson is not shipped. */
export function scriptLesson(text: string, definitions: readonly CardDefinition[]): Lesson {
  const [parsed, ...others] = parseFile(text);
  if (parsed === undefined || others.length > 0) throw broken("one lesson in a file", "another number");
  if (!parsed.ok)
    throw broken("a lesson that can be read", `${scenarioFlawText(parsed.flaw, "en")} (line ${parsed.line})`);
  return script(parsed.scenario, definitions);
}

function script(scenario: Scenario, definitions: readonly CardDefinition[]): Lesson {
  const run = startScenario(scenario, gameOf(scenario, definitions));
  const drafts: Draft[] = [];
  for (const [index, step] of scenario.steps.entries())
    take(run, drafts, { step, ahead: scenario.steps.slice(index + 1) });
  finish(run);
  const { given, game } = scenario;
  const fresh = startScenario(scenario, gameOf(scenario, definitions));
  beginRun(fresh);
  const answers = run.answers.slice(0, lastOf(drafts)).map(choiceOf);
  return {
    start: game === undefined ? { position: given } : { game },
    answers,
    beats: beatsOf(drafts, fresh.state, answers),
  };
}

interface StepAt {
  readonly step: ScenarioStep;
  readonly ahead: readonly ScenarioStep[];
}

function take(run: ScenarioRun, drafts: Draft[], { step, ahead }: StepAt): void {
  const { length: moves } = run.made;
  playStep(run, step, ahead);
  if (step.kind === "note") {
    drafts.push({ note: step, at: run.answers.length, until: null, aim: aimOf(run, step) });
    return;
  }
  if (step.kind !== "move" || step.move.player !== LEARNER) return;
  const last = drafts.at(-1);
  const from = run.made[moves];
  if (last === undefined || last.until !== null) throw broken("a note before the move", step.text);
  if (from === undefined) throw broken("a move that somebody is asked for", step.text);
  if (run.waiting.length > 0) throw broken("a move of its own for each later question", step.text);
  last.at = from;
  last.until = run.answers.length;
}

function aimOf({ state, names }: ScenarioRun, { at }: Note): Aim | null {
  if (at === undefined) return null;
  const part = TABLE_PARTS.find((one) => one === at);
  if (part !== undefined) return { part };
  const ledger = at.startsWith("ledger ");
  const name = ledger ? at.slice("ledger ".length) : at;
  const card = matchName({ state, names, mover: LEARNER }, name)?.name.ids[0];
  if (card === undefined) throw broken("something on the table", `"${at}"`);
  return { card, ledger };
}

const lastOf = (drafts: readonly Draft[]): number => {
  const last = drafts.at(-1);
  return last?.until ?? last?.at ?? 0;
};

function choiceOf(answer: ScenarioRun["answers"][number]): Choice {
  if ("concede" in answer) throw broken("a lesson without conceding", answer.concede);
  return answer;
}

/** Handles are those the learner has for the cards when the note is shown. */
function beatsOf(drafts: readonly Draft[], state: State, answers: readonly Choice[]): readonly Beat[] {
  let given = 0;
  return drafts.map(({ note, at, until, aim }) => {
    for (; given < at; given++) apply(state, answers[given] ?? { choose: 0 });
    return { note: note.note, at, until, target: aim === null ? null : targetOf(state, aim, note) };
  });
}

function targetOf(state: State, aim: Aim, { text }: Note): Pointer {
  if ("part" in aim) return aim;
  const handle = state.cards[aim.card]?.handleP1 ?? 0;
  if (handle === 0) throw broken("a card that the learner can see", text);
  return aim.ledger ? { ledger: handle } : { handle };
}
