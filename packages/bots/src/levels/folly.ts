/** Moves that people see as stupid: no level makes one where another is as good. */
import {
  apply,
  type CardId,
  cardIn,
  clone,
  effectUnderWay,
  type Option,
  openSlot,
  options,
  type Player,
  pending,
  type Rng,
  resourcesFor,
  type State,
  sceneOfEffect,
} from "@fhtagn/rules";
import { effectsOnChosen, preparedUnderWay } from "../instinct/asked.ts";
import { knownOf } from "../question-kinds.ts";
import { deedValue } from "../worth/deed.ts";
import { followUp, isFresh, scoreIn, type Weighed } from "./thinking.ts";

interface Sense {
  /** What an answer does at first sight, to the player who gives it; only their order matters. */
  of(at: number): number;
  /** Below this it is a folly if there is something better. */
  readonly floor: number;
}

/** So little counts for nothing when a card is chosen. */
const SLACK = 0.01;
/** Less than a card in hand is worth: what is spent must bring back something. */
const SPENT = 0.1;

/** Of a made-up world with the question open; null where nothing is known of such questions. */
function senseOf(world: State, me: Player, rng: Rng): Sense | null {
  const listed = options(world);
  if (listed.every(({ do: verb }) => verb === "drain")) return senseOfDrain(world, listed);
  const quiet = listed.findIndex(({ do: verb }) => verb === "pass" || verb === "no");
  const kind = pending(world)?.kind;
  switch (kind === undefined ? null : knownOf(kind).folly) {
    case "choosing":
      return senseOfTarget(world, me, listed);
    case "doing":
      return quiet < 0 ? null : senseOfDoing(world, { me, rng, quiet });
    case null:
      return null;
  }
}

/** A larger domain than needed is better kept for something else. */
function senseOfDrain(world: State, listed: readonly Option[]): Sense {
  const sizes = listed.map((option) =>
    option.do === "drain" ? resourcesFor(world, option.card, "card") : 0,
  );
  return { of: (at) => -(sizes[at] ?? 0), floor: -Math.min(...sizes) };
}

/** Harm is for the opponent's cards, help for one's own. */
function senseOfTarget(world: State, me: Player, listed: readonly Option[]): Sense | null {
  const effect = effectUnderWay(world);
  const prepared = effect === undefined ? null : preparedUnderWay(world, effect);
  const slot = openSlot(world);
  if (effect === undefined || prepared === null || slot === null) return null;
  const scene = sceneOfEffect(world, effect);
  const deeds = effectsOnChosen(prepared, slot);
  const worth = (id: CardId): number =>
    deeds.reduce((sum, deed) => sum + deedValue(scene, deed, { id, me }), 0);
  const values = listed.map((option) => {
    const card = cardIn(option);
    return card === undefined ? 0 : worth(card);
  });
  return { of: (at) => values[at] ?? 0, floor: -SLACK };
}

/** A card or an ability that leaves its player no better off than if he had let it be. */
function senseOfDoing(
  world: State,
  { me, rng, quiet }: { readonly me: Player; readonly rng: Rng; readonly quiet: number },
): Sense {
  const gain = (at: number): number => scoreAfter(clone(world), at, { me, rng });
  return { of: gain, floor: gain(quiet) - SPENT };
}

/** Answers that follow before the table is looked at as it is. */
const PATIENCE = 60;

function scoreAfter(state: State, at: number, { me, rng }: { me: Player; rng: Rng }): number {
  apply(state, { choose: at });
  for (let answers = 0; answers < PATIENCE; answers++) {
    const decision = pending(state);
    if (decision === null || isFresh(decision.kind)) break;
    apply(state, followUp(state, me, rng));
  }
  return scoreIn(state, me);
}

/** So near in the chance to win two answers are equal. */
const EQUAL = 0.01;

/**
 * What is left of `open` without follies; a folly stays where nothing sensible of `all` is as good as it. The
 * sensible answer takes its place, should it not be open itself.
 */
export function sensible(
  open: readonly Weighed[],
  all: readonly Weighed[],
  { world, me, rng }: { readonly world: State; readonly me: Player; readonly rng: Rng },
): readonly Weighed[] {
  const sense = pending(world)?.form === "choose" ? senseOf(world, me, rng) : null;
  if (sense === null) return open;
  const isFolly = ({ choice }: Weighed): boolean =>
    "choose" in choice && sense.of(choice.choose) < sense.floor;
  const wise = all.filter((one) => !isFolly(one));
  const kept = open.map((one) => (wise.includes(one) ? one : (standIn(one, wise) ?? one)));
  return [...new Set(kept)];
}

/** The best sensible answer, if it is as good. */
function standIn(folly: Weighed, wise: readonly Weighed[]): Weighed | undefined {
  const equals = wise.filter(({ value }) => value >= folly.value - EQUAL);
  return equals.toSorted((a, b) => b.value - a.value)[0];
}
