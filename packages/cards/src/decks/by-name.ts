/** Decks by the name they travel under: those of ours by their own, any other by the codes of its cards. */
import { library } from "../library.ts";
import { constructedDecks, constructedNamed } from "./constructed.ts";
import { presetNamed, presets } from "./presets.ts";

const LIST = "list:";
const BETWEEN = ".";

let playable: ReadonlySet<string> | undefined;

function isPlayable(code: string): boolean {
  playable ??= new Set(library().map(({ facts }) => facts.code));
  return playable.has(code);
}

/** The codes of its cards; null for a name that no deck has. */
export function deckNamed(name: string): readonly string[] | null {
  if (!name.startsWith(LIST)) return presetNamed(name)?.codes ?? constructedNamed(name)?.codes ?? null;
  const codes = name.slice(LIST.length).split(BETWEEN);
  return codes.every(isPlayable) ? codes : null;
}

/** The order is part of a game, since the seed shuffles it: the same cards in another order are another deck. */
export function nameOfCards(codes: readonly string[]): string {
  const list = codes.join(BETWEEN);
  const known = [...presets(), ...constructedDecks()].find((deck) => deck.codes.join(BETWEEN) === list);
  return known?.name ?? `${LIST}${list}`;
}
