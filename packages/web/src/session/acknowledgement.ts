import type { LinkEvent } from "./link.ts";

/** Until the position that follows is heard, the old question would stand there as if it were open again. */
export const isAcknowledgement = (event: LinkEvent): boolean =>
  event.type === "reply" && event.reply.type === "done";
