/** The state as JSON. What can be computed again is not part of it. */
import { emptyCache } from "./cache.ts";
import { faceAsItLies } from "./faces.ts";
import type { Game } from "./game.ts";
import type { State } from "./types.ts";

export type SavedState = Omit<
  State,
  "game" | "faces" | "version" | "tableVersion" | "cache" | "journal" | "watchers"
>;

export function save(state: State): SavedState {
  const {
    game: _game,
    faces: _faces,
    version: _version,
    tableVersion: _table,
    cache: _cache,
    journal: _journal,
    watchers: _watchers,
    ...saved
  } = state;
  return saved;
}

/** The saved data becomes the state's own: pass what JSON.parse gave. */
export function load(game: Game, saved: SavedState): State {
  const faces = saved.cards.map((card) => faceAsItLies(game, card));
  return {
    game,
    ...saved,
    faces,
    version: 0,
    tableVersion: 0,
    cache: emptyCache(),
    journal: null,
    watchers: [],
  };
}

/** Two FNV-1a chains over the saved text, 16 hex digits, the same on every machine. */
export function hashText(text: string): string {
  let a = 0x811c9dc5;
  let b = 0x9dc5811c;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, 0x01000193);
    b = Math.imul(b ^ code, 0x01000193) ^ (b >>> 15);
  }
  return hex(a) + hex(b);
}

const hex = (word: number): string => (word >>> 0).toString(16).padStart(8, "0");
