/** Who plays what at this terminal. */
import {
  type Happening,
  type Locale,
  type Player,
  type Ruleset,
  type Setup,
  type State,
  USUAL_RULESET,
} from "@fhtagn/rules";
import { happeningFor } from "@fhtagn/rules/view";
import { logLine, terminalWords } from "@fhtagn/words";
import { speakerAt } from "./speaker.ts";

export interface TerminalTable {
  readonly setup: Setup;
  readonly seed: string;
  readonly locale: Locale;
  /** The computer player who answers for P2; nobody where two people play. */
  readonly bot: string | null;
}

/** A window that opens and closes is no news to a player. */
const UNTOLD: readonly Happening["what"][] = ["windowOpened", "passed"];

/** What happened since, as this viewer may know it. */
export const newsFor = (
  news: readonly Happening[],
  viewer: Player | "spectator",
  locale: Locale,
): readonly string[] =>
  news
    .filter(({ what }) => !UNTOLD.includes(what))
    .map((happening) => logLine(happeningFor(happening, viewer), speakerAt(viewer, locale)));

/** Which rules are played by, where they are not those that everybody expects. */
export function rulesLines(ruleset: Ruleset, locale: Locale): readonly string[] {
  if (ruleset === USUAL_RULESET) return [];
  const { name, description } = terminalWords(locale).rulesets[ruleset];
  return [`${name}. ${description}`];
}

/** The log has told why. */
export function resultLine({ result, turn }: State, locale: Locale): string {
  const { end } = terminalWords(locale);
  if (result === null) return end.unfinished;
  return result.winner === "draw" ? end.draw(turn) : end.won(result.winner, turn);
}
