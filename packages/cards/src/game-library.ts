/** Every card that can be played, prepared for games: made once, when the first game needs it. */
import { type Library, makeLibrary } from "@fhtagn/rules";
import { coreStories } from "./decks/presets.ts";
import { library } from "./library.ts";

let prepared: Library | undefined;

export function gameLibrary(): Library {
  prepared ??= makeLibrary(library());
  return prepared;
}

/** Codes of the ten stories that every game is played for (SETUP-12). */
export const storyCodes = (): readonly string[] => coreStories().map(({ code }) => code);
