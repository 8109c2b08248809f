/** A session of a game that is kept in this browser. */

import type { BotHabits } from "../host/game-messages.ts";
import { soloLink } from "../host/solo-link.ts";
import { createSession } from "./create-session.ts";
import type { SessionStore } from "./session.ts";

export const openSession = (table: string, habits: BotHabits): SessionStore =>
  createSession({ table, link: soloLink(table, habits) });
