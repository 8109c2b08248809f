/** The cards of a run: the shared library, prepared once, and the scenario's own cards on top of it. */
import { type CardDefinition, type Game, type Library, makeGame, makeLibrary } from "@fhtagn/rules";
import { withCards, withFillers } from "@fhtagn/rules/position";
import type { Scenario } from "../scenario/scenario.ts";

const prepared = new WeakMap<readonly CardDefinition[], Library>();

function libraryOf(definitions: readonly CardDefinition[]): Library {
  const known = prepared.get(definitions);
  if (known !== undefined) return known;
  const made = withFillers(makeLibrary(definitions));
  prepared.set(definitions, made);
  return made;
}

type Terms = Pick<Scenario, "ruleset" | "options" | "cards">;

export function gameOf({ ruleset, options, cards }: Terms, definitions: readonly CardDefinition[]): Game {
  const shared = libraryOf(definitions);
  return makeGame({ library: cards.length === 0 ? shared : withCards(shared, cards), ruleset, options });
}
