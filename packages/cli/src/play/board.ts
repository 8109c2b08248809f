/** The table as text, as one player sees it. */

import { deckPool } from "@fhtagn/cards";
import { iconsOf, type Locale, type Player, type State, skillOf } from "@fhtagn/rules";
import { CONDITION_WORDS, FACTION_NAMES, PHASE_NAMES } from "@fhtagn/rules/text";
import type { CardRef, CardView, StoryView, View } from "@fhtagn/rules/view";
import { type Names, namesIn, terminalWords } from "@fhtagn/words";
import { titleOfCode } from "../card-library.ts";
import { speakerAt } from "./speaker.ts";

interface Scene {
  readonly state: State;
  readonly view: View;
  readonly names: Names;
  readonly locale: Locale;
}

export function boardLines(state: State, view: View, locale: Locale): readonly string[] {
  const scene: Scene = { state, view, names: namesIn(view, speakerAt(view.viewer, locale)), locale };
  const you = view.viewer === "P2" ? "P2" : "P1";
  const other = you === "P1" ? "P2" : "P1";
  const { turn, phase, active } = view;
  return [
    `${terminalWords(locale).board.turn} ${turn}, ${PHASE_NAMES[phase][locale]}, ${active}`,
    ...seatLines(scene, other),
    ...storyLines(scene),
    ...seatLines(scene, you),
    ...handLines(scene, you),
  ];
}

function seatLines(scene: Scene, player: Player): readonly string[] {
  const { view, locale } = scene;
  const words = terminalWords(locale).board;
  const { hand, deck, discard, won } = view[player];
  const counts = [
    `${words.hand} ${hand.count}`,
    `${words.deck} ${deck.count}`,
    `${words.discard} ${discard.length}`,
    `${words.won} ${won.length}`,
  ];
  const cards = view.inPlay.filter(({ controller }) => controller === player);
  return [
    "",
    `${player}: ${counts.join(", ")}`,
    ...domainLines(scene, player),
    ...cards.map((card) => cardLine(scene, card)),
  ];
}

function domainLines({ view, locale }: Scene, player: Player): readonly string[] {
  const words = terminalWords(locale).board;
  const { domains, resources } = view[player];
  return domains.map(({ handle, drained }, index) => {
    const on = resources
      .filter((resource) => resource.on === handle)
      .map(({ code }) => factionName(code, locale));
    return `  D${index + 1}${drained ? ` (${words.drained})` : ""}: ${on.join(", ") || "-"}`;
  });
}

const factionName = (code: string, locale: Locale): string => {
  const faction = deckPool().byCode.get(code)?.faction ?? "neutral";
  return FACTION_NAMES[locale][faction];
};

const LETTERS = ["T", "C", "A", "I"];

/** Skill and icons as they are now, of a card that everybody can see. */
function strengthOf({ state, view }: Scene, card: CardView): string {
  const id = state.inPlay[view.inPlay.indexOf(card)];
  if (id === undefined || card.faceDown || card.condition === "insane" || card.code === null) return "";
  if (deckPool().byCode.get(card.code)?.type !== "character") return "";
  const icons = iconsOf(state, id).map((count, index) => (LETTERS[index] ?? "").repeat(Math.max(0, count)));
  return ` ${skillOf(state, id)}/${icons.join("")}`;
}

/** By the older rules a character can be insane and exhausted at once. */
function conditionOf({ condition, layExhausted }: CardView, locale: Locale): string {
  if (condition === "ready") return "";
  const lies = layExhausted === true ? [condition, "exhausted" as const] : [condition];
  return ` [${lies.map((one) => CONDITION_WORDS[one][locale]).join(", ")}]`;
}

function cardLine(scene: Scene, card: CardView): string {
  const { names, locale } = scene;
  const words = terminalWords(locale).board;
  const at = (ref: CardRef): string => (ref === 0 ? "" : ` ${words.on} ${names(ref)}`);
  const wounds = card.wounds === 0 ? "" : `, ${words.wounds} ${card.wounds}`;
  return `  ${names(card.handle)}${conditionOf(card, locale)}${strengthOf(scene, card)}${wounds}${at(card.host)}${at(card.story)}`;
}

function storyLines({ view, names }: Scene): readonly string[] {
  const shown = [...view.stories, ...view.conspiracies].filter((story): story is StoryView => story !== null);
  return [
    "",
    ...shown.map(({ handle, successP1, successP2 }) => `${names(handle)}: P1 ${successP1}, P2 ${successP2}`),
  ];
}

function handLines({ view, locale }: Scene, player: Player): readonly string[] {
  const { cards } = view[player].hand;
  if (cards.length === 0) return [];
  return [
    "",
    `${terminalWords(locale).board.hand}:`,
    ...cards.map(({ code }) => `  ${handLine(code, locale)}`),
  ];
}

function handLine(code: string, locale: Locale): string {
  const card = deckPool().byCode.get(code);
  const faction = factionName(code, locale);
  return `${titleOfCode(code)} (${faction}, ${card?.cost ?? "-"})`;
}
