/** `@fhtagn/testkit/given`: scenarios as TypeScript tests, with vitest. */
import { library } from "@fhtagn/cards";
import type { Player } from "@fhtagn/rules";
import type { Position } from "@fhtagn/rules/position";
import type { Expectations, ScenarioStep } from "@fhtagn/scenarios";
import {
  type Bench,
  type BenchTerms,
  checkBench,
  checkExpectations,
  closeOffered,
  closeRefused,
  finish,
  goOn,
  isAsked,
  isRefusalShown,
  parseStep,
  playStep,
  sideRun,
  startBench,
} from "@fhtagn/scenarios";
import { onTestFinished } from "vitest";

/** The position of the test that is running; tests of one file run one after the other. */
let bench: Bench | undefined;

/** Lays out a position and begins. */
export function given(position: Position, terms: BenchTerms = {}): void {
  const begun = startBench(position, terms, library());
  bench = begun;
  onTestFinished(({ task }) => {
    if (task.result?.state === "fail" || process.env.FHTAGN_CHECKS === "off") return;
    checkBench(begun);
  });
}

function current(): Bench {
  if (bench === undefined) throw new Error("given() comes first");
  return bench;
}

/** A move, or another step of a scenario such as `{ advance: "story before commits" }`. */
export function when(...steps: readonly (string | { readonly advance: string })[]): void {
  const { run } = current();
  for (const step of steps.flatMap((written) => parseStep(written, "when"))) playStep(run, step);
}

/** Checks on a copy of the run: nothing that is asked is answered by looking. */
function lookAhead(step: ScenarioStep, player: Player): void {
  const side = sideRun(current().run);
  goOn(side, () => isAsked(side, player));
  playStep(side, step);
  goOn(side, () => side.offered.length === 0 && side.refused.every(isRefusalShown));
  closeOffered(side);
  closeRefused(side, isRefusalShown);
}

// biome-ignore lint/suspicious/noThenProperty: given, when, then; it is an object, so nobody awaits it
export const then = {
  /** Holds once the effect in progress has ended. */
  expect(expectations: Expectations): void {
    const { run } = current();
    const side = sideRun(run);
    finish(side);
    checkExpectations(side, expectations);
    run.lastExpectation = run.journal.length;
  },
  /** Holds at the question now open. */
  now(expectations: Expectations): void {
    checkExpectations(current().run, expectations);
  },
  /** Exactly these can be chosen at the next question put to the player. */
  offered(player: Player, names: readonly string[]): void {
    lookAhead(
      {
        kind: "offered",
        text: `offered: {${player}: [${names.join(", ")}]}`,
        place: "offered",
        player,
        names,
      },
      player,
    );
  },
  /** Not legal up to the next question at which the player could make such a move; `by` must be among the reasons. */
  refused(move: string, by?: string): void {
    for (const step of parseStep(by === undefined ? { refused: move } : { refused: move, by }, "refused")) {
      if (step.kind === "refused") lookAhead(step, step.move.player);
    }
  },
};
