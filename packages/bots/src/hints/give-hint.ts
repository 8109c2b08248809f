/** A hint for the open question of a view: the search proposes, the same worlds for all compare. */
import type { Choice } from "@fhtagn/rules";
import type { View } from "@fhtagn/rules/view";
import { answerByInstinct, type Believing, isObvious, think, type Weighed } from "../levels/thinking.ts";
import { judged } from "../levels/within-cap.ts";
import { mean } from "../mean.ts";
import { chancesOf, compareIn } from "./compare.ts";
import type { HintOption, WeighedHint } from "./hint.ts";
import type { HintOutcome } from "./outcome.ts";
import { paired } from "./paired.ts";
import { hintReasonsOf } from "./reasons.ts";

export interface HintTerms extends Believing {
  /** Of the search, and worlds in which its best answers are compared. */
  readonly simulations: number;
  readonly worlds: number;
}

const SHOWN = 3;

/** An answer with what came of it. */
interface Tried {
  readonly option: HintOption;
  readonly outcomes: readonly HintOutcome[];
}

/** Null if the viewer is not asked. */
export function giveHint(view: View, terms: HintTerms): WeighedHint | null {
  const { question } = view;
  if (question === null || question.form === "other") return null;
  const { options, simulations } = think(view, terms);
  const proposed = proposals(view, options, terms).slice(0, SHOWN);
  const columns = compareIn(
    view,
    proposed.map(({ choice }) => choice),
    terms,
  );
  const tried = ranked(
    proposed.map(({ choice, visits }, at) => {
      const outcomes = columns[at] ?? [];
      const chance = outcomes.length === 0 ? 0 : mean(chancesOf(outcomes));
      return { option: { choice, visits, chance }, outcomes };
    }),
  );
  const [best, other] = tried;
  return {
    options: tried.map(({ option }) => option),
    difference: other === undefined ? 0 : (best?.option.chance ?? 0) - other.option.chance,
    reasons: hintReasonsOf(best?.outcomes ?? [], other?.outcomes),
    worlds: best?.outcomes.length ?? 0,
    simulations,
  };
}

const isSame = (one: Choice, two: Choice): boolean => JSON.stringify(one) === JSON.stringify(two);

/** The answers worth comparing: where no search is needed instinct comes first. */
function proposals(view: View, options: readonly Weighed[], terms: Believing): readonly Weighed[] {
  const clear = judged(options);
  const found = clear.length > 1 ? clear : options;
  if (view.question === null || !isObvious(view.question.kind)) return found;
  const choice = answerByInstinct(view, terms);
  const known = options.find((option) => isSame(option.choice, choice)) ?? { choice, visits: 0, value: 0 };
  return [known, ...found.filter((option) => !isSame(option.choice, choice))];
}

/** The worlds may show clearly that another is better than what the search liked most. */
const CLEARLY = 2.5;

function ranked(tried: readonly Tried[]): readonly Tried[] {
  const [liked] = tried;
  if (liked === undefined) return tried;
  const beats = ({ outcomes }: Tried): boolean => {
    const { difference, error } = paired(chancesOf(outcomes), chancesOf(liked.outcomes));
    return difference > CLEARLY * error;
  };
  const rest = tried.slice(1).toSorted((a, b) => b.option.chance - a.option.chance);
  const better = rest.filter(beats);
  return [...better, liked, ...rest.filter((one) => !better.includes(one))];
}
