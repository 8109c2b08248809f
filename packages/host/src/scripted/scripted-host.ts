/** Keeps a game that goes as it is written: the learner makes the moves the script has for him, and no others. */
import {
  idOf,
  PROTOCOL_VERSION,
  type ProtocolRefusal,
  type Request,
  type RequestOf,
  readRequest,
  type Seats,
  type Told,
  type Update,
  USUAL_PASSING,
} from "@fhtagn/protocol";
import {
  type Choice,
  ENGINE_VERSION,
  isInitiating,
  type Library,
  type Player,
  refusalOf,
  type State,
} from "@fhtagn/rules";
import { happeningFor, type OptionView, view } from "@fhtagn/rules/view";
import { optionOf } from "../answer.ts";
import { askedOf } from "../asked.ts";
import { figuresFor } from "../figures.ts";
import type { PaceClock } from "../pace.ts";
import { partsOf } from "../parts-of.ts";
import { reasonsAt } from "../reasons-at.ts";
import type { Send } from "../terms.ts";
import { playScript, type Scenes, type Script, type ScriptedScene } from "./script.ts";

/** The seat of the one who learns. */
const SEAT: Player = "P1";
/** Milliseconds for each thing that happens on the way, for the eye's sake. */
const BEAT = 650;

export interface ScriptedTerms {
  readonly table: string;
  readonly seats: Seats;
  readonly script: Script;
  readonly library: Library;
  readonly clock: PaceClock;
  /** How many answers of the script have been given at the beginning. */
  readonly at: number;
  /** How long what happens by itself takes: 1 is usual, 0 is at once. */
  readonly pace: number;
  readonly send: Send;
  /** The game stands at another answer of the script. */
  readonly moved: (at: number) => void;
  /** The learner answered something that is legal but not what is written. */
  readonly strayed: () => void;
}

export interface ScriptedHost {
  receive(message: unknown): void;
  /** Plays the script on until so many answers are given. */
  walkTo(at: number): Promise<void>;
}

interface Reading {
  readonly terms: ScriptedTerms;
  readonly played: Scenes;
  at: number;
  told: number;
  pace: number;
  /** Raised with every walk: an older one stops. */
  walks: number;
  pause: AbortController | null;
}

export function openScripted(terms: ScriptedTerms): ScriptedHost {
  const played = playScript(terms.script, terms.library);
  const reading: Reading = { terms, played, at: terms.at, told: 0, pace: terms.pace, walks: 0, pause: null };
  return {
    receive: (message) => receive(reading, message),
    walkTo: (at) => walkTo(reading, at),
  };
}

function sceneOf({ played: { scenes }, at }: Reading): ScriptedScene {
  const scene = scenes[at];
  if (scene === undefined) throw new Error(`the script ends before answer ${at}`);
  return scene;
}

function receive(reading: Reading, message: unknown): void {
  const request = readRequest(message);
  if (request === null) refuse(reading, idOf(message), "malformed");
  else carryOutRequest(reading, request);
}

const refuse = ({ terms }: Reading, id: number | null, refusal: ProtocolRefusal): void =>
  terms.send({ type: "refused", id, refusal, refusals: 0 });

function carryOutRequest(reading: Reading, request: Request): void {
  const { id } = request;
  switch (request.type) {
    case "hello":
      greet(reading, id);
      return;
    case "answer":
      takeWrittenAnswer(reading, request);
      return;
    case "stepBack":
      stepBack(reading, request);
      return;
    case "why":
    case "explain":
      inform(reading, request);
      return;
    case "setPace":
    case "hurry":
    case "setPassing":
      hasten(reading, request);
      return;
    default:
      refuse(reading, id, "not allowed here");
  }
}

function inform(reading: Reading, request: RequestOf<"why" | "explain">): void {
  const { state } = sceneOf(reading);
  const told: Told["told"] =
    request.type === "why"
      ? { of: "why", reasons: reasonsAt(state, SEAT, request.attempt) }
      : { of: "explain", parts: partsOf(state, SEAT, request.card) };
  reading.terms.send({ type: "told", id: request.id, told });
}

/** Who passes when is written too: that setting is heard and changes nothing. */
function hasten(reading: Reading, request: RequestOf<"setPace" | "hurry" | "setPassing">): void {
  if (request.type === "setPace") reading.pace = request.pace;
  if (request.type === "hurry") reading.pause?.abort();
  reading.terms.send({ type: "done", id: request.id });
}

function greet(reading: Reading, id: number): void {
  const { table, seats, send } = reading.terms;
  send({
    type: "welcome",
    id,
    version: PROTOCOL_VERSION,
    table,
    seat: SEAT,
    seats,
    engine: ENGINE_VERSION,
    ruleset: sceneOf(reading).state.game.ruleset,
    mayUndo: false,
    mayHint: false,
  });
  reading.told = 0;
  show(reading, true);
}

const isSame = (a: Choice, b: Choice): boolean =>
  "assign" in a && "assign" in b
    ? a.assign.length === b.assign.length && a.assign.every((place, item) => place === b.assign[item])
    : "choose" in a && "choose" in b && a.choose === b.choose;

function takeWrittenAnswer(reading: Reading, { id, at: seen, decision, choice }: RequestOf<"answer">): void {
  const { terms, at } = reading;
  const written = terms.script.answers[at];
  const isHere = seen.line === 0 && seen.seq === at;
  const refusal =
    refusalOf(sceneOf(reading).state, SEAT, { decision, choice }) ?? (isHere ? null : "stale decision");
  if (refusal !== null) {
    refuse(reading, id, refusal);
    return;
  }
  terms.send({ type: "done", id });
  if (written === undefined || !isSame(written, choice)) {
    terms.strayed();
    return;
  }
  reading.walks++;
  reading.at = at + 1;
  show(reading, true);
  terms.moved(reading.at);
}

function stepBack(reading: Reading, { id, decision }: RequestOf<"stepBack">): void {
  const { state } = sceneOf(reading);
  const isOnTrial = isInitiating(state);
  if (!isOnTrial || state.question?.id !== decision) {
    refuse(reading, id, isOnTrial ? "stale decision" : "nothing to take back");
    return;
  }
  reading.at--;
  reading.terms.send({ type: "done", id });
  show(reading, true);
  reading.terms.moved(reading.at);
}

/** Things that happen are shown one after the other; what only passes is not. */
async function walkTo(reading: Reading, goal: number): Promise<void> {
  const walk = ++reading.walks;
  while (reading.at < goal && walk === reading.walks) {
    reading.at++;
    const { state, log } = sceneOf(reading);
    const isThere = reading.at === goal;
    if (!isThere && (isInitiating(state) || log === reading.told)) continue;
    show(reading, isThere);
    if (!isThere) await pauseFor(reading);
  }
  if (walk === reading.walks) reading.terms.moved(reading.at);
}

async function pauseFor(reading: Reading): Promise<void> {
  if (reading.pace === 0) return;
  reading.pause = new AbortController();
  await reading.terms.clock.wait(BEAT * reading.pace, reading.pause.signal);
}

/** `asks`: the learner may answer; on the way he only looks on. */
function show(reading: Reading, asks: boolean): void {
  const { state, log } = sceneOf(reading);
  const seen = view(state, SEAT);
  const steps = stepsAt(reading);
  const update: Update = {
    type: "update",
    line: 0,
    seq: reading.at,
    step: steps.length,
    view: seen,
    figures: figuresFor(state, SEAT),
    asked: asks ? askedOf(state, seen, steps) : null,
    logFrom: reading.told,
    log: logBetween(reading, log),
    turningPoints: [],
    undoAsked: null,
    ...(reading.told === 0 && { passing: USUAL_PASSING }),
    assisted: false,
    // A lesson ends with its last note, also where that is the end of the game.
    result: null,
  };
  reading.told = log;
  reading.terms.send(update);
}

function logBetween({ played: { journal, turns }, told }: Reading, end: number): Update["log"] {
  return journal.slice(told, end).map((happening, index) => ({
    at: told + index,
    turn: turns[told + index] ?? 0,
    happening: happeningFor(happening, SEAT),
  }));
}

/** The steps of the move on trial, as the learner made them. */
function stepsAt({ played: { scenes }, terms, at }: Reading): readonly OptionView[] {
  const steps: OptionView[] = [];
  const stateAt = (index: number): State | undefined => scenes[index]?.state;
  for (let index = at; index > 0; index--) {
    const now = stateAt(index);
    const before = stateAt(index - 1);
    const answer = terms.script.answers[index - 1];
    if (now === undefined || !isInitiating(now) || before === undefined || answer === undefined) break;
    steps.unshift(...optionOf(before, SEAT, answer));
  }
  return steps;
}
