/** What a language has for a scenario that fails: what was waited for, what was found. Words of the file stay as it has them. */
import type { Phase } from "@fhtagn/rules";
import type { PositionFlaw } from "@fhtagn/rules/position";
import type { ScenarioFlaw } from "./scenario-flaws.ts";

/** The question that is open. Its kind, and what is offered, are written as a file would name them. */
export type ScenarioQuestion =
  | { readonly is: "none" }
  | { readonly is: "over"; readonly winner: string; readonly because: string }
  | {
      readonly is: "assign";
      readonly player: string;
      readonly kind: string;
      readonly cards: readonly string[];
    }
  | {
      readonly is: "choose";
      readonly player: string;
      readonly kind: string;
      readonly by: string | null;
      readonly offers: readonly string[];
    };

export interface ScenarioMoment {
  readonly active: string;
  readonly turn: number;
  readonly phase: Phase;
  readonly asked: { readonly player: string; readonly kind: string } | null;
}

/** The first question at which a move could not be made, and the rules that forbid it there. */
export interface ScenarioRefusal {
  readonly question: ScenarioQuestion;
  readonly rules: readonly string[];
}

export type ScenarioExpected =
  | { readonly is: "scenario" | "readable" | "goesOn" | "reachable" | "deckName" | "answer" }
  | { readonly is: "written"; readonly text: string }
  | { readonly is: "field"; readonly subject: string; readonly value: string }
  | { readonly is: "holds"; readonly player: string; readonly card: string }
  | { readonly is: "committed"; readonly card: string; readonly place: string }
  | {
      readonly is: "committedExactly";
      readonly player: string;
      readonly place: string;
      readonly cards: readonly string[];
    }
  | { readonly is: "offered" | "offeredExactly"; readonly player: string; readonly names: readonly string[] }
  | { readonly is: "refusedBy"; readonly text: string; readonly rule: string };

/** What is wrong with a position, where, and by which rule. */
interface PositionTrouble {
  readonly place: string;
  readonly rule?: string;
  readonly flaw: PositionFlaw;
}

export type ScenarioFound =
  | { readonly is: "value"; readonly text: string }
  | { readonly is: "noSuch"; readonly subject: string }
  | { readonly is: "hand" | "committed" | "offers"; readonly names: readonly string[] }
  | { readonly is: "reasons"; readonly names: readonly string[] }
  | { readonly is: "log"; readonly lines: readonly string[] }
  | { readonly is: "flaw"; readonly place: string; readonly flaw: ScenarioFlaw }
  /** What the engine itself says of a fault of its own. */
  | { readonly is: "crash"; readonly said: string }
  | { readonly is: "position"; readonly troubles: readonly PositionTrouble[] }
  | { readonly is: "canBeDone"; readonly question: ScenarioQuestion }
  | { readonly is: "neverTried" }
  | { readonly is: "clauseUnasked"; readonly clause: string }
  | {
      readonly is: "unanswered";
      readonly question: ScenarioQuestion;
      readonly refusal: ScenarioRefusal | null;
    }
  | {
      readonly is: "noMoment";
      /** The turn in which it had to be; null where it might wait on. */
      readonly turn: number | null;
      readonly from: ScenarioMoment;
      readonly player: string;
      readonly refusal: ScenarioRefusal | null;
    }
  | { readonly is: "nobodyThen"; readonly from: ScenarioMoment }
  | { readonly is: "notAskedAgain"; readonly player: string };

/** A word of many meanings is worded with the payload of each; a kind without its words does not compile. */
export type WordsBy<Told extends { readonly is: string }> = {
  readonly [Is in Told["is"]]: (told: Told & { readonly is: Is }) => string;
};

export interface ScenarioWords {
  /** The step at which nothing of the file has been read. */
  readonly reading: string;
  readonly at: (place: string, told: string) => string;
  readonly atLine: (line: number, told: string) => string;
  readonly failure: (told: {
    readonly step: string;
    readonly expected: string;
    readonly found: string;
  }) => string;
  readonly expected: WordsBy<ScenarioExpected>;
  /** Of what is found the parts come in words already. */
  readonly found: ScenarioFoundWords;
  readonly questions: WordsBy<ScenarioQuestion>;
  readonly moment: (moment: ScenarioMoment) => string;
  readonly flaws: WordsBy<ScenarioFlaw>;
  readonly position: WordsBy<PositionFlaw>;
}

interface ScenarioFoundWords {
  readonly noSuch: (subject: string) => string;
  readonly crash: (said: string) => string;
  /** Where there are no names to list. */
  readonly nothing: { readonly [Is in "hand" | "committed" | "offers" | "reasons" | "log"]: string };
  readonly reasons: (rules: string) => string;
  readonly canBeDone: (question: string) => string;
  readonly neverTried: string;
  readonly clauseUnasked: (clause: string) => string;
  readonly unanswered: (question: string) => string;
  readonly noMoment: (turn: number | null, from: string) => string;
  readonly refusal: (question: string, rules: readonly string[]) => string;
  readonly neverAsked: (player: string) => string;
  readonly nobodyThen: (from: string) => string;
  readonly notAskedAgain: (player: string) => string;
}
