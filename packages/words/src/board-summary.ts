/** The board in a few sentences, for whoever has it read to him. */
import type { Player } from "@fhtagn/rules";
import { capitalised } from "@fhtagn/rules/text";
import type { StoryView, View } from "@fhtagn/rules/view";
import type { SummaryWords } from "./contract/summary-words.ts";
import { languageOf } from "./languages.ts";
import { cardTitle, nameOf, type Speaker } from "./speaker.ts";

interface Reading {
  readonly view: View;
  readonly speaker: Speaker;
  readonly words: SummaryWords;
  readonly you: Player;
  readonly other: Player;
}

/** Turn, phase, score by story, whose decision, how many options. */
export function boardSummary(view: View, options: number, speaker: Speaker): string {
  const you: Player = view.viewer === "P2" ? "P2" : "P1";
  const other: Player = you === "P1" ? "P2" : "P1";
  const { summary: words, finish } = languageOf(speaker.locale);
  const reading: Reading = { view, speaker, words, you, other };
  const stories = view.stories.flatMap((story, at) =>
    story === null ? [] : [storyText(story, at + 1, reading)],
  );
  const won = compared(reading, (player) => view[player].won.length);
  const hands = compared(reading, (player) => view[player].hand.count);
  const parts = [
    turnText(reading),
    ...stories,
    words.won(won),
    words.hand(hands),
    decisionText(reading, options),
  ];
  return parts.map((part) => `${capitalised(finish(part))}.`).join(" ");
}

function compared({ speaker, you, other }: Reading, numberOf: (player: Player) => number) {
  return { name: nameOf(speaker, other), theirs: numberOf(other), yours: numberOf(you) };
}

function turnText({ view: { turn, phase, active }, speaker, words }: Reading): string {
  const whose = active === speaker.viewer ? words.yourTurn : nameOf(speaker, active);
  return words.turn(turn, whose, phase);
}

function storyText({ code, successP1, successP2 }: StoryView, number: number, reading: Reading): string {
  const title = cardTitle(reading.speaker, code);
  const tokens = compared(reading, (player) => (player === "P1" ? successP1 : successP2));
  return reading.words.story({ number, title, ...tokens });
}

function decisionText({ view: { question, result }, speaker, words }: Reading, options: number): string {
  if (result !== null || question === null) return words.over;
  return question.player === speaker.viewer
    ? words.youDecide(options)
    : words.decides(nameOf(speaker, question.player));
}
