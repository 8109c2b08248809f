/** One struggle: count, who wins, what the loser or the winner gets, and the four moments of disrupts. */
import { makeChange } from "../effects/proposed-changes.ts";
import type { Player } from "../language/words.ts";
import { canBeWounded, canGoInsane, canReady } from "../queries/deeds.ts";
import { committedTo, countIcons, winnerOf } from "../queries/stories.ts";
import type { About } from "../state/about.ts";
import { opponentOf, topEffect } from "../state/access.ts";
import type { OptionOf } from "../state/decisions.ts";
import { InvariantBroken } from "../state/game.ts";
import type { FrameOf, LocalsOf } from "../state/procedure-locals.ts";
import { makeNote, note, reportAt } from "../state/report.ts";
import type { CardId, State } from "../state/types.ts";
import { callAftermath } from "./aftermath.ts";
import { makeChanges } from "./changes.ts";
import { BY_STRUGGLE, closeGameEffect, isGone, placeOne, YES_NO } from "./game-effects.ts";
import { ask, asking, type Next, type NextOrAsk, procedure, type Step } from "./interpreter.ts";
import { callDisrupts } from "./rounds.ts";

type StruggleFrame = FrameOf<"struggle">;

type Moment = "struggleBegins" | "struggleResolves";
const BOTH_MOMENTS: readonly Moment[] = ["struggleBegins", "struggleResolves"];

/** ED-97: where the words make no difference, what waits for either comes at the one moment. */
function eventsAt(state: State, moment: Moment): readonly Moment[] {
  if (state.game.options["timing.whenAfter"] !== "same") return [moment];
  return moment === "struggleResolves" ? BOTH_MOMENTS : [];
}

/** The four moments of a struggle at which disrupts may come (STRUG-26). */
function disruptMoment(moment: Moment): Step<LocalsOf["struggle"]> {
  return {
    rule: "STRUG-26",
    run: (state, frame) => {
      const { story, icon } = frame.locals;
      const events = eventsAt(state, moment).filter((event) => state.game.library.before.has(event));
      if (events.length === 0) return undefined;
      const about = { player: state.active, card: story, story, icon };
      const threats = events.map((event) => ({ note: makeNote(state, event, about), about: null }));
      callDisrupts(state, threats, true);
      return undefined;
    },
  };
}

function count(state: State, frame: StruggleFrame): Next {
  const { story, icon } = frame.locals;
  const counts = countIcons(state, story, icon);
  const winner = winnerOf(state, story, counts);
  if (winner === null) {
    reportAt(state, "struggleTied", { icon, on: story });
    return { to: "after" };
  }
  frame.locals = { story, icon, winner, margin: Math.abs(counts.P1 - counts.P2) };
  return undefined;
}

const sides = ({ locals }: StruggleFrame): { readonly winner: Player; readonly loser: Player } => {
  const { winner } = locals;
  if (winner === undefined) throw new InvariantBroken("STRUG-04", "a struggle that nobody has won");
  return { winner, loser: opponentOf(winner) };
};

/** What is noted of one side of the struggle. */
function outcomeOf(state: State, frame: StruggleFrame, player: Player) {
  const { story, icon, margin = 0 } = frame.locals;
  return { player, card: story, story, icon, count: margin, cards: committedTo(state, story, player) };
}

function wouldWin(state: State, frame: StruggleFrame): Next {
  const { before } = state.game.library;
  if (!before.has("struggleWon") && !before.has("struggleLost")) return undefined;
  const { winner, loser } = sides(frame);
  const threats = [
    makeNote(state, "struggleWon", outcomeOf(state, frame, winner)),
    makeNote(state, "struggleLost", outcomeOf(state, frame, loser)),
  ];
  callDisrupts(
    state,
    threats.map((threat) => ({ note: threat, about: null })),
    true,
  );
  return undefined;
}

function markWon(state: State, frame: StruggleFrame): Next {
  const { winner, loser } = sides(frame);
  const { icon, story } = frame.locals;
  reportAt(state, "struggleWon", {
    player: winner,
    icon,
    on: story,
    count: frame.locals.margin ?? 0,
  });
  const { after } = state.game.library;
  if (after.has("struggleWon")) note(state, "struggleWon", outcomeOf(state, frame, winner));
  if (after.has("struggleLost")) note(state, "struggleLost", outcomeOf(state, frame, loser));
  return undefined;
}

/** Who may be chosen, by whom: T and C the loser, A the winner (STRUG-09, STRUG-13, STRUG-17). */
function victims(state: State, frame: StruggleFrame): readonly CardId[] {
  const { story, icon } = frame.locals;
  const { winner, loser } = sides(frame);
  if (icon === "terror")
    return committedTo(state, story, loser).filter((id) => canGoInsane(state, id, BY_STRUGGLE));
  if (icon === "combat")
    return committedTo(state, story, loser).filter((id) => canBeWounded(state, id, BY_STRUGGLE));
  return committedTo(state, story, winner).filter((id) => canReady(state, id, BY_STRUGGLE));
}

const RESULT = { terror: "goInsane", combat: "wound", arcane: "ready" } as const;

function apply(state: State, frame: StruggleFrame, card: CardId): Next {
  const { icon } = frame.locals;
  if (icon !== "investigation")
    makeChanges(state, [[makeChange(state, RESULT[icon], { card, cause: "struggle" })]]);
  return undefined;
}

function askResult(state: State, frame: StruggleFrame): NextOrAsk {
  const { icon, story } = frame.locals;
  const { winner, loser } = sides(frame);
  if (icon === "investigation")
    return isGone(state, story) ? undefined : ask(state, winner, { kind: "token", source: story });
  const able = victims(state, frame);
  const [only] = able;
  if (only === undefined) return undefined;
  if (icon === "arcane") return ask(state, winner, { kind: "pick", source: story });
  return able.length === 1 ? apply(state, frame, only) : ask(state, loser, { kind: "pick", source: story });
}

function aboutResult(_: State, frame: StruggleFrame): About {
  const { story, icon } = frame.locals;
  if (icon === "investigation") return { about: "token", story, because: icon };
  return { about: "struggle", story, icon, loser: sides(frame).loser };
}

type ResultOption = OptionOf<"choose" | "yes" | "no">;

function resultOptions(state: State, frame: StruggleFrame): readonly ResultOption[] {
  const { icon } = frame.locals;
  if (icon === "investigation") return YES_NO;
  const options: ResultOption[] = victims(state, frame).map((card) => ({ do: "choose", card }));
  if (icon === "arcane") options.push({ do: "no" });
  return options;
}

function answerResult(state: State, frame: StruggleFrame, option: ResultOption): Next {
  if (option.do === "choose") return apply(state, frame, option.card);
  if (option.do === "yes") placeOne(state, frame.locals.story, sides(frame).winner);
  return undefined;
}

/** Disrupts to what has just been won or lost, before the next step (STRUG-26). */
function disruptAfter(state: State, frame: StruggleFrame): Next {
  const { after } = state.game.library;
  if (frame.locals.winner === undefined || (!after.has("struggleWon") && !after.has("struggleLost")))
    return undefined;
  const own = state.notes.filter(
    (one) =>
      one.effect === topEffect(state).id && (one.event === "struggleWon" || one.event === "struggleLost"),
  );
  callDisrupts(
    state,
    own.map((one) => ({ note: one, about: null })),
    false,
  );
  return undefined;
}

export const struggle = procedure("struggle", "STRUG-03", [
  disruptMoment("struggleBegins"),
  disruptMoment("struggleResolves"),
  { rule: "STRUG-04", run: count },
  { rule: "STRUG-25", run: wouldWin },
  { rule: "STRUG-03", run: markWon },
  asking({
    rule: "STRUG-09",
    run: askResult,
    about: aboutResult,
    options: resultOptions,
    answer: answerResult,
  }),
  { rule: "TIME-12", label: "after", run: callAftermath },
  { rule: "STRUG-26", run: disruptAfter },
  { rule: "STORY-18", run: closeGameEffect },
]);
