/** Goes through a record with the computer players and writes down what they say. Runs in their worker. */

import { gameLibrary, unknownDeck } from "@fhtagn/cards";
import {
  type Review,
  type ReviewEffort,
  type Reviewed,
  type ReviewedDecision,
  type ReviewTerms,
  reviewGame,
  USUAL_EFFORT,
} from "@fhtagn/lab";
import { REVIEW_FORMAT, type ReviewSheet } from "@fhtagn/protocol";
import { type Choice, readRecord } from "@fhtagn/rules";
import { answerText, differenceText, inEachLanguage, malformedText } from "@fhtagn/words";
import { cardInBook } from "../../host/book-of-cards.ts";
import type { Said } from "../replay-messages.ts";
import type { ReviewNews, ReviewOrder, SheetDecision, SheetLuck } from "./review-sheet.ts";

/** Nobody waits longer than a minute: what is left of this many milliseconds is shared by what is left to do. */
const WANTED_MS = 42_000;
/** Before so many decisions are done nobody knows how fast this machine is. */
const FIRST_LOOK = 8;
const LEAST = 0.25;

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** A slow machine or a long game gets less effort for each decision. `spent` is with the effort so far. */
export function effortAfter(
  { done, total, spent }: { readonly done: number; readonly total: number; readonly spent: number },
  share: number,
): number {
  if (done < FIRST_LOOK) return share;
  const needed = (spent / done) * (total - done);
  const left = Math.max(0, WANTED_MS - spent);
  return needed <= left ? share : Math.max(LEAST, (share * left) / needed);
}

function setEffort(effort: Mutable<ReviewEffort>, share: number): void {
  const { simulations, worlds, mostWorlds } = USUAL_EFFORT;
  effort.simulations = Math.round(simulations * share);
  effort.worlds = Math.round(worlds * share);
  effort.mostWorlds = Math.round(mostWorlds * share);
}

/** Neither player knew the other's deck, so nobody is judged by it. */
function termsWith(effort: ReviewEffort): ReviewTerms {
  const unknown = unknownDeck();
  return { effort, believed: { P1: unknown, P2: unknown } };
}

export function makeReview({ text }: ReviewOrder, tell: (news: ReviewNews) => void): void {
  const read = readRecord(text);
  if (!read.ok) {
    tell({ review: "failed", message: inEachLanguage((locale) => malformedText(read, locale)) });
    return;
  }
  const { record } = read;
  const effort: Mutable<ReviewEffort> = { ...USUAL_EFFORT };
  const steps = reviewGame(record, gameLibrary(), termsWith(effort));
  const began = performance.now();
  let share = 1;
  for (;;) {
    const step = steps.next();
    if (step.done !== true) {
      const { done, total } = step.value;
      tell({ review: "under way", done, total });
      share = effortAfter({ done, total, spent: performance.now() - began }, share);
      setEffort(effort, share);
      continue;
    }
    const { value } = step;
    if (value.ok) tell({ review: "done", sheet: sheetOf(value.review) });
    else tell({ review: "failed", message: whyNot(value) });
    return;
  }
}

const whyNot = (reviewed: Extract<Reviewed, { readonly ok: false }>): Said =>
  inEachLanguage((locale) =>
    reviewed.why === "diverged" ? differenceText(reviewed.divergedAt.difference, locale) : reviewed.why,
  );

const MOST_LUCK = 5;

function sheetOf({ decisions, seats, turningPoints, luckAndSkill }: Review): ReviewSheet {
  const { start, luck, skill, end, events, open } = luckAndSkill;
  const { P1, P2 } = seats;
  return {
    format: REVIEW_FORMAT,
    decisions: decisions.map(decisionOf),
    seats: { P1, P2 },
    turningPoints: turningPoints.map(decisionOf),
    split: { start, luck, skill, end },
    luck: events
      .toSorted((a, b) => Math.abs(b.luck) - Math.abs(a.luck))
      .slice(0, MOST_LUCK)
      .map(luckOf),
    open,
  };
}

function decisionOf(decision: ReviewedDecision): SheetDecision {
  const { at, turn, player, chance, loss, low, high, mark, played, better } = decision;
  const words = {
    played: saidOf(decision, played),
    better: better === null ? null : saidOf(decision, better),
  };
  return { at, turn, player, chance, loss, low, high, mark, ...words };
}

function saidOf({ seen, player }: ReviewedDecision, choice: Choice): Said {
  const { question: asked } = seen;
  if (asked === null || asked.form === "other") throw new Error("nobody was asked");
  return inEachLanguage((locale) => {
    const said = answerText({ asked, view: seen, choice }, { locale, viewer: player, book: cardInBook });
    if (said === null) throw new Error("the answer is to another question");
    return said;
  });
}

function luckOf({ at, turn, what, luck, drew }: Review["luckAndSkill"]["events"][number]): SheetLuck {
  const title = (code: string): string => gameLibrary().cards.get(code)?.title ?? code;
  return { at, turn, what, luck, drew: drew.map(({ player, code }) => ({ player, title: title(code) })) };
}
