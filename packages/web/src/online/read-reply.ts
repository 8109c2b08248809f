/** The one place where the page reads what a server's host replies. */
import type { Reply } from "@fhtagn/protocol";

/** A type of reply that is not here does not compile. */
const TYPES: Readonly<Record<Reply["type"], true>> = {
  welcome: true,
  update: true,
  thinking: true,
  done: true,
  told: true,
  refused: true,
  fault: true,
};

/** The server is the one the page came from, as the worker is: what it says is not checked field by field. */
const isReply = (reply: unknown): reply is Reply =>
  typeof reply === "object" &&
  reply !== null &&
  "type" in reply &&
  typeof reply.type === "string" &&
  Object.hasOwn(TYPES, reply.type);

/** Null for what a later server says. */
export const readReply = (reply: unknown): Reply | null => (isReply(reply) ? reply : null);
