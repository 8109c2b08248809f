/** The cards and decks a game is played with. Only workers read this: it holds every card of the pool. */
import { constructedNamed, coreStories, library, presetNamed } from "@fhtagn/cards";
import { type Library, makeLibrary } from "@fhtagn/rules";

let prepared: Library | undefined;

export function gameCards(): Library {
  prepared ??= makeLibrary(library());
  return prepared;
}

export const storiesInUse = (): readonly string[] => coreStories().map(({ code }) => code);

/** Null for a name that no deck has. */
export const deckNamed = (name: string): readonly string[] | null =>
  presetNamed(name)?.codes ?? constructedNamed(name)?.codes ?? null;
