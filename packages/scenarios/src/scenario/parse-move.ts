/** A move as a line of words: who, what he does, and the clauses that answer what follows. */
import { PHASES, PLAYERS } from "@fhtagn/rules";
import { MOMENTS } from "@fhtagn/rules/position";
import { MalformedScenario } from "./malformed.ts";
import {
  CLAUSES,
  FURTHER_MOMENTS,
  type Goal,
  MOVE_VERBS,
  type MoveClause,
  type ScenarioMove,
} from "./scenario.ts";

/** A semicolon inside double quotes separates nothing. */
export function splitClauses(text: string): readonly string[] {
  const parts: string[] = [];
  let from = 0;
  let quoted = false;
  for (let i = 0; i < text.length; i++) {
    if (text[i] === '"') quoted = !quoted;
    if (text[i] !== ";" || quoted) continue;
    parts.push(text.slice(from, i).trim());
    from = i + 1;
  }
  parts.push(text.slice(from).trim());
  return parts;
}

/** The first word that is one of these, and the rest. */
function splitWord<T extends string>(text: string, words: readonly T[]): readonly [T, string] | undefined {
  const word = words.find((candidate) => text === candidate || text.startsWith(`${candidate} `));
  return word === undefined ? undefined : [word, text.slice(word.length).trim()];
}

/** Verbs that say all by themselves. */
const BARE: readonly string[] = ["declines", "passes", "mulligans", "concedes"];

export function parseMove(text: string, place: string): ScenarioMove {
  const [head = "", ...clauses] = splitClauses(text);
  const who = splitWord(head, PLAYERS);
  if (who === undefined) throw new MalformedScenario(place, { is: "noMover", text });
  const [player, rest] = who;
  const deed = splitWord(rest, MOVE_VERBS);
  if (deed === undefined) throw new MalformedScenario(place, { is: "unknownVerb", text, known: MOVE_VERBS });
  const [verb, words] = deed;
  if (BARE.includes(verb) !== (words === "")) {
    throw new MalformedScenario(
      place,
      words === "" ? { is: "saysNotWhat", text } : { is: "standsAlone", verb, found: words },
    );
  }
  if (verb === "concedes" && clauses.length > 0)
    throw new MalformedScenario(place, { is: "clausesOfConcession", text });
  return {
    text,
    player,
    verb,
    words,
    clauses: clauses.filter((part) => part !== "").map((part) => parseClause(part, place)),
  };
}

function parseClause(text: string, place: string): MoveClause {
  const found = splitWord(text, CLAUSES);
  if (found === undefined) throw new MalformedScenario(place, { is: "unknownClause", text, known: CLAUSES });
  const [kind, words] = found;
  if (words === "") throw new MalformedScenario(place, { is: "emptyClause", text });
  if ((kind === "X" || kind === "ability") && !/^\d+$/.test(words)) {
    throw new MalformedScenario(place, { is: "clauseNeedsNumber", text });
  }
  return { kind, words };
}

const ADVANCE_WORDS = [...MOMENTS, ...FURTHER_MOMENTS];

/** "P2 draw window": a player's turn, a phase, a moment; the first two may be absent. */
export function parseGoal(text: string, place: string): Goal {
  const who = splitWord(text, PLAYERS);
  const afterPlayer = who === undefined ? text : who[1];
  const when = splitWord(afterPlayer, PHASES);
  const last = when === undefined ? afterPlayer : when[1];
  const usual = when?.[0] === "story" ? "before commits" : "window";
  const word = ADVANCE_WORDS.find((known) => known === (last === "" && when !== undefined ? usual : last));
  if (word === undefined)
    throw new MalformedScenario(place, { is: "unknownMoment", text, known: ADVANCE_WORDS });
  return {
    text,
    word,
    ...(who === undefined ? {} : { player: who[0] }),
    ...(when === undefined ? {} : { phase: when[0] }),
  };
}
