/** Every deck against every deck. */
import type { Balance, PairingBalance } from "@fhtagn/lab";
import type { Locale } from "@fhtagn/rules";
import { deckLabel, deckName, deckNames, shortLabel } from "./factions.ts";
import { inBoth, inBothLanguages, percent, range, tint, titled, whole } from "./markup.ts";

interface Cell {
  readonly row: string;
  readonly column: string;
  readonly games: number;
  /** Of the row; in a mirror of the player who began. */
  readonly score: number;
  readonly interval: PairingBalance["interval"];
}

const turned = ({ low, high }: Cell["interval"]): Cell["interval"] => ({ low: 1 - high, high: 1 - low });

/** Both halves of the map. */
function cellsOf({ pairings }: Balance): ReadonlyMap<string, Cell> {
  const cells = pairings.flatMap(({ decks: [first, second], games, score, interval }): readonly Cell[] => [
    { row: second, column: first, games, score: 1 - score, interval: turned(interval) },
    { row: first, column: second, games, score, interval },
  ]);
  return new Map(cells.map((cell) => [`${cell.row}/${cell.column}`, cell]));
}

/** Scores of few games are drawn towards the middle, as if each side had won two games more. */
const PULL = 2;
const shade = (score: number, games: number): number => (score * games + PULL) / (games + 2 * PULL) - 0.5;

function say({ row, column, games, score, interval }: Cell, locale: Locale): string {
  const figures = `${percent(score, locale, 0)} (${range({ interval }, locale)})`;
  const count = whole(games, locale);
  if (row === column)
    return locale === "en"
      ? `${deckName(row, "en")}, mirror: whoever began won ${figures} of ${count} games`
      : `${deckName(row, "fr")}, miroir : celui qui commence gagne ${figures} des ${count} parties`;
  return locale === "en"
    ? `${deckName(row, "en")} against ${deckName(column, "en")}: won ${figures} of ${count} games`
    : `${deckName(row, "fr")} contre ${deckName(column, "fr")} : gagne ${figures} des ${count} parties`;
}

function cellMarkup(cell: Cell | undefined): string {
  if (cell === undefined) return "<td></td>";
  const title = titled(inBoth((locale) => say(cell, locale)));
  const value = Math.round(100 * cell.score);
  if (cell.row === cell.column) return `<td class="mirror" ${title}>${value}</td>`;
  return `<td ${tint(shade(cell.score, cell.games))} ${title}>${value}</td>`;
}

export function heatMap(balance: Balance): string {
  const cells = cellsOf(balance);
  const names = balance.decks.map(({ name }) => name);
  const heads = names.map(
    (name) => `<th scope="col" ${titled(deckNames(name))}><span>${shortLabel(name)}</span></th>`,
  );
  const rows = balance.decks.map(({ name, score }) => {
    const average = `<td class="average">${Math.round(100 * score)}</td>`;
    const label = `<span class="long">${deckLabel(name)}</span><span class="short">${shortLabel(name)}</span>`;
    return `<tr><th scope="row">${label}</th>${average}${names
      .map((column) => cellMarkup(cells.get(`${name}/${column}`)))
      .join("")}</tr>`;
  });
  const all = inBothLanguages({ en: "all", fr: "tous" });
  return (
    `<table class="heat"><thead><tr><td></td><th scope="col"><span>${all}</span></th>${heads.join("")}</tr></thead>` +
    `<tbody>${rows.join("\n")}</tbody></table>`
  );
}
