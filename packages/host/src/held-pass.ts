/**
 * Between two people a pass of a window is told to others at a moment that was drawn when the question was put, whether
 * a hand or the settings made it. Until then the table stands where it was; only the store knows more.
 */
import { type Accepted, type Choice, isWindow, options, type Player, type State } from "@fhtagn/rules";
import { passTime } from "./pace.ts";
import { keepAnswer, stateOf } from "./sitting.ts";
import { isBetweenPeople, type Table } from "./table.ts";
import type { Doer } from "./table-deed.ts";
import { reportFault } from "./tell.ts";
import { type Tried, tryAnswer } from "./try-answer.ts";
import { tell } from "./wire.ts";

/** How long a pass of the open question is kept from others. */
export interface PassHold {
  readonly milliseconds: number;
  /** When it was put to somebody who has to answer himself; null where it is passed for him at once. */
  readonly since: number | null;
}

/** Drawn for each of these questions, however it will be answered; null for any other. */
export function drawHold(table: Table): PassHold | null {
  const { passPause, chance, clock } = table.terms;
  if (!isWindow(stateOf(table.sitting)) || !isBetweenPeople(table)) return null;
  const milliseconds = passTime(passPause, chance());
  return { milliseconds, since: table.waitsFor === null ? null : clock.now() };
}

interface PassMade {
  readonly seat: Player;
  /** Where it leads. */
  readonly accepted: Accepted;
  readonly byHand: boolean;
  /** Whoever made it by hand. */
  readonly by: Doer | null;
}

/** An answer that is told at its moment. */
export interface HeldPass extends PassMade {
  readonly choice: Choice;
  accepted: Accepted;
  isStored: boolean;
  /** Its moment has come. */
  isDue: boolean;
  readonly moment: Promise<void>;
  /** For a host that is closed. */
  readonly stop: AbortController;
}

export const isPassOf = ({ before, answer }: Accepted): boolean =>
  isWindow(before) && "choose" in answer && options(before)[answer.choose]?.do === "pass";

/** Milliseconds for which a pass that is made now has to be kept from others. */
export function holdLeft({ hold, terms }: Table): number {
  if (hold === null) return 0;
  const { milliseconds, since } = hold;
  return since === null ? milliseconds : milliseconds - (terms.clock.now() - since);
}

/** Its moment is waited for from now on, whatever becomes of it. */
export function holdPass({ terms: { clock } }: Table, left: number, made: PassMade): HeldPass {
  const { answer: choice } = made.accepted;
  if ("concede" in choice) throw new Error("a concession is no pass");
  const stop = new AbortController();
  const moment = clock.wait(left, stop.signal);
  const pass: HeldPass = { ...made, choice, isStored: false, isDue: false, moment, stop };
  void moment.then(() => {
    pass.isDue = true;
  });
  return pass;
}

/** The position that is stored last: what is kept from the others is part of it. */
export function latestOf(table: Table): State {
  const { pass, sitting } = table;
  const position = stateOf(sitting);
  if (pass === null) return position;
  if (pass.accepted.before !== position) pass.accepted = triedAgain(table, pass);
  return pass.accepted.state;
}

/** The table came back to a copy of its own, where the answer has not been tried. */
function triedAgain(table: Table, { seat, choice }: HeldPass): Accepted {
  const position = stateOf(table.sitting);
  const answer = { decision: position.question?.id, choice };
  const tried: Tried = tryAnswer(table, { position, seat, answer });
  if (!tried.ok) throw new Error(`an answer that was stored is refused: ${tried.refusal}`);
  return tried;
}

/** From now on it is the game. */
export function carryOutPass(table: Table): void {
  latestOf(table);
  const { pass, sitting } = table;
  table.pass = null;
  if (pass !== null) keepAnswer(sitting, pass.accepted, pass.byHand);
}

/** It could not be stored and was never made: whose it was learns of the fault now, others when they would of the pass. */
export function dropPass(table: Table, pass: HeldPass, error: unknown): void {
  table.pass = null;
  const number = reportFault(table, error);
  const tellThose = (isHis: boolean): void => {
    for (const wire of table.wires)
      if ((wire.seat === pass.seat) === isHis) tell(wire, { type: "fault", number });
  };
  tellThose(true);
  pass.by?.refuse();
  void pass.moment.then(() => tellThose(false));
}
