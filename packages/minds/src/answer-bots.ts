/** One question to a computer player, answered. */
import { botNamed, FULL_MS, giveHint, type LevelTerms } from "@fhtagn/bots";
import { gameLibrary } from "@fhtagn/cards";
import { type Asking, priorOf } from "@fhtagn/host";
import type { Hint } from "@fhtagn/protocol";
import { makeRng, type Setup } from "@fhtagn/rules";
import { hintReasonText, inEachLanguage } from "@fhtagn/words";
import type { FromBots, ToBots } from "./mind-messages.ts";

const SECOND = 1000;

/**
 * Milliseconds for one decision at most, on a slow machine too. Who thinks by the clock gets what the player gives
 * him; a second is somewhat less, since what was found has to be weighed and shown.
 */
export const thinkingLimit = (level: string, thinkingTime: number): number =>
  level === "elder" && thinkingTime > 1 ? thinkingTime * SECOND : FULL_MS;

/** Simulations of the search that proposes, and worlds in which what it proposes is compared. */
const ADVICE = { simulations: 160, worlds: 24 };

function termsFor({ player, rules, deck, stories, seed }: Asking, ms: number | undefined): LevelTerms {
  const setup: Setup = { ...rules, library: gameLibrary(), decks: { P1: deck, P2: deck }, stories };
  return { prior: priorOf(setup, player), rng: makeRng(seed), ...(ms !== undefined && { ms }) };
}

/** Its numbers are those of the worlds just played. */
function hintFor(asking: Asking): Hint | null {
  const { prior, rng } = termsFor(asking, undefined);
  const hint = giveHint(asking.view, { prior, rng, ...ADVICE });
  const [best, next] = hint?.options ?? [];
  if (hint === null || best === undefined) return null;
  const { reasons } = hint;
  const why = inEachLanguage((locale) => reasons.map((reason) => hintReasonText(reason, locale)));
  const other = next && { choice: next.choice, value: next.chance };
  return { choice: best.choice, value: best.chance, why, ...(other && { other }) };
}

export function answerBots({ id, want, asking, thinkingTime }: ToBots): FromBots {
  const { level, view } = asking;
  try {
    if (want === "hint") return { id, hint: hintFor(asking) };
    const bot = botNamed(level, termsFor(asking, thinkingLimit(level, thinkingTime)));
    const choice = bot.choose(view);
    const { closeness } = bot;
    return { id, choice, ...(closeness !== undefined && { closeness }) };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}
