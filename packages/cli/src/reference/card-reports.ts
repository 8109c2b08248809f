/** Every card with its facts, both texts, whether it is done and how many tests it has. */
import { type CardRow, library, SET_NAMES, SETS, unfinished } from "@fhtagn/cards";
import type { CardText, Locale } from "@fhtagn/rules";
import { describeText, plain } from "@fhtagn/rules/text";
import { type Cited, namedTests } from "./test-names.ts";

export type CardReport = CardRow & {
  readonly set: string;
  readonly text: Readonly<Record<Locale, string>>;
  readonly status: "done" | "not yet";
  /** Why not yet. */
  readonly reason?: string;
  readonly tests: number;
};

export function cardReports(): readonly CardReport[] {
  const texts = new Map(library().map(({ facts, text }) => [facts.code, text]));
  const reasons = new Map(unfinished().map(({ row, reason }) => [row.code, reason]));
  const tests = testCounts();
  return SET_NAMES.flatMap((set) =>
    SETS[set].map((row) => {
      const reason = reasons.get(row.code);
      return {
        ...row,
        set,
        text: { en: textOf(row, texts.get(row.code), "en"), fr: textOf(row, texts.get(row.code), "fr") },
        status: reason === undefined ? ("done" as const) : ("not yet" as const),
        ...(reason !== undefined && { reason }),
        tests: tests(row.title),
      };
    }),
  );
}

const textOf = (row: CardRow, text: CardText | undefined, locale: Locale): string =>
  text === undefined ? "" : describeText(text, row, locale).map(plain).join("\n");

/** "Kirby O'Donnell" is tested in kirby-o-donnell.test.ts. */
export const slug = (title: string): string =>
  title
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/** The tests of a card, by its title. */
export function testsByTitle(): (title: string) => readonly Cited[] {
  const found = new Map<string, Cited[]>();
  for (const cited of namedTests()) {
    const [, name] = /packages\/cards\/test\/.*?([^/]+)\.test\.ts$/.exec(cited.file) ?? [];
    if (name !== undefined) found.set(name, [...(found.get(name) ?? []), cited]);
  }
  return (title) => found.get(slug(title)) ?? [];
}

/** How many tests a card has. */
export function testCounts(): (title: string) => number {
  const tests = testsByTitle();
  return (title) => tests(title).length;
}
