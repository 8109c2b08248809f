import { gameLibrary, presetNamed, storyCodes } from "@fhtagn/cards";
import { type Choice, makeRecorder, pending, type State, writeCompact } from "@fhtagn/rules";
import { view } from "@fhtagn/rules/view";
import { expect, test } from "vitest";
import { makeReview } from "../review/make-review.ts";
import type { ReviewNews, SheetDecision } from "../review/review-sheet.ts";

const codesOf = (name: string): readonly string[] => presetNamed(name)?.codes ?? [];

/** One faction and the neutral cards lie in the same places of both: a seed deals them alike. */
const THEIRS = codesOf("miskatonic-hastur");
const ANOTHER = codesOf("miskatonic-cthulhu");
const SHARED = new Set<string>(THEIRS.filter((code, at) => ANOTHER[at] === code));

/** What comes first; of P2's cards only what is in both decks is shown. */
function answerTo(state: State): Choice {
  const decision = pending(state);
  if (decision?.form !== "assign") return { choose: 0 };
  const { player, kind, items } = decision;
  const mayShow = items.map((id) => player === "P1" || SHARED.has(state.cards[id]?.code ?? ""));
  let domain = 0;
  return { assign: mayShow.map((may) => (kind === "setup" && may && domain < 3 ? domain++ : -1)) };
}

/** So few that the review does not look at the clock. */
const ANSWERS = 5;

/** A short game against this deck, and what P1 saw each time that he was asked. */
function play(deck: readonly string[]): { readonly text: string; readonly seen: readonly string[] } {
  const decks = { P1: codesOf("agency-syndicate"), P2: deck };
  const game = makeRecorder({ library: gameLibrary(), decks, stories: storyCodes() }, "hindsight");
  const seen: string[] = [];
  for (let given = 0; given < ANSWERS; given++) {
    game.settle();
    if (pending(game.state)?.player === "P1") seen.push(JSON.stringify(view(game.state, "P1")));
    game.answer(answerTo(game.state));
  }
  game.concede("P2");
  return { text: writeCompact(game.record()), seen };
}

function reviewOf(text: string): readonly SheetDecision[] {
  const news: ReviewNews[] = [];
  makeReview({ want: "review", text }, (one) => news.push(one));
  const last = news.at(-1);
  if (last?.review !== "done") throw new Error(JSON.stringify(last));
  return last.sheet.decisions.filter(({ player }) => player === "P1");
}

test("what a player could not see of the other's deck changes nothing in how his decisions are judged", () => {
  const [game, twin] = [play(THEIRS), play(ANOTHER)];
  expect(twin.text).not.toBe(game.text);
  expect(twin.seen).toEqual(game.seen);
  const judged = reviewOf(game.text);
  expect(judged.length).toBe(game.seen.length);
  expect(reviewOf(twin.text)).toEqual(judged);
});
