/** Counts what a game makes use of: cards played, stories won, abilities initiated, passives in force. */
import {
  cardOf,
  type EffectInProgress,
  effectsUnderWay,
  type Happening,
  passivesInForce,
  printedOf,
  type State,
  watchDeeds,
} from "@fhtagn/rules";
import { watchEffects } from "../run/effects-seen.ts";
import { keyOfAbility } from "./wanted.ts";

export interface UseWatch {
  /** How often, by the keys of `Wanted`. */
  readonly uses: Readonly<Record<string, number>>;
  /** Keys of abilities that changed something in a use. */
  readonly changed: ReadonlySet<string>;
  /** To be called at every question. */
  look(): void;
}

/** `sought`: of all abilities only this one is looked at for what it changes. */
export function watchUse(state: State, sought?: string): UseWatch {
  const uses: Record<string, number> = {};
  const count = (key: string): void => {
    uses[key] = (uses[key] ?? 0) + 1;
  };
  const changed = new Set<string>();
  const isOutOfSight = (key: string): boolean => changed.has(key) || (sought !== undefined && key !== sought);
  const deeds = watchDeeds(state, {
    isKnown: (ability) => isOutOfSight(keyOfAbility(ability)),
    changed: (ability) => changed.add(keyOfAbility(ability)),
  });
  const journal: Happening[] = [];
  state.journal = journal;
  const seen = watchEffects(state);
  const standing = new Set<string>();
  let open: readonly EffectInProgress[] = [];
  let from = 0;
  return {
    uses,
    changed,
    look: () => {
      deeds.look();
      open = [...open, ...seen.slice(from)].filter((effect) => !isSettled(state, effect, { count, changed }));
      from = seen.length;
      for (const { what, onCode } of journal) if (what === "storyWon" && onCode !== undefined) count(onCode);
      journal.length = 0;
      countPassives(state, standing, count);
    },
  };
}

/** An effect counts once its cost is paid; one that was given up before that does not. */
function isSettled(
  state: State,
  effect: EffectInProgress,
  { count, changed }: { readonly count: (key: string) => void; readonly changed: Set<string> },
): boolean {
  if (effect.kind !== "play" && effect.kind !== "ability") return true;
  if (!effect.costPaid) return !effectsUnderWay(state).includes(effect);
  const { code } = cardOf(state, effect.source);
  if (effect.kind === "play") {
    count(code);
    for (const key of ownCostTexts(state, effect)) {
      count(key);
      changed.add(key);
    }
  }
  if (effect.ability !== null) count(keyOfAbility(effect.ability));
  return true;
}

/** A text about the cost of its own card works while that card is played (PAY-29). */
function ownCostTexts(state: State, { source, cost }: EffectInProgress): readonly string[] {
  const { code } = cardOf(state, source);
  const printed = printedOf(state.game, code);
  if (printed.costIsX || cost === printed.cost) return [];
  return printed.continuous
    .filter(({ nodes }) => nodes.some((node) => node.do === "costs" && node.what.is === "this"))
    .map(keyOfAbility);
}

/** A passive counts once for each stay in play of the card that it stands on. */
function countPassives(state: State, standing: Set<string>, count: (key: string) => void): void {
  for (const { ability, source } of passivesInForce(state)) {
    const key = keyOfAbility(ability);
    const stay = `${key} ${source} ${cardOf(state, source).life}`;
    if (standing.has(stay)) continue;
    standing.add(stay);
    count(key);
  }
}
