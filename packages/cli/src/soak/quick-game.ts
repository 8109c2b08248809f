/** One game with nothing checked but that every answer is legal and that it ends: five times as many in the same time. */
import { isAnswer } from "@fhtagn/lab";
import { apply, makeRng, newGame, pending, type State, settle } from "@fhtagn/rules";
import { commandWords } from "@fhtagn/words";
import { BY_FAULT, ENDLESS, namesOf, type SoakedGame, type SoakTerms, soakGame } from "./game.ts";
import { type Answerer, answererFor, matchFor } from "./match.ts";

/** What goes wrong is played again with everything checked, and that tells what it was. */
export function quickGame(seed: string, terms: SoakTerms): SoakedGame {
  const rng = makeRng(seed);
  const { names, setup } = matchFor(seed, rng, terms);
  const ended = playOnQuickly(() => newGame(setup, seed), answererFor(terms.bots, { setup, seed, rng }));
  if (ended !== null) return { seed, ...ended };
  const again = soakGame(seed, terms);
  if (again.fault !== undefined) return again;
  const words = commandWords(terms.locale).workbench.soak;
  const decks = namesOf(names, terms.locale);
  const fault = { seed, decks, decision: again.decisions, record: words.noRecord("") };
  return {
    ...again,
    end: BY_FAULT,
    fault: { ...fault, kind: "replay", message: words.onlyUnchecked },
  };
}

/** Nothing if the game did not come to its end. */
export function playOnQuickly(
  begin: () => State,
  answerer: Answerer,
): { readonly decisions: number; readonly end: string } | null {
  try {
    const state = begin();
    for (let decisions = 0; decisions < ENDLESS; decisions++) {
      if (pending(state) === null)
        return state.result === null ? null : { decisions, end: state.result.because };
      const answer = answerer(state);
      if (!isAnswer(state, answer)) return null;
      apply(state, answer);
      settle(state);
    }
  } catch {
    return null;
  }
  return null;
}
