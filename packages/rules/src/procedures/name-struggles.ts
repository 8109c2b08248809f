/** Passives that take a struggle of their controller's choice from their own story: he names it as soon as one acts there. */
import type { Icon } from "../language/words.ts";
import { anyOfKind, applies, continuousOf } from "../queries/continuous.ts";
import { KIND } from "../queries/kinds.ts";
import { namedAt, struggleOrder, strugglesOf } from "../queries/stories.ts";
import { cardOf, inTurnOrder, storiesInPlay } from "../state/access.ts";
import type { Continuous } from "../state/cache.ts";
import { addModifier } from "../state/modifiers.ts";
import { mustBe } from "../state/must-be.ts";
import { report } from "../state/report.ts";
import type { CardId, State } from "../state/types.ts";
import { ask, asking, call, type NextOrAsk, procedure } from "./interpreter.ts";

interface Unnamed {
  readonly passive: Continuous;
  readonly story: CardId;
}

const NONE: readonly Unnamed[] = [];

/** Only a type that the story has can be taken. */
const typesAt = (state: State, story: CardId): readonly Icon[] =>
  struggleOrder(state, story).filter((icon) => strugglesOf(state, story, icon) > 0);

/** Those of the active player first. */
function unnamed(state: State): readonly Unnamed[] {
  if (!anyOfKind(state, KIND.struggles)) return NONE;
  const found: Unnamed[] = [];
  for (const passive of continuousOf(state)) {
    if (!takesChosen(passive)) continue;
    for (const story of storiesInPlay(state))
      if (
        applies(state, passive, story) &&
        namedAt(state, passive, story) === null &&
        typesAt(state, story).length > 0
      )
        found.push({ passive, story });
  }
  return inTurnOrder(state).flatMap((player) => found.filter(({ passive }) => passive.you === player));
}

const takesChosen = ({ effect, modifier }: Continuous): boolean =>
  modifier === null &&
  effect.do === "struggles" &&
  effect.remove === "chosen" &&
  "the" in effect.at &&
  effect.at.the === "storyOfThis";

/** It holds while the card stays at that story; blanked, the passive takes nothing (TRIG-35). */
function keepName(state: State, { passive, story }: Unnamed, word: Icon): "again" {
  const { source, prepared, node, you } = passive;
  addModifier(state, {
    source,
    ability: { code: prepared.code, index: prepared.index },
    node,
    player: you,
    subjects: [story],
    lives: [cardOf(state, story).life],
    until: "whileThisCommitted",
    values: [],
    named: { what: "icon", word },
    copied: null,
    uses: 0,
  });
  report(state, "named", { player: you, word });
  return "again";
}

function nameNext(state: State): NextOrAsk {
  const [next] = unnamed(state);
  if (next === undefined) return undefined;
  const [only, ...others] = typesAt(state, next.story);
  if (only !== undefined && others.length === 0) return keepName(state, next, only);
  return ask(state, next.passive.you, { kind: "name", source: next.passive.source });
}

const firstUnnamed = (state: State): Unnamed =>
  mustBe(unnamed(state)[0], "TRIG-22", "passive whose struggle is not named");

export const nameStruggles = procedure("nameStruggles", "TRIG-22", [
  asking({
    rule: "TRIG-22",
    run: nameNext,
    about: (state) => {
      const { code, index } = firstUnnamed(state).passive.prepared;
      return { about: "name", ability: { code, index }, what: "icon" };
    },
    options: (state) => {
      const [next] = unnamed(state);
      if (next === undefined) return []; // the self-check asks how it were without this very passive
      return typesAt(state, next.story).map((word) => ({ do: "name" as const, word }));
    },
    answer: (state, _, { word }) => {
      const next = firstUnnamed(state);
      const type = typesAt(state, next.story).find((icon) => icon === word);
      return keepName(state, next, mustBe(type, "TRIG-22", "struggle of that type"));
    },
  }),
]);

export function callNameStruggles(state: State): undefined {
  if (unnamed(state).length > 0) call(state, "nameStruggles");
}
