/** The computer player at the other side of the terminal. */
import { type Bot, botNamed } from "@fhtagn/bots";
import { presets } from "@fhtagn/cards";
import { makeGame, makeRng } from "@fhtagn/rules";
import type { Table } from "./table.ts";

/** It knows its own deck; that of the person may be any deck of the box, as far as what it has seen allows. */
export function sitDown({ setup, seed }: Table, name: string): Bot {
  const candidates = presets().map(({ codes }) => ({ weight: 1, cards: codes }));
  return botNamed(name, {
    prior: {
      game: makeGame(setup),
      decks: { P1: { candidates }, P2: setup.decks.P2 },
      stories: setup.stories,
    },
    rng: makeRng(`players of ${seed}`),
  });
}
