/** One game or position played on, with everything looked at on the way. */
import { apply, makeRng, pending, type State } from "@fhtagn/rules";
import { checkInvariants } from "../invariants.ts";
import { chooseEagerly } from "./choosing.ts";
import { watchUse } from "./watch-use.ts";

export interface TrialTerms {
  readonly seed: string;
  /** The game is left after so many answers. */
  readonly answers: number;
  /** Everything is looked at after so many answers, the cheap part after each. */
  readonly allEvery: number;
  readonly sought?: string;
}

export interface TrialFault {
  readonly kind: "exception" | "invariant";
  readonly seed: string;
  readonly answer: number;
  readonly message: string;
}

export interface Trial {
  readonly uses: Readonly<Record<string, number>>;
  /** Keys of abilities that changed something. */
  readonly changed: readonly string[];
  readonly answers: number;
  readonly fault?: TrialFault;
  /** The game came to its end. */
  readonly over: boolean;
}

export function playTrial(state: State, terms: TrialTerms): Trial {
  const progress = { answers: 0 };
  const watch = watchUse(state, terms.sought);
  const fault = faultOfTrial(() => playOn(state, terms, { progress, look: watch.look }));
  const { answers } = progress;
  const { uses } = watch;
  const changed = [...watch.changed];
  const over = pending(state) === null;
  if (fault === undefined) return { uses, changed, answers, over };
  return { uses, changed, answers, over, fault: { ...fault, seed: terms.seed, answer: answers } };
}

type Found = Pick<TrialFault, "kind" | "message">;

/** An exception of the engine is a fault to be told, with the seed beside it. */
export function faultOfTrial(play: () => readonly string[]): Found | undefined {
  try {
    const faults = play();
    return faults.length === 0 ? undefined : { kind: "invariant", message: faults.join("; ") };
  } catch (problem) {
    const message = problem instanceof Error ? (problem.stack ?? problem.message) : String(problem);
    return { kind: "exception", message };
  }
}

interface Watching {
  readonly progress: { answers: number };
  readonly look: () => void;
}

function playOn(state: State, terms: TrialTerms, { progress, look }: Watching): readonly string[] {
  const rng = makeRng(`trial ${terms.seed}`);
  for (;;) {
    look();
    const decision = pending(state);
    const isLast = decision === null || progress.answers >= terms.answers;
    const faults = checkInvariants(
      state,
      isLast || progress.answers % terms.allEvery === 0 ? "all" : "cheap",
    );
    if (isLast || faults.length > 0) return faults;
    apply(state, chooseEagerly(state, rng, terms.sought));
    progress.answers++;
  }
}
