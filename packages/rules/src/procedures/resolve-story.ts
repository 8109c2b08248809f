/** One story: its struggles in its own order, then success (turn.md 3). */
import { change } from "../effects/changes.ts";
import type { Icon, Player } from "../language/words.ts";
import { canBeWounded, canGoInsane, canReady } from "../queries/deeds.ts";
import {
  committedTo,
  countIcons,
  fastAt,
  struggleCounts,
  struggleOrder,
  totalSkill,
  winnerOf,
} from "../queries/stories.ts";
import { cardOf, opponentOf, topEffect } from "../state/access.ts";
import type { Option } from "../state/decisions.ts";
import { iconIndex } from "../state/game.ts";
import { makeNote, note, placeName, report } from "../state/report.ts";
import { type CardId, NOBODY, type State } from "../state/types.ts";
import { callAftermath } from "./aftermath.ts";
import { makeChanges } from "./changes.ts";
import { closeEffect } from "./effect.ts";
import { beginEffect } from "./initiate.ts";
import { ask, call, type FrameOf, type Next, procedure, type Step, set } from "./interpreter.ts";
import { callDisrupts } from "./rounds.ts";

interface StoryLocals {
  readonly [key: string]: unknown;
  readonly story: CardId;
  /** How many struggles of each type were resolved. */
  readonly done?: Readonly<Partial<Record<Icon, number>>>;
  readonly there?: readonly CardId[];
}

/** A struggle or a success is one effect: its own E4 and E5, its E6 in the window after the box. */
function beginGameEffect(state: State): void {
  beginEffect(state, { kind: "framework", timing: "", player: state.active, source: NOBODY, prepared: null });
  state.unasked = 0;
}

const isGone = (state: State, story: CardId): boolean => cardOf(state, story).zone !== "story";

/** The next struggle: printed order, boosters after the first of their type, counted anew each time (BOOST-03, BOOST-06). */
function nextStruggle(state: State, { story, done = {} }: StoryLocals): Icon | null {
  const counts = struggleCounts(state, story);
  const order = struggleOrder(state, story, counts);
  let last = 0;
  for (let at = 0; at < order.length; at++) if ((done[order[at] as Icon] ?? 0) > 0) last = at; // in range
  for (const icon of order.slice(last)) if ((done[icon] ?? 0) < (counts[iconIndex[icon]] ?? 0)) return icon;
  return null;
}

export const resolveStory = procedure<StoryLocals>("resolveStory", "STRUG-01", [
  {
    rule: "STRUG-01",
    run: (state, frame) => {
      const { story } = frame.locals;
      const there = [...committedTo(state, story, "P1"), ...committedTo(state, story, "P2")];
      set(frame, { there });
      report(state, "storyResolving", {
        player: state.active,
        on: story,
        onCode: cardOf(state, story).code,
        place: placeName(state, story),
      });
      return undefined;
    },
  },
  {
    rule: "WIN-08",
    run: (state, frame) => {
      const { story, done = {} } = frame.locals;
      if (isGone(state, story)) return { to: "over" };
      const icon = nextStruggle(state, frame.locals);
      if (icon === null) return undefined;
      set(frame, { done: { ...done, [icon]: (done[icon] ?? 0) + 1 } });
      beginGameEffect(state);
      call(state, "struggle", { story, icon });
      return "again";
    },
  },
  {
    rule: "SUCC-01",
    run: (state, frame) => {
      beginGameEffect(state);
      call(state, "success", { story: frame.locals.story });
      return undefined;
    },
  },
  {
    rule: "STORY-20",
    label: "over",
    run: (state, frame) => {
      const { story, there = [] } = frame.locals;
      note(state, "storyResolved", { player: state.active, card: story, story, cards: there });
      return undefined;
    },
  },
]);

interface StruggleLocals {
  readonly [key: string]: unknown;
  readonly story: CardId;
  readonly icon: Icon;
  readonly winner?: Player;
  readonly margin?: number;
}
type StruggleFrame = FrameOf<StruggleLocals>;

type Moment = "struggleBegins" | "struggleResolves";
const BOTH_MOMENTS: readonly Moment[] = ["struggleBegins", "struggleResolves"];

/** ED-97: where the words make no difference, what waits for either comes at the one moment. */
function eventsAt(state: State, moment: Moment): readonly Moment[] {
  if (state.game.options["timing.whenAfter"] !== "same") return [moment];
  return moment === "struggleResolves" ? BOTH_MOMENTS : [];
}

/** The four moments of a struggle at which disrupts may come (STRUG-26). */
function disruptMoment(moment: Moment): Step<StruggleLocals> {
  return {
    rule: "STRUG-26",
    run: (state, frame) => {
      const { story, icon } = frame.locals;
      const events = eventsAt(state, moment).filter((event) => state.game.library.before.has(event));
      if (events.length === 0) return undefined;
      const about = { player: state.active, card: story, story, icon };
      const threats = events.map((event) => ({ note: makeNote(state, event, about), about: 0 }));
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
    report(state, "struggleTied", { icon, on: story, place: placeName(state, story) });
    return { to: "after" };
  }
  set(frame, { winner, margin: Math.abs(counts.P1 - counts.P2) });
  return undefined;
}

const sides = ({ locals }: StruggleFrame): { readonly winner: Player; readonly loser: Player } => {
  const winner = locals.winner ?? "P1";
  return { winner, loser: opponentOf(winner) };
};

function outcomeNotes(state: State, frame: StruggleFrame) {
  const { story, icon, margin = 0 } = frame.locals;
  const { winner, loser } = sides(frame);
  const more = { card: story, story, icon, count: margin };
  const cards = { winner: committedTo(state, story, winner), loser: committedTo(state, story, loser) };
  return { won: { ...more, cards: cards.winner }, lost: { ...more, cards: cards.loser } };
}

function wouldWin(state: State, frame: StruggleFrame): Next {
  const { winner, loser } = sides(frame);
  const { won, lost } = outcomeNotes(state, frame);
  const { before } = state.game.library;
  if (!before.has("struggleWon") && !before.has("struggleLost")) return undefined;
  const threats = [
    makeNote(state, "struggleWon", { player: winner, ...won }),
    makeNote(state, "struggleLost", { player: loser, ...lost }),
  ];
  callDisrupts(
    state,
    threats.map((threat) => ({ note: threat, about: 0 })),
    true,
  );
  return undefined;
}

function markWon(state: State, frame: StruggleFrame): Next {
  const { winner, loser } = sides(frame);
  const { won, lost } = outcomeNotes(state, frame);
  const { icon, story } = frame.locals;
  report(state, "struggleWon", {
    player: winner,
    icon,
    on: story,
    place: placeName(state, story),
    count: frame.locals.margin ?? 0,
  });
  note(state, "struggleWon", { player: winner, ...won });
  note(state, "struggleLost", { player: loser, ...lost });
  return undefined;
}

const BY_STRUGGLE = { cause: "struggle", source: NOBODY } as const;

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
  if (icon !== "investigation") makeChanges(state, [[change(state, RESULT[icon], { ...BY_STRUGGLE, card })]]);
  return undefined;
}

function askResult(state: State, frame: StruggleFrame): Next {
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

const YES_NO: readonly Option[] = [{ do: "yes" }, { do: "no" }];

function resultOptions(state: State, frame: StruggleFrame): readonly Option[] {
  const { icon } = frame.locals;
  if (icon === "investigation") return YES_NO;
  const options: Option[] = victims(state, frame).map((card) => ({ do: "choose", card }));
  if (icon === "arcane") options.push({ do: "no" });
  return options;
}

function answerResult(state: State, frame: StruggleFrame, option: Option): Next {
  const { story, icon } = frame.locals;
  if (option.do === "no") return undefined;
  if (icon !== "investigation") return apply(state, frame, option.card ?? NOBODY);
  placeOne(state, story, sides(frame).winner);
  return undefined;
}

const placeOne = (state: State, story: CardId, player: Player): void =>
  makeChanges(state, [[change(state, "placeSuccess", { ...BY_STRUGGLE, card: story, player })]]);

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
    own.map((one) => ({ note: one, about: 0 })),
    false,
  );
  return undefined;
}

function close(state: State): Next {
  closeEffect(state);
  return undefined;
}

export const struggle = procedure<StruggleLocals>("struggle", "STRUG-03", [
  disruptMoment("struggleBegins"),
  disruptMoment("struggleResolves"),
  { rule: "STRUG-04", run: count },
  { rule: "STRUG-25", run: wouldWin },
  { rule: "STRUG-03", run: markWon },
  { rule: "STRUG-09", run: askResult, options: resultOptions, answer: answerResult },
  { rule: "TIME-12", label: "after", run: callAftermath },
  { rule: "STRUG-26", run: disruptAfter },
  { rule: "STORY-18", run: close },
]);

interface SuccessLocals {
  readonly [key: string]: unknown;
  readonly story: CardId;
  readonly unchallenged?: boolean;
}
type SuccessFrame = FrameOf<SuccessLocals>;

/** SUCC-02: greater than the opponent's and at least 1; a tie by Fast (KW-FAST-06). */
function determine(state: State, frame: SuccessFrame): Next {
  const { story } = frame.locals;
  const mine = totalSkill(state, story, state.active);
  const theirs = totalSkill(state, story, opponentOf(state.active));
  const byFast =
    mine === theirs && fastAt(state, story, state.active) > fastAt(state, story, opponentOf(state.active));
  const place = placeName(state, story);
  if (mine < 1 || !(mine > theirs || byFast)) {
    report(state, "failed", { player: state.active, on: story, place });
    note(state, "storyNotSucceeded", { player: state.active, card: story, story });
    note(state, "storyNotSucceeded", { player: opponentOf(state.active), card: story, story });
    return { to: "after" };
  }
  set(frame, { unchallenged: theirs === 0 });
  if (!state.game.library.before.has("storySucceeded")) return undefined;
  const threat = makeNote(state, "storySucceeded", {
    player: state.active,
    card: story,
    story,
    count: mine - theirs,
  });
  callDisrupts(state, [{ note: threat, about: 0 }], true);
  return undefined;
}

function markSuccess(state: State, frame: SuccessFrame): Next {
  const { story } = frame.locals;
  const cards = committedTo(state, story, state.active);
  report(state, "succeeded", { player: state.active, on: story, place: placeName(state, story) });
  note(state, "storySucceeded", {
    player: state.active,
    card: story,
    story,
    cards,
    count: totalSkill(state, story, state.active) - totalSkill(state, story, opponentOf(state.active)),
  });
  note(state, "storyNotSucceeded", { player: opponentOf(state.active), card: story, story });
  return undefined;
}

/** SUCC-09: one token at a time; a story won by the first has no place for the second. */
function tokenStep(rule: string, test: (state: State, frame: SuccessFrame) => boolean): Step<SuccessLocals> {
  return {
    rule,
    run: (state, frame) => {
      if (isGone(state, frame.locals.story) || !test(state, frame)) return undefined;
      return ask(state, state.active, { kind: "token", source: frame.locals.story });
    },
    options: () => YES_NO,
    answer: (state, frame, option) => {
      if (option.do === "yes") placeOne(state, frame.locals.story, state.active);
      return undefined;
    },
  };
}

function markUnchallenged(state: State, frame: SuccessFrame): Next {
  const { story, unchallenged } = frame.locals;
  if (unchallenged !== true || isGone(state, story)) return undefined;
  report(state, "unchallenged", { player: state.active, on: story, place: placeName(state, story) });
  note(state, "storyUnchallenged", { player: state.active, card: story, story });
  return undefined;
}

export const success = procedure<SuccessLocals>("success", "SUCC-01", [
  { rule: "SUCC-02", run: determine },
  { rule: "SUCC-10", run: markSuccess },
  tokenStep("SUCC-03", () => true),
  { rule: "SUCC-04", run: markUnchallenged },
  tokenStep("SUCC-04", (_, frame) => frame.locals.unchallenged === true),
  { rule: "TIME-12", label: "after", run: callAftermath },
  { rule: "STORY-18", run: close },
]);
