import { about } from "./about.ts";
import { cards } from "./cards.ts";
import { common } from "./common.ts";
import { home } from "./home.ts";
import { settings } from "./settings.ts";
import { setup } from "./setup.ts";
import { table } from "./table.ts";

export const messages = { about, cards, common, home, settings, setup, table } as const;
