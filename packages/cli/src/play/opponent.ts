/** The computer player at the other side of the terminal. */
import { type Bot, botNamed, FULL_MS, isLevel } from "@fhtagn/bots";
import { unknownDeck } from "@fhtagn/cards";
import { makeGame, makeRng } from "@fhtagn/rules";
import type { TerminalTable } from "./table.ts";

/** It knows its own deck; that of the person may be any that is offered, as far as what it has seen allows. */
export function seatOpponent({ setup, seed }: TerminalTable, name: string): Bot {
  return botNamed(name, {
    prior: {
      game: makeGame(setup),
      decks: { P1: unknownDeck(), P2: setup.decks.P2 },
      stories: setup.stories,
    },
    rng: makeRng(`players of ${seed}`),
    ...(isLevel(name) && { ms: FULL_MS }), // nobody waits longer for a level than for the strongest
  });
}
