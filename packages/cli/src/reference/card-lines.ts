/** The facts of a card in lines, as `cards` and `card` print them. */
import { ICONS, type Locale } from "@fhtagn/rules";
import { describeKeywords, describeKind, describeSubtypes } from "@fhtagn/rules/text";
import { type CommandReportWords, terminalWords } from "@fhtagn/words";
import type { CardReport } from "./card-reports.ts";

export const fullTitle = ({ unique, title, descriptor }: CardReport): string =>
  `${unique ? "•" : ""}${title}${descriptor === null ? "" : `, ${descriptor}`}`;

export const numbers = ({ cost, skill }: CardReport): string =>
  [cost ?? "-", ...(skill === null ? [] : [skill])].join("/");

const icons = ({ icons: counts }: CardReport): string =>
  ICONS.map((icon) =>
    icon
      .charAt(0)
      .toUpperCase()
      .repeat(counts?.[icon] ?? 0),
  ).join("");

/** The library has one reason so far; another one would be told as it is. */
export const notYetText = ({ reason = "" }: CardReport, { notYet, notWritten }: CommandReportWords): string =>
  notYet(reason === "not written" ? notWritten : reason);

export function factLines(card: CardReport, lang: Locale): readonly string[] {
  const kinds = [
    describeKind(card, lang),
    ...describeSubtypes(card, lang),
    ...describeKeywords(card, lang),
  ].join(". ");
  return [
    `${fullTitle(card)} (${card.code})`,
    `${kinds}.`,
    `${terminalWords(lang).costAndSkill} ${numbers(card)} ${icons(card)}`.trimEnd(),
  ];
}
