/** The first-game decks of the Core Set: two factions and a packet of neutral cards (SETUP-11, DECK-10). */
import { FACTIONS, type Faction } from "@fhtagn/rules";
import { type CardRow, SETS } from "../facts.ts";

/** COMP-02: the seven factions of the base game, in its order. */
export type BaseFaction = Exclude<Faction, "silver-twilight">;
export const BASE_FACTIONS: readonly BaseFaction[] = FACTIONS.filter(
  (faction) => faction !== "silver-twilight",
);

/**
 * The box numbers twenty cards for each faction, one after the other. F23, an Agency card, stands among
 * Miskatonic's; it stays there, so that every deck has the 20 + 20 + 7 cards of DECK-10.
 */
const FIRST_NUMBER: { readonly [F in Faction]?: number } = {
  agency: 1,
  miskatonic: 21,
  cthulhu: 41,
  syndicate: 61,
  hastur: 81,
  "yog-sothoth": 101,
  "shub-niggurath": 121,
};
const FACTION_CARDS = 20;

export const PACKETS = [1, 2] as const;
export type Packet = (typeof PACKETS)[number];
const PACKET_CARDS = 7;
const FIRST_OF_PACKET: Readonly<Record<Packet, number>> = { 1: 141, 2: 148 };

const between = (rows: readonly CardRow[], first: number, count: number): readonly CardRow[] =>
  rows.filter(({ number }) => number >= first && number < first + count);

/** F141 to F147, or F148 to F154. */
export const packetCards = (
  packet: Packet,
  rows: readonly CardRow[] = SETS["core-set"],
): readonly CardRow[] => between(rows, FIRST_OF_PACKET[packet], PACKET_CARDS);

const factionCards = (faction: Faction, rows: readonly CardRow[] = SETS["core-set"]): readonly CardRow[] =>
  between(rows, FIRST_NUMBER[faction] ?? 0, FACTION_CARDS);

/** SETUP-12: F156 to F165, the ten fixed stories. */
export const coreStories = (rows: readonly CardRow[] = SETS["core-set"]): readonly CardRow[] =>
  rows.filter(({ type }) => type === "story");

/** SETUP-14: every pair once. */
export const factionPairs = (): readonly (readonly [Faction, Faction])[] =>
  BASE_FACTIONS.flatMap((first, at) =>
    BASE_FACTIONS.slice(at + 1).map((second): readonly [Faction, Faction] => [first, second]),
  );

export interface Preset {
  /** "agency-cthulhu", or "agency-cthulhu+2" with the second packet. */
  readonly name: string;
  readonly factions: readonly [Faction, Faction];
  readonly packet: Packet;
  readonly codes: readonly string[];
}

const copiesOf = (rows: readonly CardRow[]): readonly string[] =>
  rows.flatMap(({ code, copies }) => Array.from({ length: copies }, () => code));

function makePreset(factions: readonly [Faction, Faction], packet: Packet, rows: readonly CardRow[]): Preset {
  const cards = [...factions.flatMap((faction) => factionCards(faction, rows)), ...packetCards(packet, rows)];
  return {
    name: factions.join("-") + (packet === 1 ? "" : `+${packet}`),
    factions,
    packet,
    codes: copiesOf(cards),
  };
}

/** The 21 decks with the first packet, then the 21 with the second. */
export const presets = (rows: readonly CardRow[] = SETS["core-set"]): readonly Preset[] =>
  PACKETS.flatMap((packet) => factionPairs().map((factions) => makePreset(factions, packet, rows)));

export const presetNamed = (name: string): Preset | undefined =>
  presets().find((preset) => preset.name === name);
