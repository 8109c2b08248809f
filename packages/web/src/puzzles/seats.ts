import type { Puzzle } from "@fhtagn/lab";
import type { Seats } from "@fhtagn/protocol";

const SOLVER = { kind: "person", name: "" } as const;
const OTHER = { kind: "bot", name: "" } as const;

export const seatsOf = ({ seat }: Pick<Puzzle, "seat">): Seats =>
  seat === "P1" ? { P1: SOLVER, P2: OTHER } : { P1: OTHER, P2: SOLVER };
