/** L0, the anchor of the ladder: every legal option is as likely as any other. */
import { type Choice, options, pending, type Rng, randomAssign, type State } from "@fhtagn/rules";
import { sampleWorld } from "@fhtagn/rules/view";
import type { BotMaker } from "./bot.ts";

/** The question must be open. */
export function chooseAtRandom(state: State, rng: Rng): Choice {
  if (pending(state)?.form === "assign") return { assign: randomAssign(state, rng) };
  return { choose: rng.below(options(state).length) };
}

export const randomBot: BotMaker = ({ prior, rng }) => ({
  name: "random",
  choose(view) {
    const { question } = view;
    if (question?.form === "choose") return { choose: rng.below(question.options.length) };
    return chooseAtRandom(sampleWorld(view, prior, rng), rng);
  },
});
