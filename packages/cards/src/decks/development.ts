/** Decks for measuring. */
import { type Preset, presets } from "./presets.ts";

/** Passives, actions, disrupts, responses of both kinds, attachments and X costs are in both. */
const BENCH_DECKS: readonly string[] = ["agency-yog-sothoth", "cthulhu-hastur+2"];

export const benchDecks = (): readonly Preset[] => presets().filter(({ name }) => BENCH_DECKS.includes(name));
