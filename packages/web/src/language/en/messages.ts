import { about } from "./about.ts";
import { cards } from "./cards.ts";
import { common } from "./common.ts";
import { home } from "./home.ts";
import { ordering } from "./ordering.ts";
import { settings } from "./settings.ts";
import { setup } from "./setup.ts";
import { states } from "./states.ts";
import { table } from "./table.ts";
import { zoom } from "./zoom.ts";

export const messages = {
  about,
  cards,
  common,
  home,
  ordering,
  settings,
  setup,
  states,
  table,
  zoom,
} as const;
