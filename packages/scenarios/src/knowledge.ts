/** What a viewer may know: the engine keeps it with every card. */
import type { CardState, Player } from "@fhtagn/rules";

export const VIEWERS = ["P1", "P2", "spectator"] as const;
export type Viewer = Player | "spectator";

const BITS: Readonly<Record<Viewer, number>> = { P1: 1, P2: 2, spectator: 4 };

export const mayKnow = ({ knownTo }: CardState, viewer: Viewer): boolean => (knownTo & BITS[viewer]) !== 0;
