/** The board in a few sentences, for whoever has it read to him. */
import type { Player } from "@fhtagn/rules";
import { PHASE_NAMES } from "@fhtagn/rules/text";
import type { StoryView, View } from "@fhtagn/rules/view";
import { capital, isPlural, nameOf, type Speaker, say, titleOf } from "./speaker.ts";

/** Turn, phase, score by story, whose decision, how many options. */
export function boardSummary(view: View, options: number, speaker: Speaker): string {
  const you: Player = view.viewer === "P2" ? "P2" : "P1";
  const other: Player = you === "P1" ? "P2" : "P1";
  const stories = view.stories
    .map((story, at) => (story === null ? null : storyText(story, at + 1, { speaker, you, other })))
    .filter((text) => text !== null);
  const parts = [
    turnText(view, speaker),
    ...stories,
    wonText(view, speaker, { you, other }),
    handText(view, speaker, { you, other }),
    decisionText(view, options, speaker),
  ];
  return parts.map((part) => `${capital(part)}.`).join(" ");
}

const whose = (player: Player, speaker: Speaker): string =>
  player === speaker.viewer
    ? say(speaker, { en: "your turn", fr: "à vous de jouer" })
    : nameOf(speaker, player);

function turnText({ turn, phase, active }: View, speaker: Speaker): string {
  const name = PHASE_NAMES[phase][speaker.locale];
  return say(speaker, {
    en: `turn ${turn}, ${whose(active, speaker)}, ${name}`,
    fr: `tour ${turn}, ${whose(active, speaker)}, ${name}`,
  });
}

interface Sides {
  readonly you: Player;
  readonly other: Player;
}

const successOf = ({ successP1, successP2 }: StoryView, player: Player): number =>
  player === "P1" ? successP1 : successP2;

function storyText(
  story: StoryView,
  number: number,
  { speaker, you, other }: Sides & { speaker: Speaker },
): string {
  const title = titleOf(speaker, story.code);
  const [mine, theirs] = [successOf(story, you), successOf(story, other)];
  const name = nameOf(speaker, other);
  return say(speaker, {
    en: `story ${number}, ${title}: ${name} ${theirs}, you ${mine}`,
    fr: `histoire ${number}, ${title} : ${name} ${theirs}, vous ${mine}`,
  });
}

function wonText(view: View, speaker: Speaker, { you, other }: Sides): string {
  const [mine, theirs] = [view[you].won.length, view[other].won.length];
  const name = nameOf(speaker, other);
  return say(speaker, {
    en: `stories won: ${name} ${theirs}, you ${mine}`,
    fr: `histoires remportées : ${name} ${theirs}, vous ${mine}`,
  });
}

function handText(view: View, speaker: Speaker, { you, other }: Sides): string {
  const name = nameOf(speaker, other);
  return say(speaker, {
    en: `cards in hand: ${name} ${view[other].hand.count}, you ${view[you].hand.count}`,
    fr: `cartes en main : ${name} ${view[other].hand.count}, vous ${view[you].hand.count}`,
  });
}

function decisionText({ question, result }: View, options: number, speaker: Speaker): string {
  if (result !== null || question === null)
    return say(speaker, { en: "the game is over", fr: "la partie est terminée" });
  if (question.player !== speaker.viewer) {
    const name = nameOf(speaker, question.player);
    return say(speaker, { en: `${name} decides`, fr: `${name} décide` });
  }
  const s = isPlural(speaker.locale, options) ? "s" : "";
  return say(speaker, {
    en: `you decide, ${options} option${s}`,
    fr: `à vous de décider, ${options} choix`,
  });
}
