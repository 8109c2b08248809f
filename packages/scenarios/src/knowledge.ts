/** What a viewer may know: the engine keeps it with every card. */
import type { CardState } from "@fhtagn/rules";
import type { Viewer } from "@fhtagn/rules/view";

const BITS: Readonly<Record<Viewer, number>> = { P1: 1, P2: 2, spectator: 4 };

export const mayKnow = ({ knownTo }: CardState, viewer: Viewer): boolean => (knownTo & BITS[viewer]) !== 0;
