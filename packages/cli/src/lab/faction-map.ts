/** Each deck by its two factions; a faction alone, on the diagonal, against decks without it. */

import { BASE_FACTIONS } from "@fhtagn/cards";
import type { Balance } from "@fhtagn/lab";
import type { Faction } from "@fhtagn/rules";
import { deckName, dot, FACTION_HEADINGS, factionsOf } from "./factions.ts";
import { type Both, inBoth, inBothLanguages, percent, tint, titled, whole } from "./markup.ts";

interface Square {
  readonly name: Both;
  readonly score: number;
  readonly games: number;
}

function factionAlone({ pairings }: Balance, faction: Faction): Square {
  let points = 0;
  let games = 0;
  for (const { decks, score, games: played } of pairings) {
    const [first, second] = decks.map((deck) => factionsOf(deck).includes(faction));
    if (first === second) continue;
    points += played * (first === true ? score : 1 - score);
    games += played;
  }
  return { name: FACTION_HEADINGS[faction], score: games === 0 ? 0.5 : points / games, games };
}

function squareOf(balance: Balance, row: Faction, column: Faction): Square | undefined {
  if (row === column) return factionAlone(balance, row);
  const deck = balance.decks.find(({ name }) =>
    [row, column].every((faction) => factionsOf(name).includes(faction)),
  );
  return deck && { ...deck, name: inBoth((locale) => deckName(deck.name, locale)) };
}

/** Scores of whole decks differ less than those of single pairings. */
const CONTRAST = 2;

function squareMarkup(square: Square | undefined, alone: boolean): string {
  if (square === undefined) return "<td></td>";
  const { name, score, games } = square;
  const title = titled({
    en: `${name.en}: ${percent(score, "en")} of ${whole(games, "en")} games`,
    fr: `${name.fr} : ${percent(score, "fr")} de ${whole(games, "fr")} parties`,
  });
  return `<td ${tint((score - 0.5) * CONTRAST, alone ? " alone" : "")} ${title}>${Math.round(100 * score)}</td>`;
}

export function factionMap(balance: Balance): string {
  const heads = BASE_FACTIONS.map(
    (faction) => `<th scope="col"><span>${dot(faction)}${FACTION_HEADINGS[faction].short}</span></th>`,
  );
  const rows = BASE_FACTIONS.map((row) => {
    const squares = BASE_FACTIONS.map((column) =>
      squareMarkup(squareOf(balance, row, column), row === column),
    );
    return `<tr><th scope="row">${dot(row)}${inBothLanguages(FACTION_HEADINGS[row])}</th>${squares.join("")}</tr>`;
  });
  return (
    `<table class="heat factions"><thead><tr><td></td>${heads.join("")}</tr></thead>` +
    `<tbody>${rows.join("\n")}</tbody></table>`
  );
}
