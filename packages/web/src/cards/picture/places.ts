/** Every place by its name. */
import type { Land } from "./places/land.ts";
import { libraryRoom, room, stage } from "./places/rooms.ts";
import { city, docks, graveyard, street } from "./places/towns.ts";
import { desert, hills, mountains, sea, voidOfStars, wood } from "./places/wilds.ts";
import type { Chance } from "./random.ts";

export const PLACES = {
  city,
  street,
  sea,
  wood,
  desert,
  library: libraryRoom,
  void: voidOfStars,
  mountains,
  hills,
  graveyard,
  docks,
  room,
  stage,
} as const satisfies Record<string, (chance: Chance) => Land>;

export type PlaceName = keyof typeof PLACES;
