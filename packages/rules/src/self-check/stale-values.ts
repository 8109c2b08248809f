/** What a state has kept of what it worked out, compared with the same worked out afresh. */
import { options, pending } from "../decide.ts";
import { PLAYERS, type Zone } from "../language/words.ts";
import { continuousOf } from "../queries/continuous.ts";
import { isDay, isNight } from "../queries/filters.ts";
import { storiesNeeded } from "../queries/stories.ts";
import { openStories } from "../state/access.ts";
import { clone } from "../state/clone.ts";
import type { State } from "../state/types.ts";
import { priceList } from "./price-list.ts";
import { whatCardIs } from "./what-cards-are.ts";

/** What is asked of a state, by a name for it. The answers are plain data. */
type Named = readonly [string, () => unknown];

const ofGame = (state: State): readonly Named[] => [
  [
    "texts",
    () =>
      continuousOf(state).map(({ prepared: { code, index }, node, source, you, modifier }) => [
        ...[code, index, node, source, you],
        modifier?.id ?? 0,
      ]),
  ],
  ["day", () => [isDay(state), isNight(state)]],
  ["stories", () => [storiesNeeded(state), openStories(state)]],
  ["question", () => pending(state)],
  ["options", () => options(state)],
];

/** Elsewhere a card is what is printed on it. */
const CHANGEABLE: ReadonlySet<Zone> = new Set<Zone>(["play", "story", "hand", "resource"]);

const everythingOf = (state: State): readonly Named[] => [
  ...ofGame(state),
  ...state.cards
    .filter(({ zone }) => CHANGEABLE.has(zone))
    .map(({ id, code }): Named => [`card ${id} (${code})`, () => whatCardIs(state, id)]),
  ...PLAYERS.map((player): Named => [`purse of ${player}`, () => priceList(state, player)]),
];

/** Afresh on a clone, and from the last to the first: no answer may depend on what was asked before. */
export function staleValues(state: State): readonly string[] {
  const kept = new Map(everythingOf(state).map(([name, ask]) => [name, shown(ask())]));
  const faults: string[] = [];
  for (const [name, ask] of everythingOf(clone(state)).toReversed()) {
    const afresh = shown(ask());
    if (afresh !== kept.get(name)) faults.push(`${name}: kept ${kept.get(name)}, worked out ${afresh}`);
  }
  return faults;
}

const shown = (answer: unknown): string => JSON.stringify(answer) ?? "nothing";
