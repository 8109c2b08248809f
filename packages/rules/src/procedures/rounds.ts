/** Disrupt and response rounds: asked in turn until all pass in succession (TIME-20, TRIG-08). */

import type { Player } from "../language/words.ts";
import type { About } from "../state/about.ts";
import { opponentOf } from "../state/access.ts";
import type { OptionOf } from "../state/decisions.ts";
import { topFrame } from "../state/frames.ts";
import { mustBe } from "../state/must-be.ts";
import type { FrameOf, LocalsOf } from "../state/procedure-locals.ts";
import type { Disrupted, Note, State } from "../state/types.ts";
import { type Occasion, occasionOf, whetherAsked } from "./asking.ts";
import { initiateAnswer } from "./begin-effect.ts";
import { ask, asking, call, type Next, type NextOrAsk, procedure, type Step } from "./interpreter.ts";
import {
  type Answering,
  isAnswered,
  isAnswering,
  kindOf,
  type TriggerMoment,
  triggerMomentOf,
} from "./triggers.ts";

type Round = FrameOf<"responseWindow" | "disruptRound">;

const NO_NOTES: readonly Note[] = [];
const BEFORE: TriggerMoment = triggerMomentOf(["disrupt"], true);
const BETWEEN: TriggerMoment = triggerMomentOf(["disrupt"], false);
const AFTER: TriggerMoment = triggerMomentOf(["response"], false);

/** Who is asked first about a player's effect, and about a game effect. */
function firstToDisrupt(state: State): Player {
  const effect = state.effects[state.effects.length - 1];
  if (effect === undefined || effect.kind === "framework" || effect.kind === "rule") return state.active;
  if (effect.timing === "forcedResponse" || effect.timing === "passive") return state.active;
  return state.game.options["disrupt.first"] === "left" ? opponentOf(effect.player) : state.active;
}

function firstToRespond(state: State): Player {
  const outermost = state.effects[0];
  if (outermost === undefined || outermost.kind === "framework" || outermost.kind === "rule")
    return state.active;
  return state.game.options["response.first"] === "left" ? opponentOf(outermost.player) : state.active;
}

/** ED-96: in the older rules nothing disrupts what a passive does. */
const isPassive = ({ effects }: State): boolean => effects[effects.length - 1]?.timing === "passive";

export interface Threat {
  readonly note: Note;
  readonly about: Disrupted | null;
}

/** Offers disrupts to what would happen, or to what has just happened inside a box (`would` false). */
export function callDisrupts(state: State, threats: readonly Threat[], would: boolean): void {
  if (!state.game.options["passive.disrupt"] && isPassive(state)) return;
  const moment = would ? BEFORE : BETWEEN;
  const heard = threats.filter(({ note }) => isAnswered(state, note.event, moment));
  if (heard.length === 0) return;
  const locals: LocalsOf["responseWindow" | "disruptRound"] = {
    player: firstToDisrupt(state),
    passes: 0,
    notes: heard.map(({ note }) => note),
    abouts: heard.map(({ about }) => about),
    would,
  };
  call(state, "disruptRound", locals);
}

/** ED-40: where own effects may not be disrupted, only those of the opponent and of the game may. */
function mayDisrupt(state: State, player: Player): boolean {
  if (state.game.options["disrupt.own"]) return true;
  const effect = state.effects[state.effects.length - 1];
  return effect === undefined || effect.kind === "framework" || effect.player !== player;
}

/** Parts already prevented or replaced, and cancelled effects, are past disrupting. */
function isStanding(state: State, about: Disrupted | null): boolean {
  if (about === null) return true;
  if (about.of === "effect") return state.effects.find(({ id }) => id === about.effect)?.cancelled === false;
  const found = state.changes.find(({ id }) => id === about.change);
  return found !== undefined && !found.struck.includes(about.part);
}

function openNotes(
  state: State,
  { notes, abouts }: LocalsOf["responseWindow" | "disruptRound"],
): readonly Note[] {
  return notes.filter((_, at) => isStanding(state, abouts[at] ?? null));
}

/** What the round is about; responses read the notes that somebody could answer at all. */
function occasion(state: State, frame: Round): Occasion {
  const { would } = frame.locals;
  if (frame.procedure === "disruptRound")
    return occasionOf(state, openNotes(state, frame.locals), would ? BEFORE : BETWEEN);
  return occasionOf(state, state.notes, AFTER);
}

const toOption = ({ source, prepared: { code, index }, note }: Answering): OptionOf<"use"> => ({
  do: "use",
  card: source,
  ability: { code, index },
  note: note.id,
});

/** A disrupt is about what would happen, responses about the notes that can be answered. */
function aboutRound(state: State, frame: Round): About {
  if (frame.procedure === "disruptRound") return { about: "disrupt", to: openNotes(state, frame.locals) };
  const answered = usableOptions(state, frame).map(({ note }) => note);
  return { about: "response", to: [...new Set(answered)] };
}

/** A note that an option of the open round answers; null for one that is gone. */
export function noteInQuestion(state: State, id: number): Note | null {
  const threats = topFrame(state, "disruptRound")?.locals.notes ?? NO_NOTES;
  return threats.find((note) => note.id === id) ?? state.notes.find((note) => note.id === id) ?? null;
}

function usableOptions(state: State, frame: Round): readonly Answering[] {
  return whetherAsked(state, frame.locals.player, occasion(state, frame)).usable;
}

function runRound(state: State, frame: Round): NextOrAsk {
  const about = occasion(state, frame);
  if (about.notes.length === 0) return undefined;
  while (frame.locals.passes < 2) {
    const { player } = frame.locals;
    const isDisrupt = frame.procedure === "disruptRound";
    const { asked } = whetherAsked(state, player, about);
    if (asked && (!isDisrupt || mayDisrupt(state, player)))
      return ask(state, player, isDisrupt ? "disrupt" : "response");
    hand(frame, frame.locals.passes + 1);
  }
  return undefined;
}

/** The other player's turn to be asked. */
function hand(frame: Round, passes: number): void {
  const { player, notes, abouts, would } = frame.locals;
  frame.locals = { player: opponentOf(player), passes, notes, abouts, would };
}

/** Each use of each ability for each note is an option of its own. */
function roundOptions(state: State, frame: Round): readonly OptionOf<"pass" | "use">[] {
  const options: OptionOf<"pass" | "use">[] = [{ do: "pass" }];
  for (const one of usableOptions(state, frame)) options.push(toOption(one));
  return options;
}

function answerRound(state: State, frame: Round, option: OptionOf<"pass" | "use">): Next {
  if (option.do === "pass") {
    hand(frame, frame.locals.passes + 1);
    return "again";
  }
  const chosen = mustBe(
    usableOptions(state, frame).find((one) => isAnswering(one, option)),
    "TRIG-08",
    "ability that was offered",
  );
  const at = frame.locals.notes.indexOf(chosen.note);
  hand(frame, 0);
  const about = frame.locals.abouts[at] ?? null;
  initiateAnswer(state, chosen, { kind: kindOf(state, chosen), about });
  return "again";
}

const roundStep = (rule: string): Step<LocalsOf["responseWindow" | "disruptRound"]> =>
  asking({ rule, run: runRound, about: aboutRound, options: roundOptions, answer: answerRound });

export const disruptRound = procedure("disruptRound", "TIME-20", [roundStep("TRIG-20")]);

/** Step E6, or the window after a box; then the chances are gone for good (TIME-16). */
export const responseWindow = procedure("responseWindow", "TIME-15", [roundStep("TRIG-08")]);

export function callResponses(state: State): void {
  if (!state.notes.some((one) => isAnswered(state, one.event, AFTER))) return;
  call(state, "responseWindow", {
    player: firstToRespond(state),
    passes: 0,
    notes: [],
    abouts: [],
    would: false,
  });
}
