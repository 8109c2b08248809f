/** Answers are tried here, those of people and of computer players alike: what holds is kept as it is. */
import { type Decided, decide, type Player, type State } from "@fhtagn/rules";
import type { Table } from "./table.ts";
import { tellFault } from "./tell.ts";
import type { Wire } from "./wire.ts";

/** What a seat says; `position` is where it is asked. */
interface Saying {
  readonly position: State;
  readonly seat: Player;
  readonly answer: unknown;
  /** Who said it: that it broke is his affair alone. */
  readonly wire?: Wire;
}

export type Tried = Decided | { readonly ok: false; readonly refusal: "engine fault" };

/** Where the engine cannot carry the answer out, that is told, and the position stands. */
export function tryAnswer(table: Table, { position, seat, answer, wire }: Saying): Tried {
  try {
    return decide(position, seat, answer);
  } catch (error) {
    tellFault(table, error, wire);
    return { ok: false, refusal: "engine fault" };
  }
}
