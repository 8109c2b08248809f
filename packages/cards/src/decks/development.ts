/** Decks for measuring and for first games, whatever is done so far. */
import type { CardDefinition } from "@fhtagn/rules";
import { unfinished } from "../library.ts";
import { type Preset, presets } from "./presets.ts";

/** Cards of the Core Set whose text is not done, without it. Whoever plays with them says so. */
export const standIns = (): readonly CardDefinition[] =>
  unfinished()
    .filter(({ row }) => row.code.startsWith("core-set-"))
    .map(({ row }) => ({ facts: row, text: { abilities: [] } }));

/** Passives, actions, disrupts, responses of both kinds, attachments and X costs are in both. */
const BENCH_DECKS: readonly string[] = ["agency-yog-sothoth", "cthulhu-hastur+2"];

export const benchDecks = (): readonly Preset[] => presets().filter(({ name }) => BENCH_DECKS.includes(name));
