/** Every subject by its name. */
import type { Subject } from "../drawing.ts";
import { altar, asylum, club, hall, manor, reef, ship, shrine, tower, wagon } from "./buildings.ts";
import {
  fatherOfTheDeep,
  headless,
  kingInRags,
  motherOfThousands,
  sleeper,
  spheres,
  watcher,
} from "./great-ones.ts";
import { ITEMS } from "./items.ts";
import { darkYoung, ghost, ghoul, gug, hound } from "./land-beasts.ts";
import { PEOPLE } from "./people.ts";
import { blast, eyesInTheDark, fire, moth, portal, ritual, roots, tomb } from "./scenes.ts";
import { changing, crowd, doorway, hands, lonely, pulledUnder, spiral } from "./scenes-of-people.ts";
import { crawler, deepOne, serpent, shoggoth } from "./sea-beasts.ts";
import { elderThing, miGo, starThing, winged } from "./sky-beasts.ts";

export const SUBJECTS = {
  ...PEOPLE,
  ...ITEMS,
  crawler,
  darkYoung,
  deepOne,
  elderThing,
  ghost,
  ghoul,
  gug,
  hound,
  miGo,
  serpent,
  shoggoth,
  starThing,
  winged,
  altar,
  asylum,
  club,
  hall,
  manor,
  reef,
  ship,
  shrine,
  tower,
  wagon,
  fatherOfTheDeep,
  headless,
  kingInRags,
  motherOfThousands,
  sleeper,
  spheres,
  watcher,
  blast,
  changing,
  crowd,
  doorway,
  eyesInTheDark,
  fire,
  hands,
  lonely,
  moth,
  portal,
  pulledUnder,
  ritual,
  roots,
  spiral,
  tomb,
} as const satisfies Record<string, Subject>;

export type SubjectName = keyof typeof SUBJECTS;
