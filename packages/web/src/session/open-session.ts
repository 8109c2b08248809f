/** A session of a game that is kept in this browser. */
import { soloLink } from "../host/solo-link.ts";
import { createSession } from "./create-session.ts";
import type { SessionStore } from "./session.ts";

/** `pace`: how long the computer player's deeds take for the eye's sake; 1 is usual, 0 is at once. */
export const openSession = (table: string, { pace = 1 }: { readonly pace?: number } = {}): SessionStore =>
  createSession({ table, link: soloLink(table, pace) });
