/** What can be wrong with a position; the words for it stand in `@fhtagn/words`. Values are shown as JSON, titles as written. */
import type { CardType, Player } from "../language/words.ts";

export type PositionFlaw =
  | { readonly is: "noMap"; readonly keys: readonly string[]; readonly found: string }
  | { readonly is: "unknownKey"; readonly known: readonly string[] }
  | { readonly is: "oneOf"; readonly words: readonly string[]; readonly found: string }
  | {
      readonly is: "noList" | "noCount" | "noFlag" | "noEntry" | "noTitle" | "noLane";
      readonly found: string;
    }
  | { readonly is: "unknownCard"; readonly title: string; readonly similar: string | null }
  | {
      readonly is: "wrongType";
      readonly title: string;
      readonly type: CardType;
      readonly types: readonly CardType[];
    }
  | { readonly is: "noConspiracies" | "secondCopy" | "notDormant"; readonly title: string }
  | { readonly is: "turnOfOther"; readonly turn: number; readonly active: Player; readonly starter: Player }
  | { readonly is: "missingLane"; readonly lane: string }
  | { readonly is: "tooManyWounds"; readonly wounds: number; readonly toughness: number }
  | { readonly is: "fated" | "tokensWon" | "storiesWon"; readonly count: number }
  | { readonly is: "rivals"; readonly hero: string; readonly villain: string }
  | { readonly is: "twoConspiracies"; readonly player: Player }
  | {
      readonly is:
        | "fillersLast"
        | "insaneExhausted"
        | "readyExhausted"
        | "tooManyStories"
        | "nobodyCommitted"
        | "firstTurn"
        | "eventInPlay"
        | "unattached"
        | "insaneWounded"
        | "insaneTokens"
        | "insaneCommitted"
        | "woundedThing"
        | "committedThing"
        | "attachedToInsane"
        | "emptyDeck"
        | "setupHand"
        | "committedOutside"
        | "defenderAlone";
    };
