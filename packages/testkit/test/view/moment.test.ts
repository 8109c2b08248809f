import type { Phase, QuestionKind } from "@fhtagn/rules";
import { type View, view } from "@fhtagn/rules/view";
import { expect, test } from "vitest";
import { statesOf } from "./games.ts";

interface Asked {
  readonly kind: QuestionKind;
  readonly phase: Phase;
  /** What the player who is asked sees. */
  readonly seen: View;
}

/** The questions of a few games. */
function questions(): readonly Asked[] {
  const found: Asked[] = [];
  for (const { state } of statesOf([1, 2], 1)) {
    const { question, phase } = state;
    if (question !== null) found.push({ kind: question.kind, phase, seen: view(state, question.player) });
  }
  return found;
}

const ALL = questions();

test("who is asked in a struggle is told its story and its icon as the moment, too", () => {
  const struggles = ALL.flatMap(({ seen }) => {
    const what = seen.question !== null && "about" in seen.question ? seen.question.about : null;
    return what?.about === "struggle" ? [{ what, seen }] : [];
  });
  expect(struggles.length).toBeGreaterThan(3);
  for (const { what, seen } of struggles)
    expect(seen.moment).toEqual({
      phase: "story",
      step: "resolve",
      window: false,
      story: what.story,
      struggle: what.icon,
    });
});

test.each([
  ["commit", "commit"],
  ["oppose", "oppose"],
] as const)("at the question %s the step is told", (kind, step) => {
  const found = ALL.filter((one) => one.kind === kind);
  expect(found.length).toBeGreaterThan(3);
  for (const { seen } of found) expect(seen.moment).toMatchObject({ phase: "story", step, window: false });
});

test("in an action window it is told that both may act, and which phase it is", () => {
  const found = ALL.filter(({ kind }) => kind === "action");
  expect(new Set(found.map(({ seen }) => seen.moment.phase)).size).toBeGreaterThan(2);
  for (const { phase, seen } of found)
    expect(seen.moment).toMatchObject({ phase, window: true, struggle: null });
});
