import { committedTo, fastAt, totalSkill } from "../queries/stories.ts";
import { opponentOf } from "../state/access.ts";
import type { FrameOf, LocalsOf } from "../state/procedure-locals.ts";
import { makeNote, note, reportAt } from "../state/report.ts";
import type { CardId, State } from "../state/types.ts";
import { callAftermath } from "./aftermath.ts";
import { closeGameEffect, isGone, placeOne, YES_NO } from "./game-effects.ts";
import { ask, asking, type Next, procedure, type Step } from "./interpreter.ts";
import { callDisrupts } from "./rounds.ts";

type SuccessFrame = FrameOf<"success">;

/** SUCC-02: greater than the opponent's and at least 1; a tie by Fast (KW-FAST-06). */
function determine(state: State, frame: SuccessFrame): Next {
  const { story } = frame.locals;
  const mine = totalSkill(state, story, state.active);
  const theirs = totalSkill(state, story, opponentOf(state.active));
  const byFast =
    mine === theirs && fastAt(state, story, state.active) > fastAt(state, story, opponentOf(state.active));
  if (mine < 1 || !(mine > theirs || byFast)) {
    reportAt(state, "failed", { player: state.active, on: story });
    note(state, "storyNotSucceeded", { player: state.active, card: story, story });
    note(state, "storyNotSucceeded", { player: opponentOf(state.active), card: story, story });
    return { to: "after" };
  }
  frame.locals = { story, unchallenged: theirs === 0 };
  if (!state.game.library.before.has("storySucceeded")) return undefined;
  const threat = makeNote(state, "storySucceeded", {
    player: state.active,
    card: story,
    story,
    count: mine - theirs,
  });
  callDisrupts(state, [{ note: threat, about: null }], true);
  return undefined;
}

function noteSuccess(state: State, story: CardId): void {
  note(state, "storySucceeded", {
    player: state.active,
    card: story,
    story,
    cards: committedTo(state, story, state.active),
    count: totalSkill(state, story, state.active) - totalSkill(state, story, opponentOf(state.active)),
  });
}

function markSuccess(state: State, frame: SuccessFrame): Next {
  const { story } = frame.locals;
  reportAt(state, "succeeded", { player: state.active, on: story });
  if (state.game.library.after.has("storySucceeded")) noteSuccess(state, story);
  note(state, "storyNotSucceeded", { player: opponentOf(state.active), card: story, story });
  return undefined;
}

/** SUCC-09: one token at a time; a story won by the first has no place for the second. */
function tokenStep(
  rule: string,
  because: "success" | "unchallenged",
  test: (frame: SuccessFrame) => boolean,
): Step<LocalsOf["success"]> {
  return asking({
    rule,
    run: (state, frame) => {
      if (isGone(state, frame.locals.story) || !test(frame)) return undefined;
      return ask(state, state.active, { kind: "token", source: frame.locals.story });
    },
    about: (_, frame) => ({ about: "token", story: frame.locals.story, because }),
    options: () => YES_NO,
    answer: (state, frame, option) => {
      if (option.do === "yes") placeOne(state, frame.locals.story, state.active);
      return undefined;
    },
  });
}

function markUnchallenged(state: State, frame: SuccessFrame): Next {
  const { story, unchallenged } = frame.locals;
  if (unchallenged !== true || isGone(state, story)) return undefined;
  reportAt(state, "unchallenged", { player: state.active, on: story });
  note(state, "storyUnchallenged", { player: state.active, card: story, story });
  return undefined;
}

export const success = procedure("success", "SUCC-01", [
  { rule: "SUCC-02", run: determine },
  { rule: "SUCC-10", run: markSuccess },
  tokenStep("SUCC-03", "success", () => true),
  { rule: "SUCC-04", run: markUnchallenged },
  tokenStep("SUCC-04", "unchallenged", (frame) => frame.locals.unchallenged === true),
  { rule: "TIME-12", label: "after", run: callAftermath },
  { rule: "STORY-18", run: closeGameEffect },
]);
