/** The decks that bots are measured with. */
import { type Packet, presets } from "@fhtagn/cards";

export interface FieldDeck {
  readonly name: string;
  readonly codes: readonly string[];
}

/** Both decks of a game have it, so that only the factions tell them apart. */
const PACKET: Packet = 1;

/** The 21 decks of two factions, all with the first packet of neutral cards. */
export const coreField = (): readonly FieldDeck[] =>
  presets()
    .filter(({ packet }) => packet === PACKET)
    .map(({ name, codes }) => ({ name, codes }));

/** Never used for tuning; each of the seven factions is in one of them. */
const HELD_OUT: readonly string[] = [
  "agency-shub-niggurath",
  "miskatonic-syndicate",
  "miskatonic-hastur",
  "syndicate-yog-sothoth",
  "cthulhu-shub-niggurath",
];

/** Fields that have a name: all decks, those for tuning, those kept apart. */
export const FIELDS: Readonly<Record<string, () => readonly FieldDeck[]>> = {
  core: coreField,
  tuning: () => coreField().filter(({ name }) => !HELD_OUT.includes(name)),
  "held-out": () => coreField().filter(({ name }) => HELD_OUT.includes(name)),
};

export type Pairing = readonly [FieldDeck, FieldDeck];

/** Every pair once, mirrors included: 231 of 21 decks. */
export const pairingsOf = (field: readonly FieldDeck[]): readonly Pairing[] =>
  field.flatMap((first, at) => field.slice(at).map((second): Pairing => [first, second]));
