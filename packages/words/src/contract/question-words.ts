/** What a language has for questions, by what they are about. */
import type { SortPlace, StruggleWithVictim } from "@fhtagn/rules";
import type { AboutView } from "@fhtagn/rules/view";

type AboutWhat = AboutView["about"];

/** Those that tell more than that they are asked, with what they tell; the others are one sentence each. */
interface ToldOfQuestions {
  readonly sort: { readonly to: SortPlace };
  readonly takeTokens: { readonly story: string };
  readonly struggle: { readonly icon: StruggleWithVictim; readonly story: string };
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
