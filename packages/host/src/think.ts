/** The computer players: what they are asked, and what is done with their answers. */
import {
  type Choice,
  clone,
  forcedAnswer,
  isInitiating,
  isWindow,
  makeRng,
  options,
  type Player,
  type Question,
  randomAssign,
  refusalOf,
  rulesOfGame,
  type State,
} from "@fhtagn/rules";
import { view } from "@fhtagn/rules/view";
import { deedTime, drawn, likeBefore, PASS, remember } from "./pace.ts";
import { seqOf, stateOf } from "./sitting.ts";
import type { Table } from "./table.ts";
import { tellFault, tellOthers } from "./tell.ts";
import type { Asking, Deliberation } from "./terms.ts";
import { waitAt } from "./wait.ts";

/** Null where nobody wants it any more. */
export async function letBotAnswer(table: Table, question: Question): Promise<Choice | null> {
  const { terms, sitting, epoch } = table;
  const { player } = question;
  const state = stateOf(sitting);
  if (!isInitiating(state)) tellOthers(table, player, { type: "thinking", seq: seqOf(sitting), player });
  const began = terms.clock.now();
  const only = forcedAnswer(state);
  const answer = only === null ? await think(table, question) : { choice: only };
  if (epoch !== table.epoch) return null;
  await keepPace(table, { ...answer, only: only !== null, thought: terms.clock.now() - began });
  return answer.choice;
}

async function think(table: Table, { id, player }: Question): Promise<Deliberation> {
  const state = stateOf(table.sitting);
  const { mind } = table.terms;
  try {
    const answer =
      "sees" in mind
        ? { choice: await mind.choose(clone(state)) }
        : await mind.choose(askingOf(table, player));
    if (refusalOf(state, player, { decision: id, choice: answer.choice }) === null) return answer;
    tellFault(table, new Error("a computer player gave an answer that is none"));
  } catch (error) {
    tellFault(table, error);
  }
  return { choice: anyAnswer(state, mindSeedOf(table)) };
}

const mindSeedOf = ({ terms, sitting, draft }: Table): string =>
  `${terms.mindSeed}/${sitting.taken.length}/${draft?.steps.length ?? 0}`;

export function askingOf(table: Table, player: Player): Asking {
  const { terms, sitting, draft } = table;
  const { decks, stories } = sitting.setup;
  return {
    view: view(draft?.player === player ? draft.state : stateOf(sitting), player),
    player,
    level: terms.seats[player].level ?? "greedy",
    seed: mindSeedOf(table),
    rules: rulesOfGame(stateOf(sitting).game),
    deck: decks[player],
    stories,
  };
}

const anyAnswer = (state: State, seed: string): Choice =>
  options(state).length > 0 ? { choose: 0 } : { assign: randomAssign(state, makeRng(seed)) };

interface Thought extends Deliberation {
  readonly only: boolean;
  readonly thought: number;
}

/** Steps of one move come together; a pass takes as long with something to do as without. */
async function keepPace(table: Table, { choice, closeness, only, thought }: Thought): Promise<void> {
  const { terms, sitting, pace } = table;
  const state = stateOf(sitting);
  const isInWindow = isWindow(state);
  if (isInWindow && !only) table.tempo = remember(table.tempo, thought);
  if (pace === 0 || isInitiating(state)) return;
  const passes = "choose" in choice && options(state)[choice.choose]?.do === "pass";
  const chance = terms.chance();
  const usual = (passes ? drawn(PASS, chance) : deedTime(chance, closeness)) * pace;
  const wanted = isInWindow && only ? Math.max(usual, likeBefore(table.tempo, terms.chance())) : usual;
  await waitAt(table, wanted - thought);
}
