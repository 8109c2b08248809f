/** Goes on with the game until a person has to answer: computer players, and questions passed for people. */
import { type Choice, forcedAnswer, isInitiating, isWindow, options, type Player } from "@fhtagn/rules";
import { announce } from "./announce.ts";
import { bookmark } from "./bookmark.ts";
import { passTime } from "./pace.ts";
import { verdictOn } from "./passing.ts";
import { keepAnswer, seqOf, stateOf } from "./sitting.ts";
import { hearWaiting, storeDeed } from "./store.ts";
import { isBetweenPeople, isPerson, type Table } from "./table.ts";
import { tellFault, updateAll } from "./tell.ts";
import type { RequestNote } from "./terms.ts";
import { letBotAnswer } from "./think.ts";
import { tryAnswer } from "./try-answer.ts";
import { waitAt } from "./wait.ts";

/** Whoever did it, and learns how it ended; a request where a seat did it. */
export interface Doer {
  readonly request: RequestNote | null;
  readonly done: () => void;
  readonly refuse: () => void;
}

/** What has been done and is not told yet. Where it cannot be stored it was never done. */
export interface TableDeed {
  readonly takeBack: () => void;
  /** Somebody decided it: it does not follow from what is stored. */
  readonly isDecision: boolean;
  /** Left out where it follows by itself. */
  readonly by?: Doer;
}

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
    if (isTold === false) {
      const isAutomatic = deed?.by === undefined;
      deed = null;
      if (!isAutomatic) continue;
      failures++;
      hearWaiting(table);
      if (epoch !== table.epoch) return;
      await waitAt(table, RETRY_PAUSE);
      if (epoch !== table.epoch) return;
      continue;
    }
    if (isTold === null) announce(table); // the position it was opened with
    if (epoch !== table.epoch) return;
    hearWaiting(table);
    if (epoch !== table.epoch) return;
    if (isTold) failures = 0;
    if (next.player === null || table.waitsFor !== null) return;
    const begun = isTold === null ? deed : null;
    deed = await letAnswer(table, { player: next.player, answer: next.answer, begun });
    if (epoch !== table.epoch || deed === null) return;
  }
  table.isStuck = true;
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
  const mustStore = deed.isDecision || !isForced || isBetweenPeople(table);
  const isStored = !mustStore || (await storeDeed(table, deed.by?.request ?? null));
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

interface NextAnswer {
  readonly player: Player | null;
  /** Given for a person by his settings. */
  readonly answer: Choice | null;
  readonly isForced: boolean;
}

function nextAnswer(table: Table): NextAnswer {
  const state = stateOf(table.sitting);
  const player = state.question?.player ?? null;
  const isAsked = player !== null && isPerson(table, player);
  const answer = isAsked ? automatic(table, player) : null;
  table.waitsFor = isAsked && answer === null ? player : null;
  return { player, answer, isForced: answer !== null || forcedAnswer(state) !== null };
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

interface Answering {
  readonly player: Player;
  readonly answer: Choice | null;
  /** A move on trial that this goes on with. */
  readonly begun: TableDeed | null;
}

/** Null where nobody wants the answer any more, or none can be carried out. */
async function letAnswer(table: Table, { player, answer, begun }: Answering): Promise<TableDeed | null> {
  const { epoch, sitting } = table;
  const { question } = stateOf(sitting);
  if (question === null) return null;
  const takeBack = begun?.takeBack ?? bookmark(table);
  const isDecision = answer === null && forcedAnswer(stateOf(sitting)) === null;
  const given = answer === null ? await letBotAnswer(table, question) : await passFor(table, answer);
  if (epoch !== table.epoch || given === null) return null;
  if (!taken(table, { id: question.id, player, given })) return null;
  return { takeBack, isDecision: isDecision || begun?.isDecision === true };
}

/** Across from another person nobody can tell from its time that it was not he who passed. */
async function passFor(table: Table, answer: Choice): Promise<Choice> {
  const { passPause, chance } = table.terms;
  if (isWindow(stateOf(table.sitting)) && isBetweenPeople(table))
    await waitAt(table, passTime(passPause, chance()));
  return answer;
}

interface Given {
  readonly id: number;
  readonly player: Player;
  readonly given: Choice;
}

/** Where a card breaks the engine the position before it stands and another answer is taken. */
function taken(table: Table, { id, player, given }: Given): boolean {
  const position = stateOf(table.sitting);
  const others = options(position).map((_, choose): Choice => ({ choose }));
  for (const choice of [given, ...others]) {
    const tried = tryAnswer(table, { position, seat: player, answer: { decision: id, choice } });
    if (!tried.ok) continue;
    keepAnswer(table.sitting, tried, false);
    return true;
  }
  return false;
}
