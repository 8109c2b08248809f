/** What a language has for a line of the bots' protocol that cannot be taken. Names of fields are those of the protocol. */
import type { WordsBy } from "./scenario-words.ts";

export type BotLineFault =
  | {
      readonly is:
        | "noJson"
        | "noObject"
        | "beforeNew"
        | "turnLimit"
        | "noQuestion"
        | "noQuestionId"
        | "notAllowed";
    }
  | { readonly is: "otherProtocol"; readonly protocol: number }
  | { readonly is: "fieldNoObject" | "noCodes" | "noCandidates" | "noWeight"; readonly field: string }
  | { readonly is: "oneOf"; readonly field: string; readonly choices: readonly string[] }
  | { readonly is: "unknownOption"; readonly field: string; readonly key: string }
  | {
      readonly is: "optionValue";
      readonly field: string;
      readonly key: string;
      readonly value: string;
    }
  | { readonly is: "unknownCode"; readonly field: string; readonly code: string }
  | { readonly is: "otherSeat"; readonly viewer: string; readonly seat: string }
  /** What the engine says of a view that it cannot play from. */
  | { readonly is: "brokenView"; readonly said: string }
  | { readonly is: "noAnswer"; readonly type: string }
  | { readonly is: "otherDecision"; readonly asked: number; readonly answered: string };

export type BotLineWords = WordsBy<BotLineFault>;
