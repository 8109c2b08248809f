/** What the first page and the frame of all pages say; everything else comes after it. */
import { common } from "./common.ts";
import { home } from "./home.ts";
import { offline } from "./offline.ts";
import { setupWords } from "./setup.ts";
import { storage } from "./storage.ts";

export const first = { common, home, offline, setup: setupWords, storage } as const;
