/** Goes on with the game until a person has to answer: computer players, and questions passed for people. */
import {
  type Choice,
  clone,
  forcedAnswer,
  isInitiating,
  isWindow,
  makeRng,
  options,
  type Player,
  type Question,
  randomAssign,
  refusalOf,
  type State,
} from "@fhtagn/rules";
import { view } from "@fhtagn/rules/view";
import { deedTime, drawn, likeBefore, PASS, remember } from "./pace.ts";
import { verdictOn } from "./passing.ts";
import { keep, keepAnswer, seqOf, stateOf } from "./sitting.ts";
import { isBetweenPeople, type Table } from "./table.ts";
import { tellFault, tellOthers, updateAll } from "./tell.ts";
import type { Asking, Deliberation } from "./terms.ts";
import { tryAnswer } from "./try-answer.ts";

/** `acknowledge` is called as soon as what was answered is stored. */
export function advanceSitting(table: Table, acknowledge?: () => void): void {
  const epoch = ++table.epoch;
  table.pause?.abort();
  table.running = goOn(table, epoch, acknowledge).catch((error: unknown) => tellFault(table, error));
}

async function goOn(table: Table, epoch: number, acknowledge?: () => void): Promise<void> {
  for (let isFirst = true; ; isFirst = false) {
    const { question } = stateOf(table.sitting);
    const isBot = question !== null && table.terms.seats[question.player].kind === "bot";
    const answer = question === null || isBot ? null : automatic(table, question.player);
    table.waitsFor = question === null || isBot || answer !== null ? null : question.player;
    const isForced = answer !== null || forcedAnswer(stateOf(table.sitting)) !== null;
    await show(table, epoch, { store: isFirst || !isForced, ...(isFirst && acknowledge && { acknowledge }) });
    if (epoch !== table.epoch) return;
    if (question === null || table.waitsFor !== null) return;
    const given = answer === null ? await letBotAnswer(table, question) : await passFor(table, answer);
    if (epoch !== table.epoch || given === null) return;
    if (!taken(table, question, given)) return;
  }
}

interface Showing {
  /** What follows by itself from a stored position need not be stored. */
  readonly store: boolean;
  readonly acknowledge?: () => void;
}

/** Stores and tells a new position. A move on trial is none: not even that there is one is told. */
async function show(table: Table, epoch: number, { store, acknowledge }: Showing): Promise<void> {
  if (isInitiating(stateOf(table.sitting))) return;
  if (store) await save(table);
  acknowledge?.();
  if (epoch === table.epoch) updateAll(table);
}

/** Journal before reply. A store that fails is told; the game goes on. */
async function save(table: Table): Promise<void> {
  const { terms, undos, assisted, passing, sitting } = table;
  try {
    const { turn, starter, P1, P2 } = stateOf(sitting);
    const progress = { turn, starter, won: { P1: P1.won.length, P2: P2.won.length } };
    await terms.save({ ...keep(sitting), undos, assisted, passing: { ...passing }, progress });
  } catch (error) {
    tellFault(table, error);
  }
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

/** Across from another person it takes the same time each time. */
async function passFor(table: Table, answer: Choice): Promise<Choice> {
  if (isWindow(stateOf(table.sitting)) && isBetweenPeople(table)) await wait(table, table.terms.passPause);
  return answer;
}

async function wait(table: Table, milliseconds: number): Promise<void> {
  if (milliseconds <= 0) return;
  const pause = new AbortController();
  table.pause = pause;
  await table.terms.clock.wait(milliseconds, pause.signal);
}

async function letBotAnswer(table: Table, question: Question): Promise<Choice | null> {
  const { terms, sitting, epoch } = table;
  const { player } = question;
  const state = stateOf(sitting);
  if (!isInitiating(state)) tellOthers(table, player, { type: "thinking", seq: seqOf(sitting), player });
  const began = terms.clock.now();
  const only = forcedAnswer(state);
  const answer = only === null ? await think(table, question) : { choice: only };
  if (epoch !== table.epoch) return null;
  await keepPace(table, { ...answer, only: only !== null, thought: terms.clock.now() - began });
  return answer.choice;
}

async function think(table: Table, { id, player }: Question): Promise<Deliberation> {
  const state = stateOf(table.sitting);
  const { mind } = table.terms;
  try {
    const answer =
      "sees" in mind
        ? { choice: await mind.choose(clone(state)) }
        : await mind.choose(askingOf(table, player));
    if (refusalOf(state, player, { decision: id, choice: answer.choice }) === null) return answer;
    tellFault(table, new Error("a computer player gave an answer that is none"));
  } catch (error) {
    tellFault(table, error);
  }
  return { choice: anyAnswer(state, table.sitting.seed) };
}

export function askingOf({ terms, sitting, draft }: Table, player: Player): Asking {
  const { setup, seed, taken: given } = sitting;
  return {
    view: view(draft?.player === player ? draft.state : stateOf(sitting), player),
    player,
    level: terms.seats[player].level ?? "greedy",
    seed: `${seed}/${given.length}/${draft?.steps.length ?? 0}`,
    deck: setup.decks[player],
    stories: setup.stories,
  };
}

const anyAnswer = (state: State, seed: string): Choice =>
  options(state).length > 0 ? { choose: 0 } : { assign: randomAssign(state, makeRng(seed)) };

interface Thought extends Deliberation {
  readonly only: boolean;
  readonly thought: number;
}

/** Steps of one move come together; a pass takes as long with something to do as without. */
async function keepPace(table: Table, { choice, closeness, only, thought }: Thought): Promise<void> {
  const { terms, sitting, pace } = table;
  const state = stateOf(sitting);
  const isInWindow = isWindow(state);
  if (isInWindow && !only) table.tempo = remember(table.tempo, thought);
  if (pace === 0 || isInitiating(state)) return;
  const passes = "choose" in choice && options(state)[choice.choose]?.do === "pass";
  const chance = terms.chance();
  const usual = (passes ? drawn(PASS, chance) : deedTime(chance, closeness)) * pace;
  const wanted = isInWindow && only ? Math.max(usual, likeBefore(table.tempo, terms.chance())) : usual;
  await wait(table, wanted - thought);
}

/** Where a card breaks the engine the position before it stands and another answer is taken. */
function taken(table: Table, { id, player }: Question, given: Choice): boolean {
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
