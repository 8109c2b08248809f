/** The story phase: commit, oppose, resolve, go home. */

import { endOfCommitStep } from "../effects/lasting.ts";
import { makeChange } from "../effects/proposed-changes.ts";
import type { Player } from "../language/words.ts";
import { actingOn, anyOfKind } from "../queries/continuous.ts";
import { canCommit, staysCommitted } from "../queries/deeds.ts";
import { KIND } from "../queries/kinds.ts";
import { named } from "../queries/names.ts";
import { sceneOfContinuous } from "../queries/scene.ts";
import { isAnyoneAt } from "../queries/stories.ts";
import { cardOf, opponentOf, storiesInPlay } from "../state/access.ts";
import type { Commitment } from "../state/cache.ts";
import { cacheOf } from "../state/cache.ts";
import { runningFrame } from "../state/frames.ts";
import { InvariantBroken } from "../state/game.ts";
import { itemAt } from "../state/must-be.ts";
import type { FrameOf, LocalsOf } from "../state/procedure-locals.ts";
import { note } from "../state/report.ts";
import { type CardId, NOBODY, type State } from "../state/types.ts";
import { makeChanges } from "./changes.ts";
import { ask, asking, askPlaces, call, type Next, procedure } from "./interpreter.ts";
import { closingSteps, openingSteps } from "./phases.ts";
import { actionWindow, box, endOfBox, label, responses, skipTo, step } from "./steps.ts";

export const storyPhase = procedure("storyPhase", "STORY-01", [
  ...openingSteps("story"),
  actionWindow("STORY-02"),
  box("STORY-03", "commitActive"),
  skipTo("nobody came", "STORY-08", nobodyCommitted),
  ...responses("TIME-15"),
  actionWindow("STORY-09"),
  box("STORY-10", "commitOpponent"),
  ...responses("TIME-15"),
  actionWindow("STORY-14"),
  box("STORY-18", "resolveStories"),
  ...responses("STORY-20"),
  actionWindow("STORY-20"),
  skipTo("go home", "STORY-20", () => true),
  label("nobody came", "STORY-08"),
  endOfBox("STORY-08"),
  label("go home", "STORY-20"),
  box("STORY-20", "uncommitAll"),
  endOfBox("TURN-10"),
  ...closingSteps,
]);

function nobodyCommitted(state: State): boolean {
  return storiesInPlay(state).every((story) => !isAnyoneAt(state, story, state.active));
}

/** Worked out once for each question. */
export function commitmentOf(state: State, player: Player): Commitment {
  const cache = cacheOf(state);
  const known = cache.commitment;
  const attacked = attackedStories(state);
  if (known !== null && known.player === player && known.attacked === attacked) return known;
  const found = findCommitment(state, player, attacked);
  cache.commitment = found;
  return found;
}

function findCommitment(state: State, player: Player, attacked: readonly CardId[]): Commitment {
  const isActive = player === state.active;
  const stories = isActive
    ? storiesInPlay(state)
    : storiesInPlay(state).filter((story) => mayOppose(state, story));
  const items =
    stories.length === 0
      ? []
      : state.inPlay.filter((id) => cardOf(state, id).controller === player && canCommit(state, id));
  return { player, attacked, items, places: items.map(() => stories) };
}

/** STORY-10, STORY-12, ED-74. */
function mayOppose(state: State, story: CardId): boolean {
  if (isAnyoneAt(state, story, state.active)) return true;
  return state.game.options["story.attackedList"] && attackedStories(state).includes(story);
}

const NONE: readonly CardId[] = [];

/** Stories the active player committed to in his step; kept by the phase's frame. */
function attackedStories(state: State): readonly CardId[] {
  return runningFrame(state, "storyPhase")?.locals.attacked ?? NONE;
}

/** Where the active player has somebody now. */
export const heldStories = (state: State): readonly CardId[] =>
  storiesInPlay(state).filter((story) => isAnyoneAt(state, story, state.active));

export function rememberAttacked(state: State, attacked: readonly CardId[]): void {
  const frame = runningFrame(state, "storyPhase");
  if (frame === undefined) throw new InvariantBroken("STORY-03", "a commit outside the story phase");
  frame.locals = { attacked };
}

/** STORY-31: those who must commit with somebody, if able. */
export function mustGo(state: State, id: CardId, places: readonly CardId[]): CardId {
  if (!anyOfKind(state, KIND.must)) return NOBODY;
  for (const [one, effect] of actingOn(state, "must", id)) {
    const scene = sceneOfContinuous(state, one);
    const [story] = named(scene, effect.to);
    if (story !== undefined && places.includes(story)) return story;
  }
  return NOBODY;
}

export function isLegalCommitment(state: State, player: Player, assign: readonly number[]): boolean {
  const { items, places } = commitmentOf(state, player);
  if (assign.length !== items.length) return false;
  return assign.every((place, at) => {
    const open = places[at] ?? [];
    const must = mustGo(state, itemAt(items, at), open);
    if (must !== NOBODY && open[place] !== must) return false;
    return Number.isInteger(place) && place >= -1 && place < open.length;
  });
}

/** Where everybody who could commit must go, if nobody among them has a choice. */
export function forcedCommitment(state: State, player: Player): readonly number[] | null {
  if (!anyOfKind(state, KIND.must)) return null;
  const { items, places } = commitmentOf(state, player);
  const assign = items.map((id, at) => {
    const open = places[at] ?? NONE;
    return open.indexOf(mustGo(state, id, open));
  });
  return assign.includes(-1) ? null : assign;
}

type CommitFrame = FrameOf<"commitActive" | "commitOpponent">;

function askCommit(who: (state: State) => Player, kind: "commit" | "oppose") {
  return (state: State): Next | "places" => {
    const player = who(state);
    if (commitmentOf(state, player).items.length === 0) return undefined;
    return askPlaces(state, player, kind);
  };
}

/** All move together and exhaust (STORY-03, STORY-04). */
function commitAs(who: (state: State) => Player) {
  return (state: State, frame: CommitFrame, assign: readonly number[]): Next => {
    const { items, places } = commitmentOf(state, who(state));
    const parts = items.flatMap((card, at) => {
      const story = places[at]?.[assign[at] ?? -1];
      return story === undefined
        ? []
        : [makeChange(state, "commit", { card, other: story, how: { as: "step" } })];
    });
    frame.locals = { assigned: assign };
    if (parts.length > 0) makeChanges(state, [parts]);
    return undefined;
  };
}

const activeOf = (state: State): Player => state.active;
const defenderOf = (state: State): Player => opponentOf(state.active);

export const commitActive = procedure("commitActive", "STORY-03", [
  {
    rule: "STORY-03",
    run: askCommit(activeOf, "commit"),
    about: () => ({ about: "commit" }),
    assign: commitAs(activeOf),
  },
  step("STORY-12", (state) => rememberAttacked(state, heldStories(state))),
  step("STORY-31", (state) => endOfCommitStep(state, activeOf(state))),
  step("TIME-14", (state) => note(state, "commitStepEnded", { player: state.active })),
]);

export const commitOpponent = procedure("commitOpponent", "STORY-10", [
  {
    rule: "STORY-10",
    run: askCommit(defenderOf, "oppose"),
    about: () => ({ about: "oppose" }),
    assign: commitAs(defenderOf),
  },
  step("STORY-31", (state) => endOfCommitStep(state, defenderOf(state))),
  step("TIME-14", (state) => note(state, "commitStepEnded", { player: defenderOf(state) })),
]);

/** STORY-20, STORY-35: everybody goes home, status kept, but those whose text keeps them. */
export const uncommitAll = procedure("uncommitAll", "STORY-20", [
  step("STORY-22", (state) => {
    const cards = state.inPlay.filter(
      (id) => cardOf(state, id).story !== NOBODY && !staysCommitted(state, id),
    );
    makeChanges(
      state,
      cards.length === 0 ? [] : [cards.map((card) => makeChange(state, "uncommit", { card }))],
    );
  }),
]);

/** R1 and R2: stories where the active player has somebody now; in the older rules those he committed to. */
function pendingStories(
  state: State,
  { resolved = [] }: Partial<LocalsOf["resolveStories"]>,
): readonly CardId[] {
  const resolveEmpty = state.game.options["story.resolveEmpty"];
  const attacked = attackedStories(state);
  return storiesInPlay(state).filter(
    (story) =>
      !resolved.includes(story) &&
      (isAnyoneAt(state, story, state.active) || (resolveEmpty && attacked.includes(story))),
  );
}

function resolve(state: State, frame: FrameOf<"resolveStories">, story: CardId): Next {
  frame.locals = { resolved: [...(frame.locals.resolved ?? []), story] };
  call(state, "resolveStory", { story });
  return "again";
}

/** STORY-15, STORY-18: one at a time, in the order the active player picks. */
export const resolveStories = procedure("resolveStories", "STORY-18", [
  asking({
    rule: "STORY-15",
    run: (state, frame) => {
      const pending = pendingStories(state, frame.locals);
      const [only] = pending;
      if (only === undefined) return undefined;
      return pending.length === 1 ? resolve(state, frame, only) : ask(state, state.active, "resolve");
    },
    about: () => ({ about: "storyToResolve" }),
    options: (state, frame) =>
      pendingStories(state, frame.locals).map((card) => ({ do: "resolve" as const, card })),
    answer: (state, frame, { card }) => resolve(state, frame, card),
  }),
]);
