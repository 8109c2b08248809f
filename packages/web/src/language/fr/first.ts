/** What the first page and the frame of all pages say; everything else comes after it. */
import { common } from "./common.ts";
import { home } from "./home.ts";
import { offline } from "./offline.ts";
import { setup } from "./setup.ts";
import { storage } from "./storage.ts";

export const first = { common, home, offline, setup, storage } as const;
