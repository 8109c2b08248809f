/** What follows from an answer for certain, given only what the player may know. */
import type { Foreseen } from "@fhtagn/protocol";
import {
  apply,
  type Choice,
  type Happening,
  isAllowed,
  makeRng,
  type Player,
  type State,
} from "@fhtagn/rules";
import { type DeckPrior, type HappeningView, happeningFor, type View, worldsOf } from "@fhtagn/rules/view";

const WORLDS = 4;

/** The answer is tried in several worlds that fit the view; what is the same in all of them is certain. */
export function foresee(view: View, prior: DeckPrior, choice: Choice): Foreseen {
  const seat: Player = view.viewer === "P2" ? "P2" : "P1";
  const worlds = worldsOf(view, prior);
  const rng = makeRng("foresight");
  const stories = Array.from({ length: WORLDS }, () => {
    const world = worlds.sample(rng);
    const journal: Happening[] = [];
    world.journal = journal;
    return takes(world, choice) ? journal.map((happening) => happeningFor(happening, seat)) : [];
  });
  return commonPart(stories);
}

/** In a made-up world the answer may not be there: then nothing is certain. */
function takes(world: State, choice: Choice): boolean {
  const fits = isAllowed(world, choice);
  if (fits) apply(world, choice);
  return fits;
}

function commonPart([first = [], ...others]: readonly (readonly HappeningView[])[]): Foreseen {
  const happenings: HappeningView[] = [];
  for (const [at, happening] of first.entries()) {
    const told = JSON.stringify(happening);
    if (others.some((other) => JSON.stringify(other[at]) !== told)) break;
    happenings.push(happening);
  }
  const certain = [first, ...others].every(({ length }) => length === happenings.length);
  return { happenings, certain };
}
