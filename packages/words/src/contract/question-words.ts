/** What a language has for questions, by what they are about. */
import type { SortPlace, StruggleWithVictim, TokenReason } from "@fhtagn/rules";
import type { AboutView } from "@fhtagn/rules/view";
import type { Somebody } from "./button-words.ts";

type AboutWhat = AboutView["about"];

/** How many cards are still to be chosen, and whether some are already. */
export type StillToChoose =
  | { readonly how: "exactly" | "upTo"; readonly count: number; readonly more: boolean }
  | { readonly how: "any"; readonly more: boolean };

/** Those that tell more than that they are asked, with what they tell; the others are one sentence each. */
interface ToldOfQuestions {
  readonly target: StillToChoose;
  readonly cost: StillToChoose;
  readonly pick: StillToChoose;
  readonly search: StillToChoose;
  readonly sort: { readonly to: SortPlace };
  readonly takeTokens: { readonly story: string };
  /** `whose`: the characters one of which is chosen, by their owner himself. */
  readonly struggle: { readonly icon: StruggleWithVictim; readonly story: string; readonly whose: Somebody };
  readonly token: { readonly because: TokenReason; readonly story: string };
}

export interface QuestionWords {
  readonly asked: {
    readonly [K in AboutWhat]: K extends keyof ToldOfQuestions
      ? (told: ToldOfQuestions[K]) => string
      : string;
  };
  /** The question after the card that asks it. */
  readonly by: (card: string, question: string) => string;
}
