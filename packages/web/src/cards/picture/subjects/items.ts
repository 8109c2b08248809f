/** Every thing by its name: on its own it is a subject, in a hand it is a prop. */
import type { Subject } from "../drawing.ts";
import {
  bag,
  bottle,
  camera,
  candle,
  clock,
  hourglass,
  lamp,
  lantern,
  microphone,
  palette,
  syringe,
} from "./tools.ts";
import { dagger, dynamite, fist, pistol, shotgun, sword } from "./weapons.ts";
import { amulet, grimoire, idol, key, mask, papers, scroll, skull, tome } from "./writings.ts";

export const ITEMS = {
  pistol,
  shotgun,
  sword,
  dagger,
  tome,
  grimoire,
  scroll,
  lamp,
  lantern,
  bottle,
  syringe,
  amulet,
  key,
  mask,
  camera,
  dynamite,
  fist,
  clock,
  candle,
  skull,
  papers,
  bag,
  idol,
  palette,
  microphone,
  hourglass,
} as const satisfies Record<string, Subject>;

export type ItemName = keyof typeof ITEMS;
