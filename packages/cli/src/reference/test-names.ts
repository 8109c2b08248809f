/** The names of all tests of the repository, and the rules that scenario files are about. */
import { globFiles } from "./glob-files.ts";

export const RULE_ID_OF_TEST = /\b[A-Z]+(?:-[A-Z]+)*-\d+\b/g;

export interface Cited {
  /** From the root of the repository. */
  readonly file: string;
  readonly name: string;
}

const isTest = (file: string): boolean => /^packages\/[^/]+\/(test|src)\/.*\.test\.ts$/.test(file);
const isScenario = (file: string): boolean =>
  /\.scenario\.ya?ml$/.test(file) || /(^|\/)scenarios\/.*\.ya?ml$/.test(file);

export const namedTests = (): readonly Cited[] =>
  globFiles(isTest).flatMap(({ file, text }) => testNames(text).map((name) => ({ file, name })));

/** Test names, and each scenario's title with its rules behind it. Scenarios that must fail prove nothing. */
export function citations(): readonly Cited[] {
  const scenarios = globFiles((file) => isScenario(file) && !file.endsWith("/failing.yaml"));
  return [
    ...namedTests(),
    ...scenarios.flatMap(({ file, text }) => scenarioRules(text).map((name) => ({ file, name }))),
  ];
}

/** `test("name"`, `it(...)`, `describe(...)`, `test.each(table)("name"`; nothing that is skipped or to do. */
export function testNames(source: string): readonly string[] {
  const names: string[] = [];
  for (const { 0: call, 1: chain = "", index } of source.matchAll(
    /\b(?:test|it|describe)((?:\.\w+)*)\s*\(/g,
  )) {
    if (/\.(?:skip|todo)\b/.test(chain)) continue;
    const open = index + call.length;
    if (!chain.includes(".each")) names.push(...stringAt(source, open));
    else names.push(...eachNames(source, open));
  }
  return names;
}

/** The title after the table; where the title is made of the table's words, those too. */
function eachNames(source: string, open: number): readonly string[] {
  const close = closingParenthesis(source, open);
  const next = source.slice(close).search(/\(/);
  if (next < 0) return [];
  const [title = ""] = stringAt(source, close + next + 1);
  if (!/%s|\$/.test(title)) return [title];
  const words = [...source.slice(open, close).matchAll(STRING)].map(([, , word = ""]) => word);
  return [title, ...words];
}

const STRING = /(["'`])((?:\\.|(?!\1).)*)\1/gs;

function stringAt(source: string, at: number): readonly string[] {
  const [, , name] = /^\s*(["'`])((?:\\.|(?!\1).)*)\1/s.exec(source.slice(at, at + 1000)) ?? [];
  return name === undefined ? [] : [name];
}

function closingParenthesis(source: string, open: number): number {
  let depth = 1;
  let at = open;
  for (; at < source.length && depth > 0; at++) {
    const letter = source.charAt(at);
    if (letter === "(") depth++;
    else if (letter === ")") depth--;
    else if (`"'\``.includes(letter)) at = endOfString(source, at);
  }
  return at;
}

function endOfString(source: string, start: number): number {
  const quote = source.charAt(start);
  for (let at = start + 1; at < source.length; at++) {
    if (source.charAt(at) === "\\") at++;
    else if (source.charAt(at) === quote) return at;
  }
  return source.length;
}

/** `rules: [A, B]` or a list below `rules:`, one entry for each document, with the title before them. */
export function scenarioRules(text: string): readonly string[] {
  return text.split(/^---\s*$/m).flatMap((document) => {
    const [, line, list] = /^rules:[ \t]*(?:\[([^\]]*)\]|\n((?:[ \t]*- .*\n?)*))/m.exec(document) ?? [];
    const rules = line ?? list;
    if (rules === undefined) return [];
    const [, title = "untitled"] = /^title:[ \t]*(.*)$/m.exec(document) ?? [];
    return [`${title} [${rules.match(RULE_ID_OF_TEST)?.join(" ") ?? ""}]`];
  });
}
