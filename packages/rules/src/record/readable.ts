/** The readable form of a record: a text for people, with the log; `read-readable.ts` reads it back. */
import { PLAYERS } from "../language/words.ts";
import { TURN_LIMIT } from "../new-game.ts";
import type { Library } from "../state/game.ts";
import { escapeText } from "./digits.ts";
import type { GameRecord, LogLine, RecordedAnswer } from "./record.ts";

export const READABLE_HEADING = "fhtagn record 1";
/** In a seed everything that can be seen and the space stay as they are. */
const SEEN = /[ -#%-~]/;

export function writeReadable(record: GameRecord, library?: Library): string {
  const { decks, stories, hashes, end } = record;
  const lists = PLAYERS.flatMap((player) => ["", `deck ${player}:`, ...cardLines(decks[player], library)]);
  return [
    READABLE_HEADING,
    ...headerLines(record),
    ...lists,
    "",
    "stories:",
    ...cardLines(stories, library),
    "",
    "hashes:",
    ...hashes.map((hash, index) => `turn ${index + 1} ${hash}`),
    `end ${end}`,
    "",
    "game:",
    ...gameLines(record),
    "",
  ].join("\n");
}

function headerLines({ engine, ruleset, options, turnLimit, seed, result }: GameRecord): readonly string[] {
  return [
    `engine: ${engine}`,
    `ruleset: ${ruleset}`,
    ...Object.entries(options).map(([key, value]) => `option: ${key} ${value}`),
    ...(turnLimit === TURN_LIMIT ? [] : [`turn limit: ${turnLimit}`]),
    `seed: ${escapeText(seed, SEEN)}`,
    `result: ${result === null ? "not finished" : `${result.winner} ${result.because}`}`,
  ];
}

/** Copies in a row together, the title beside the code. */
function cardLines(codes: readonly string[], library: Library | undefined): readonly string[] {
  const runs: { readonly code: string; count: number }[] = [];
  for (const code of codes) {
    const last = runs.at(-1);
    if (last?.code === code) last.count++;
    else runs.push({ code, count: 1 });
  }
  return runs.map(({ code, count }) => {
    const title = library?.cards.get(code)?.title;
    return `${count} ${escapeText(code)}${title === undefined ? "" : ` ${title}`}`;
  });
}

/** Answers begin with ">", what happened is indented. */
function gameLines({ answers, log }: GameRecord): readonly string[] {
  const lines: string[] = [];
  let next = 0;
  const tellUntil = (at: number): void => {
    for (let line = log[next]; line !== undefined && line.at <= at; line = log[++next])
      lines.push(told(line));
  };
  tellUntil(0);
  for (const [index, answer] of answers.entries()) {
    lines.push(`> ${answerWords(answer)}`);
    tellUntil(index + 1);
  }
  return lines;
}

const told = ({ text }: LogLine): string => `  ${text}`;

function answerWords(answer: RecordedAnswer): string {
  if ("choose" in answer) return `choose ${answer.choose}`;
  if ("concede" in answer) return `${answer.concede} concedes after ${answer.after}`;
  return ["assign", ...answer.assign.map((place) => (place < 0 ? "-" : place))].join(" ");
}
