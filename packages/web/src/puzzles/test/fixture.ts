/** A puzzle made of a recorded game: the turn in which its first story was won, and how that went. */

import { gameLibrary } from "@fhtagn/cards";
import { sitAfter, stateOf, type Walk, walkThrough } from "@fhtagn/host";
import type { LineStep, Puzzle } from "@fhtagn/lab";
import { type Choice, type GameRecord, readRecord, writeCompact } from "@fhtagn/rules";
import { goldenRecordText } from "../../replay/test/golden-text.ts";

function recordNamed(name: string): GameRecord {
  const read = readRecord(goldenRecordText(name));
  if (!read.ok) throw new Error(JSON.stringify(read));
  return read.record;
}

const RECORD = recordNamed("built-decks");

function walk(): Walk {
  const walked = walkThrough(RECORD, gameLibrary());
  if (!("points" in walked)) throw new Error(JSON.stringify(walked.divergedAt));
  return walked;
}

const isChoice = (answer: GameRecord["answers"][number]): answer is Choice => !("concede" in answer);

/** The record up to an answer, as it is written when a game stops there. */
const cutAt = (answers: number): GameRecord =>
  sitAfter({ ...RECORD, answers: RECORD.answers.slice(0, answers) }, gameLibrary()).recorder.record();

/** Who gave each answer: the one who was asked. */
function steps(from: number, to: number): readonly LineStep[] {
  return RECORD.answers.slice(from, to).flatMap((choice, at) => {
    const { question } = stateOf(sitAfter(cutAt(from + at), gameLibrary()));
    return isChoice(choice) && question !== null ? [{ player: question.player, choice }] : [];
  });
}

function make(): Puzzle {
  const { points } = walk();
  const won = points.findIndex(({ moments }) => moments.some(({ what }) => what === "storyWon"));
  const seat = points[won]?.moments.find(({ what }) => what === "storyWon")?.player ?? "P1";
  const turn = points[won]?.turn;
  const start = points.find(
    ({ turn: of, phase, decision }) => of === turn && phase === "operations" && decision?.player === seat,
  );
  const at = start?.answers ?? 0;
  return {
    id: "p-001",
    grade: 2,
    seat,
    kind: start?.decision?.kind ?? "action",
    record: writeCompact(cutAt(at)),
    at,
    line: steps(at, points[won]?.answers ?? at),
    decoys: 0,
  };
}

export const PUZZLE: Puzzle = make();
