/** A bot that is asked for a play and then for its target goes on with the tree that it has. */
import { apply, type Choice, makeRng, type Rng, type State } from "@fhtagn/rules";
import { view } from "@fhtagn/rules/view";
import { tableOf } from "@fhtagn/testkit/tables";
import { expect, test } from "vitest";
import { ismctsBot } from "../src/search/bots.ts";
import { instinctiveMind as mind } from "../src/search/instinctive-mind.ts";
import { searchTree } from "../src/search/search.ts";
import { PLAIN as style } from "../src/search/style.ts";
import { type Node, nodeAfter } from "../src/search/tree.ts";
import { priorOfTable } from "./table-priors.ts";

const SIMS = 60;

/** Short Fuse wounds a character of any player as often as it takes. */
const table = (): State =>
  tableOf({
    active: "P1",
    phase: "operations",
    P1: { hand: ["Short Fuse", "...2"], play: ["Hired Muscle"], domains: [["agency", "agency", "agency"]] },
    P2: { hand: ["...3"], play: ["Bag Man", "Visiting Author", "Yellow Muse", "Natural Philosopher"] },
  });

/** The answers, and what chance gives next: that depends on everything drawn before. */
interface BotThought {
  readonly choices: readonly Choice[];
  readonly simulations: number;
  readonly drawn: readonly number[];
}

const nextOf = (rng: Rng): readonly number[] => [rng.below(1_000_000), rng.below(1_000_000)];

function askBot(state: State): BotThought {
  const rng = makeRng("going on");
  const bot = ismctsBot({ prior: priorOfTable(state), rng, sims: SIMS });
  const play = bot.choose(view(state, "P1"));
  apply(state, play);
  expect(state.question?.kind).toBe("target");
  const target = bot.choose(view(state, "P1"));
  return { choices: [play, target], simulations: bot.simulations ?? 0, drawn: nextOf(rng) };
}

/** The same two searches, the second one with what `known` finds in the tree of the first. */
function searchTwice(state: State, known: (root: Node, key: string) => Node | undefined): BotThought {
  const rng = makeRng("going on");
  const terms = { mind, style, prior: priorOfTable(state), rng };
  const first = searchTree(view(state, "P1"), { ...terms, simulations: SIMS });
  const play = first.considered[0]?.move;
  if (play === undefined) throw new Error("nothing was considered");
  apply(state, play.choice);
  const half = { ...terms, simulations: SIMS / 2 };
  const second = searchTree(view(state, "P1"), half, known(first.root, play.key));
  const target = second.considered[0]?.move.choice ?? { choose: -1 };
  return {
    choices: [play.choice, target],
    simulations: first.simulations + second.simulations,
    drawn: nextOf(rng),
  };
}

test("the target is searched with what the search of the play knows of it, and half its budget", () => {
  const asked = askBot(table());
  expect(asked).toEqual(searchTwice(table(), (root, key) => nodeAfter(root, key, "P1/target")));
  expect(asked).not.toEqual(searchTwice(table(), () => undefined));
});
