/**
 * What only the engine may say: frames of its stack, locals of a procedure, a procedure's name, and what a state keeps
 * of effects, changes and modifiers under way.
 */

const STACK = /\b(?:frames|locals|procedure|procedures|allProcedures|ProcedureName)\b/;
/** A name that is no common word: where it stands as a text, somebody asks for a procedure by its name. */
const DISTINCT = /[a-z][A-Z]/;
/** Words of card texts, phases, and steps of the chart of the turn have the same names. */
const ALSO_WORDS: ReadonlySet<string> = new Set([
  "commitActive",
  "commitOpponent",
  "drawPhase",
  "eachPlayer",
  "endOfTurn",
  "forEach",
  "ifThen",
  "inOrder",
  "operationsPhase",
  "payToPutIntoPlay",
  "phaseEnd",
  "phaseStart",
  "refreshPhase",
  "resourcePhase",
  "storyPhase",
  "takeTokens",
]);

/** Names out of the list of procedures that nobody else has a reason to write. */
export function distinctNames(source: string): readonly string[] {
  const table = /interface LocalsOf \{\n(.*?)\n\}/s.exec(source)?.[1] ?? "";
  const names = [...table.matchAll(/^ {2}readonly (\w+):/gm)].map(([, name = ""]) => name);
  return names.filter((name) => DISTINCT.test(name) && !ALSO_WORDS.has(name));
}

/** Parts of a state. A text has effects too, and a scenario those that it has seen. */
const PARTS = "effects|changes|modifiers";
const OF_NO_STATE: ReadonlySet<string> = new Set(["about", "effect", "lastStep", "run", "since"]);

const FIELD = new RegExp(`([\\w)\\]]+)\\??\\.(?:${PARTS})\\b`, "g");
const TYPE = new RegExp(`\\bState\\["(?:${PARTS})"\\]`, "g");
const TAKEN_APART = new RegExp(
  `\\{[^{}]*\\b(?:${PARTS})\\b[^{}]*\\}\\s*(?::\\s*(?:Readonly<)?State\\b|=\\s*(?:\\w+\\.)*(?:state|stateOf)\\b)`,
  "g",
);

export interface StackRead {
  readonly line: number;
  readonly found: string;
}

const withoutComments = (line: string): string => line.replace(/\/\/.*$/, "").replace(/^\s*\/?\*.*$/, "");

/** Where a file reads the engine's stack. */
export function readsOfStack(text: string, names: readonly string[]): readonly StackRead[] {
  const quoted = new RegExp(`["'\`](?:${names.join("|")})["'\`]`);
  return text.split("\n").flatMap((line, at) => {
    const code = withoutComments(line);
    const found = STACK.exec(code)?.[0] ?? quoted.exec(code)?.[0];
    return found === undefined ? [] : [{ line: at + 1, found }];
  });
}

/** Where a file reads what a state keeps of effects, changes and modifiers. */
export function readsOfProgress(text: string): readonly StackRead[] {
  const code = text.split("\n").map(withoutComments).join("\n");
  const fields = [...code.matchAll(FIELD)].filter(([, owner = ""]) => !OF_NO_STATE.has(owner));
  return [...fields, ...code.matchAll(TYPE), ...code.matchAll(TAKEN_APART)].map(({ 0: found, index }) => ({
    line: code.slice(0, index).split("\n").length,
    found,
  }));
}

/** Where the value must be there nothing stands in for it: a card that is none, a player, an effect that does nothing. */
const STAND_IN = /\?\? (?:NOBODY\b|"P[12]"|\{ do: "nothing" \})/;
/** In the engine a card may be none; a position that somebody lays out may leave out whose turn it is. */
const MAY_BE_NONE = /^rules\//;
const NOBODY_STANDS_IN = /\?\? NOBODY\b/;
const LAID_OUT = /^rules\/src\/position\//;

/** Where a file puts something in the place of what must be there; `path` from the folder of packages. */
export function standIns({
  path,
  text,
}: {
  readonly path: string;
  readonly text: string;
}): readonly StackRead[] {
  if (LAID_OUT.test(path)) return [];
  return text.split("\n").flatMap((line, at) => {
    const found = STAND_IN.exec(withoutComments(line))?.[0];
    if (found === undefined || (MAY_BE_NONE.test(path) && NOBODY_STANDS_IN.test(found))) return [];
    return [{ line: at + 1, found }];
  });
}

/** Where people answer. */
const OF_PEOPLE = /^(?:cli\/src\/play|host\/src|web\/src)\//;
/** They answer for nobody: what was written before is laid out, looked ahead, looked up. */
const FOR_NOBODY: readonly string[] = [
  "host/src/scripted/script.ts",
  "host/src/foresee.ts",
  "web/src/puzzles/oracle.ts",
];
const TAKES_APPLY = /import\s*\{[^}]*\bapply\b[^}]*\}\s*from "@fhtagn\/rules"/;

/** Who keeps a person's game and carries answers out himself, instead of taking what `decide` gives. */
export const goesRound = ({ path, text }: { readonly path: string; readonly text: string }): boolean =>
  OF_PEOPLE.test(path) && !FOR_NOBODY.includes(path) && TAKES_APPLY.test(text);
