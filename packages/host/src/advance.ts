/** Goes on with the game until a person has to answer: computer players, and questions passed for people. */
import {
  type Accepted,
  type Choice,
  forcedAnswer,
  isInitiating,
  options,
  type Player,
  type Question,
} from "@fhtagn/rules";
import { announce } from "./announce.ts";
import { bookmark } from "./bookmark.ts";
import { holdLeft, holdPass } from "./held-pass.ts";
import { letPass } from "./let-pass.ts";
import { verdictOn } from "./passing.ts";
import { keepAnswer, seqOf, stateOf } from "./sitting.ts";
import { hearWaiting, storeDeed } from "./store.ts";
import { isBetweenPeople, isPerson, type Table } from "./table.ts";
import type { TableDeed } from "./table-deed.ts";
import { tellFault, updateAll } from "./tell.ts";
import { letBotAnswer } from "./think.ts";
import { tryAnswer } from "./try-answer.ts";
import { waitAt } from "./wait.ts";

/** What was done next; it may be that it could not be stored, and null where nothing is. */
type Followed = TableDeed | "not stored" | null;

/** `deed` is what has just been done; null where everybody was told what there is. */
export function advanceSitting(table: Table, deed: TableDeed | null): void {
  const epoch = ++table.epoch;
  table.pause?.abort();
  table.isStuck = false;
  table.running = goOn(table, epoch, deed).catch((error: unknown) => tellFault(table, error));
}

/** What follows by itself and cannot be stored this often is left alone until somebody says hello. */
const MOST_FAILURES = 5;
const RETRY_PAUSE = 1000;

async function goOn(table: Table, epoch: number, first: TableDeed | null): Promise<void> {
  let deed = first;
  for (let failures = 0; failures < MOST_FAILURES; ) {
    const next = nextAnswer(table);
    const isTold = await show(table, epoch, { deed, isForced: next.isForced });
    if (epoch !== table.epoch) return;
    if (isTold) failures = 0;
    const begun = isTold === null ? deed : null;
    const step = isTold === false ? "not stored" : await follow(table, epoch, { ...next, begun });
    if (epoch !== table.epoch || step === null) return;
    const isByItself = isTold === false ? deed?.by === undefined : !next.byHand;
    deed = step === "not stored" ? null : step;
    if (deed !== null || !isByItself) continue;
    failures++;
    if (!(await pauseAfterFailure(table, epoch))) return;
  }
  table.isStuck = true;
}

/** False where nobody wants it tried again. */
async function pauseAfterFailure(table: Table, epoch: number): Promise<boolean> {
  hearWaiting(table);
  if (epoch === table.epoch) await waitAt(table, RETRY_PAUSE);
  return epoch === table.epoch;
}

interface Showing {
  readonly deed: TableDeed | null;
  /** What comes next follows by itself. */
  readonly isForced: boolean;
}

/**
 * Stores and tells a new position; false where it could not be stored and is taken back. A move on trial is none, not
 * even that there is one is told: null.
 */
async function show(table: Table, epoch: number, { deed, isForced }: Showing): Promise<boolean | null> {
  if (deed === null || isInitiating(stateOf(table.sitting))) return null;
  const isStored = !mustStore(table, deed, isForced) || (await storeDeed(table, deed.by?.request ?? null));
  if (epoch !== table.epoch) return null;
  if (isStored) {
    deed.by?.done();
    updateAll(table);
    announce(table);
  } else {
    deed.takeBack();
    table.waitsFor = null;
    deed.by?.refuse();
  }
  return isStored;
}

/** Of a pass that is stored only what it leads to may be new: the end of the game. */
function mustStore(table: Table, { isStored, isDecision }: TableDeed, isForced: boolean): boolean {
  if (isStored === true) return stateOf(table.sitting).result !== null;
  return isDecision || !isForced || isBetweenPeople(table);
}

interface NextAnswer {
  readonly player: Player | null;
  /** Given for a person by his settings. */
  readonly answer: Choice | null;
  readonly isForced: boolean;
  /** A pass that its player made himself, and that is not told yet. */
  readonly byHand: boolean;
}

function nextAnswer(table: Table): NextAnswer {
  const { pass } = table;
  if (pass !== null) {
    table.waitsFor = null;
    return { player: pass.seat, answer: pass.choice, isForced: true, byHand: pass.byHand };
  }
  const state = stateOf(table.sitting);
  const player = state.question?.player ?? null;
  const isAsked = player !== null && isPerson(table, player);
  const answer = isAsked ? automatic(table, player) : null;
  table.waitsFor = isAsked && answer === null ? player : null;
  return { player, answer, isForced: answer !== null || forcedAnswer(state) !== null, byHand: false };
}

/** The answer given for a person, if his settings say so. */
function automatic(table: Table, seat: Player): Choice | null {
  const { sitting, passing, since } = table;
  if (table.held === seqOf(sitting)) return null;
  const verdict = verdictOn({ sitting, seat, passing: passing[seat], since: since[seat] });
  if (verdict.answer !== null) return verdict.answer;
  const { spent, untilOver } = verdict;
  if (spent !== undefined)
    passing[seat] = { ...passing[seat], stops: passing[seat].stops.filter((stop) => stop !== spent) };
  if (untilOver) passing[seat] = { ...passing[seat], until: null };
  return null;
}

interface Answering extends NextAnswer {
  /** A move on trial that this goes on with. */
  readonly begun: TableDeed | null;
}

/** What comes after a position that was told; null where a person is asked. */
async function follow(table: Table, epoch: number, answering: Answering): Promise<Followed> {
  announce(table); // the position it was opened with: of any other one the keeper has heard
  hearWaiting(table);
  if (epoch !== table.epoch || table.waitsFor !== null) return null;
  const { player, answer } = answering;
  const { question } = stateOf(table.sitting);
  if (player === null || question === null) return null;
  if (table.pass !== null) return letPass(table, table.pass);
  const left = answer === null ? 0 : holdLeft(table);
  if (answer === null || left <= 0) return letAnswer(table, question, answering);
  const accepted = accept(table, { question, given: answer });
  if (accepted === null) return null;
  table.pass = holdPass(table, left, { seat: player, accepted, byHand: false, by: null });
  return letPass(table, table.pass);
}

/** Null where nobody wants the answer any more, or none can be carried out. */
async function letAnswer(
  table: Table,
  question: Question,
  { answer, begun }: Answering,
): Promise<TableDeed | null> {
  const { epoch, sitting } = table;
  const takeBack = begun?.takeBack ?? bookmark(table);
  const isDecision = answer === null && forcedAnswer(stateOf(sitting)) === null;
  const given = answer ?? (await letBotAnswer(table, question));
  if (epoch !== table.epoch || given === null) return null;
  const accepted = accept(table, { question, given });
  if (accepted === null) return null;
  keepAnswer(sitting, accepted, false);
  return { takeBack, isDecision: isDecision || begun?.isDecision === true };
}

interface Given {
  readonly question: Question;
  readonly given: Choice;
}

/** Where a card breaks the engine the position before it stands and another answer is taken. */
function accept(table: Table, { question: { id, player }, given }: Given): Accepted | null {
  const position = stateOf(table.sitting);
  const others = options(position).map((_, choose): Choice => ({ choose }));
  for (const choice of [given, ...others]) {
    const tried = tryAnswer(table, { position, seat: player, answer: { decision: id, choice } });
    if (tried.ok) return tried;
  }
  return null;
}
