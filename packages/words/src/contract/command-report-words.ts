/** What a language has for what commands print. */
import type { Result } from "@fhtagn/rules";

interface CoverageCounts {
  readonly rules: number;
  readonly covered: number;
  readonly uncovered: number;
  readonly exempt: number;
}

/** Where a game that is played again leaves its record. */
interface ReplayParting {
  readonly what: string;
  readonly turn: number;
  readonly decision: number;
  readonly why: string;
}

interface BotScore {
  readonly name: string;
  readonly points: number;
  readonly games: number;
  readonly other: string;
}

/** What is wrong with a game that is played again from its journal. */
type GameFaultTold =
  | "unknown cards"
  | "row missing"
  | "unreadable row"
  | "answer not possible"
  | "another position"
  | "another result";

export interface CommandReportWords {
  readonly notYet: (reason: string) => string;
  /** Why a card is not there yet, by the word that the library has for it. */
  readonly notWritten: string;
  readonly tests: (count: number) => string;
  readonly card: {
    readonly pack: string;
    readonly copies: string;
    readonly restricted: string;
    readonly tree: string;
    readonly noText: string;
    readonly noTests: string;
    readonly testsIn: (count: number, file: string) => string;
  };
  readonly coverage: {
    readonly noTest: string;
    readonly exempt: (reason: string) => string;
    readonly total: (counts: CoverageCounts) => string;
  };
  readonly replay: {
    readonly because: { readonly [B in Result["because"]]: string };
    readonly unfinished: string;
    readonly ended: (winner: string, because: string) => string;
    readonly draw: (because: string) => string;
    readonly ok: (decisions: number, end: string, hash: string) => string;
    readonly recordedBy: (engine: string) => string;
    readonly another: string;
    readonly otherEngine: string;
    readonly at: (parting: ReplayParting) => string;
  };
  /** What the reference has in English only is told as it is, and marked in every other language. */
  readonly inEnglish: (text: string) => string;
  readonly more: (count: number) => string;
  /** The client is built first where it is not there, which takes a few seconds. */
  readonly preparing: string;
  readonly served: (address: string) => string;
  readonly db: {
    readonly saved: (file: string, games: number, bytes: string) => string;
    readonly restored: (place: string, games: number) => string;
    readonly checking: string;
    readonly checked: (games: number, ok: number) => string;
    readonly fault: (game: string, at: number, why: string) => string;
    readonly faults: { readonly [F in GameFaultTold]: string };
  };
  readonly bot: {
    readonly game: (number: number, end: string, because: string) => string;
    readonly wins: (name: string) => string;
    readonly draw: string;
    readonly after: (turns: number, decisions: number, name: string) => string;
    readonly total: (score: BotScore) => string;
  };
}
