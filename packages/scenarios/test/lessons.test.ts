/** The lessons of the web client hold in the rules as they are: a rule that changes one of them fails here. */
import { readdirSync, readFileSync } from "node:fs";
import { library } from "@fhtagn/cards";
import { describeError, runScenarioText, scriptLesson } from "@fhtagn/scenarios";
import { describe, expect, test } from "vitest";

const FOLDER = new URL("../../web/lessons/", import.meta.url);
const FILES = readdirSync(FOLDER).filter((file) => file.endsWith(".yaml"));
const textOf = (file: string): string => readFileSync(new URL(file, FOLDER), "utf8");

test.each(FILES)("%s runs as a scenario", (file) => {
  const [result] = runScenarioText(textOf(file), file, library());
  expect(result?.error === undefined ? "" : describeError(result.error)).toBe("");
});

describe.each(FILES)("%s as a lesson", (file) => {
  const lesson = scriptLesson(textOf(file), library());

  test("its notes follow one another through the game and end with one that is read", () => {
    const { beats, answers } = lesson;
    for (const [index, { at, until }] of beats.entries()) {
      const before = beats[index - 1];
      expect(at).toBeGreaterThanOrEqual(before?.until ?? before?.at ?? 0);
      if (until !== null) expect(until).toBeGreaterThan(at);
    }
    expect(beats.at(-1)?.until).toBeNull();
    expect(beats.at(-1)?.at).toBe(answers.length);
    expect(new Set(beats.map(({ note }) => note)).size).toBe(beats.length);
  });

  test("every note points at something, and the learner does something", () => {
    expect(lesson.beats.filter(({ target }) => target === null)).toEqual([]);
    expect(lesson.beats.some(({ until }) => until !== null)).toBe(true);
  });
});

const GIVEN = `
title: A lesson
given:
  P1: {hand: [Peeler], domains: [[agency, agency], [], []]}
`;

describe("a lesson that does not work is refused", () => {
  test("a move of the learner without a note", () => {
    expect(() => scriptLesson(`${GIVEN}moves:\n  - P1 plays Peeler\n`, library())).toThrow(
      "a note before the move",
    );
  });

  test("a note that points at nothing", () => {
    const moves = "moves:\n  - {note: look, at: Cthulhu}\n";
    expect(() => scriptLesson(GIVEN + moves, library())).toThrow("something on the table");
  });

  test("a move the rules do not allow", () => {
    const moves = "moves:\n  - {note: play, at: hand}\n  - P1 plays Peeler; drain D2\n";
    expect(() => scriptLesson(GIVEN + moves, library())).toThrow("no moment for it");
  });

  test("a position and a game at once", () => {
    const game = "game: {P1: agency-miskatonic, P2: cthulhu-hastur, seed: s}\n";
    expect(() => scriptLesson(GIVEN + game, library())).toThrow("a position or a game");
  });

  test("a deck that nobody has", () => {
    const game = "title: A game\ngame: {P1: agency-nobody, P2: cthulhu-hastur, seed: s}\n";
    expect(() => scriptLesson(game, library())).toThrow("the name of a deck");
  });
});
