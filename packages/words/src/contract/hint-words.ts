/** What a language has for advice: why one answer is better than another. */

/** Of the sampled worlds, from 0 to 1: with the best answer, and with the runner-up. */
export interface InWorlds {
  readonly share: number;
  readonly other: number;
}
interface Of {
  readonly who: "you" | "opponent";
}

/** What one side may be ahead in. */
export type Lead =
  | "firstStory"
  | "secondStory"
  | "token1"
  | "token2"
  | "token3"
  | "token4"
  | "lastStory"
  | "characters"
  | "skill"
  | "terror"
  | "combat"
  | "arcane"
  | "investigation"
  | "toughness"
  | "readySkill"
  | "readyIcons"
  | "domain1"
  | "domain2"
  | "domain3"
  | "open"
  | "cover"
  | "hand";

/** Each kind of reason with the numbers it tells. */
interface HintFacts {
  readonly gameWon: InWorlds;
  readonly gameLost: InWorlds;
  readonly storyWon: InWorlds & Of & { readonly story: number };
  /** `tokens`: how many on average where there are any; 0 if there are none. */
  readonly success: InWorlds & Of & { readonly story: number; readonly tokens: number };
  readonly insane: InWorlds & Of;
  readonly left: InWorlds & Of;
  readonly risk: { readonly loss: "insane" | "left"; readonly share: number };
  readonly term: { readonly term: Lead; readonly gain: number };
  readonly alike: { readonly difference: number };
  readonly many: object;
  readonly alone: object;
}

export type AdviceReasonKind = keyof HintFacts;
export type HintReasonOf<K extends AdviceReasonKind> = { readonly kind: K } & HintFacts[K];
export type AdviceReason = { [K in AdviceReasonKind]: HintReasonOf<K> }[AdviceReasonKind];

export interface HintWords {
  readonly reasons: { readonly [K in AdviceReasonKind]: (reason: HintReasonOf<K>) => string };
}
