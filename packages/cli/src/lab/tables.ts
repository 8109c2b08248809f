/** Decks in the order of their strength, and cards in the order of their ties to winning. */

import { deckPool } from "@fhtagn/cards";
import type { Balance, CardBalance } from "@fhtagn/lab";
import type { Locale } from "@fhtagn/rules";
import { titleOfCode } from "../card-library.ts";
import { deckLabel, dot } from "./factions.ts";
import {
  decimal,
  escapeHtml,
  inBoth,
  inBothLanguages,
  intervalBar,
  percent,
  percentPoints,
  range,
  type Scale,
  scaleFor,
  whole,
} from "./markup.ts";
import { WORDS } from "./words.ts";

const head = (words: readonly string[]): string =>
  `<thead><tr>${words.map((word) => `<th scope="col">${word}</th>`).join("")}</tr></thead>`;

/** What the left and the right end of the drawn intervals mean. */
const scaleEnds = ({ from, middle, to }: Scale, say: (value: number, locale: Locale) => string): string =>
  `<span class="ends">${[from, middle, to]
    .map((value) => `<span>${inBothLanguages(inBoth((locale) => say(value, locale)))}</span>`)
    .join("")}</span>`;

const number = (say: Parameters<typeof inBoth>[0]): string =>
  `<td class="number">${inBothLanguages(inBoth(say))}</td>`;

export function deckTable({ decks }: Balance): string {
  const scale = scaleFor(
    decks.map(({ interval }) => interval),
    0.5,
  );
  const rows = decks.map(({ name, score, interval, first, turns, byDeckOut }, at) =>
    [
      `<tr><td class="number rank">${at + 1}</td><th scope="row">${deckLabel(name)}</th>`,
      number((locale) => percent(score, locale)),
      `<td class="plot">${intervalBar(score, interval, scale)}</td>`,
      number((locale) => range({ interval }, locale)),
      number((locale) => percent(first.score, locale, 0)),
      number((locale) => decimal(turns, 1, locale)),
      number((locale) => percent(byDeckOut, locale, 0)),
      "</tr>",
    ].join(""),
  );
  const { rank, deck, score, interval, beginning, turns, deckOut } = WORDS.columns;
  const ends = scaleEnds(scale, (value, locale) => percent(value, locale, 0));
  const heads = [
    inBothLanguages(rank),
    inBothLanguages(deck),
    inBothLanguages(score),
    ends,
    ...[interval, beginning, turns, deckOut].map(inBothLanguages),
  ];
  return `<table class="list decks">${head(heads)}<tbody>${rows.join("\n")}</tbody></table>`;
}

const factionOf = (code: string) => deckPool().byCode.get(code)?.faction ?? "neutral";

const STANDS = `<abbr class="stands" title="${escapeHtml(WORDS.stands.en)}" data-en="${escapeHtml(
  WORDS.stands.en,
)}" data-fr="${escapeHtml(WORDS.stands.fr)}">★</abbr>`;

function cardRow({ code, drawn, played }: CardBalance, scale: Scale): string {
  const title = escapeHtml(titleOfCode(code));
  return [
    `<tr><th scope="row">${dot(factionOf(code))}<span lang="en">${title}</span></th>`,
    `<td class="number">${inBothLanguages(inBoth((locale) => percentPoints(drawn.difference, locale)))}${drawn.stands ? STANDS : ""}</td>`,
    `<td class="plot">${intervalBar(drawn.difference, drawn.interval, scale)}</td>`,
    number(
      (locale) =>
        `${percentPoints(drawn.interval.low, locale)} … ${percentPoints(drawn.interval.high, locale)}`,
    ),
    `<td class="number">${inBothLanguages(inBoth((locale) => percentPoints(played.difference, locale)))}${played.stands ? STANDS : ""}</td>`,
    number((locale) => `${whole(drawn.seen, locale)} / ${whole(drawn.sightings, locale)}`),
    "</tr>",
  ].join("");
}

export function cardTable(cards: readonly CardBalance[], all: readonly CardBalance[]): string {
  const scale = scaleFor(
    all.map(({ drawn }) => drawn.interval).filter(({ low, high }) => high - low < 1),
    0,
  );
  const { card, drawn, interval, played, seen } = WORDS.columns;
  const heads = [
    inBothLanguages(card),
    inBothLanguages(drawn),
    scaleEnds(scale, percentPoints),
    ...[interval, played, seen].map(inBothLanguages),
  ];
  return `<table class="list cards">${head(heads)}<tbody>${cards
    .map((one) => cardRow(one, scale))
    .join("\n")}</tbody></table>`;
}
