/** What a page of docs may not do: name a file that is not there, or a decision that is not one. */
import { posix } from "node:path";

export interface DocPage {
  /** From the root of the repository, such as "docs/tests.md". */
  readonly path: string;
  readonly text: string;
}

const DECISION = /^docs\/decisions\/(\d{3})-[^/]+\.md$/;
const LINK = /\]\(([^)\s]+)\)/g;
const OUTSIDE = /^(?:[a-z]+:|#)/;
/** A path of the project in a sentence; with a place for a name in it, it stands for many. */
const NAMED = /`((?:packages|scripts|docs|\.ci)\/[^`\s<>*]+)`/g;
/** Made when somebody needs it. */
const MADE = /\/\.build(?:\/|$)/;
const SPOKEN_OF = /\b[Dd]ecision\s+(\d{3})\b/g;

const numberOf = ({ path }: DocPage): string | undefined => DECISION.exec(path)?.[1];

const found = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, inside = ""]) => inside);

/** Every number once, none left out, and the heading says the same as the name of the file. */
function numberProblems(decisions: readonly DocPage[]): readonly string[] {
  const numbers = decisions.map((page) => numberOf(page) ?? "").sort();
  const last = Number(numbers.at(-1) ?? 0);
  const upToLast = Array.from({ length: last }, (_, at) => String(at + 1).padStart(3, "0"));
  const otherwise = decisions.filter((page) => !page.text.startsWith(`# ${numberOf(page)}: `));
  return [
    ...numbers
      .filter((number, at) => number === numbers[at - 1])
      .map((it) => `two decisions are number ${it}`),
    ...upToLast.filter((number) => !numbers.includes(number)).map((it) => `no decision is number ${it}`),
    ...otherwise.map(({ path }) => `${path}: the heading has another number`),
  ];
}

export function docProblems(pages: readonly DocPage[], exists: (path: string) => boolean): readonly string[] {
  const decisions = pages.filter((page) => numberOf(page) !== undefined);
  const numbers = new Set(decisions.map(numberOf));
  const inPages = pages.flatMap(({ path, text }) => {
    const links = found(text, LINK)
      .filter((link) => !OUTSIDE.test(link))
      .map((link) => posix.join(posix.dirname(path), link.replace(/#.*$/, "")));
    const named = found(text, NAMED).filter((name) => !MADE.test(name));
    return [
      ...[...links, ...named].filter((file) => !exists(file)).map((file) => `${path}: there is no ${file}`),
      ...found(text, SPOKEN_OF)
        .filter((number) => !numbers.has(number))
        .map((number) => `${path}: there is no decision ${number}`),
    ];
  });
  return [...numberProblems(decisions), ...inPages];
}
