/** What a language has for the five levels of the computer players. */

/** `description`: what to expect, one or two short sentences. */
export type LevelWords = {
  readonly [L in "novice" | "student" | "investigator" | "adept" | "elder"]: {
    readonly name: string;
    readonly description: string;
  };
};
