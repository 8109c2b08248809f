import type { Icon } from "../language/words.ts";
import { committedTo, struggleCounts, struggleOrder } from "../queries/stories.ts";
import { cardOf } from "../state/access.ts";
import { iconIndex } from "../state/game.ts";
import { note, reportAt } from "../state/report.ts";
import type { CardId, State } from "../state/types.ts";
import { beginGameEffect, isGone } from "./game-effects.ts";
import { call, procedure } from "./interpreter.ts";

const NONE: readonly number[] = [0, 0, 0, 0];
const countOf = (counts: readonly number[], icon: Icon): number => counts[iconIndex[icon]] ?? 0;

/** The next struggle: printed order, boosters after the first of their type, counted anew each time (BOOST-03, BOOST-06). */
function nextStruggle(state: State, story: CardId, done: readonly number[]): Icon | null {
  const counts = struggleCounts(state, story);
  const order = struggleOrder(state, story, counts);
  let last = 0;
  for (let at = 0; at < order.length; at++) if (countOf(done, order[at] as Icon) > 0) last = at; // in range
  for (const icon of order.slice(last)) if (countOf(done, icon) < countOf(counts, icon)) return icon;
  return null;
}

export const resolveStory = procedure("resolveStory", "STRUG-01", [
  {
    rule: "STRUG-01",
    run: (state, frame) => {
      const { story } = frame.locals;
      const there = [...committedTo(state, story, "P1"), ...committedTo(state, story, "P2")];
      frame.locals = { story, done: NONE, there };
      reportAt(state, "storyResolving", {
        player: state.active,
        on: story,
        onCode: cardOf(state, story).code,
      });
      return undefined;
    },
  },
  {
    rule: "WIN-08",
    run: (state, frame) => {
      const { story, done = NONE, there = [] } = frame.locals;
      if (isGone(state, story)) return { to: "over" };
      const icon = nextStruggle(state, story, done);
      if (icon === null) return undefined;
      frame.locals = { story, done: done.with(iconIndex[icon], countOf(done, icon) + 1), there };
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
