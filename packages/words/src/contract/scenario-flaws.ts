/** What can be wrong with the text of a scenario file. Values, keys and names are written as the file has them. */

/** What should stand at a place. */
export type WrittenKind =
  | "list"
  | "words"
  | "flag"
  | "wholeNumber"
  | "icons"
  | "ability"
  | "mapOfCards"
  | "mapOfOptions"
  | "mapOfSubjects"
  | "step";

export type ScenarioFlaw =
  /** What the reader of YAML says of it, in English. */
  | { readonly is: "noYaml"; readonly said: string }
  | { readonly is: "kind"; readonly kind: WrittenKind; readonly found: string }
  | { readonly is: "noScenario" | "noMap"; readonly keys: readonly string[]; readonly found: string }
  | { readonly is: "unknownKey"; readonly key: string; readonly known: readonly string[] }
  | { readonly is: "oneOf"; readonly words: readonly string[]; readonly found: string }
  | { readonly is: "positionAndGame" | "halfAbility" | "tooDeep" }
  | { readonly is: "unknownOption"; readonly key: string }
  | { readonly is: "optionValue"; readonly key: string; readonly value: string }
  | {
      readonly is: "unknownStep" | "unknownVerb" | "unknownClause" | "unknownMoment";
      readonly text: string;
      readonly known: readonly string[];
    }
  | { readonly is: "standsAlone"; readonly verb: string; readonly found: string }
  | {
      readonly is:
        | "noMover"
        | "saysNotWhat"
        | "clausesOfConcession"
        | "emptyClause"
        | "clauseNeedsNumber"
        | "whose"
        | "unknownName"
        | "notOneCard"
        | "saysNotWhere"
        | "unknownPlace"
        | "unknownLogLine"
        | "unknownSubject";
      readonly text: string;
    }
  | { readonly is: "noLink"; readonly link: string; readonly found: string };
