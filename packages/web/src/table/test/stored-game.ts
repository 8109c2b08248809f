/** The end is looked at where it is reached: at the table of a stored game, from which replay and review lead on. */
import { USUAL_PASSING } from "@fhtagn/protocol";
import { writeCompact } from "@fhtagn/rules";
import { createGameFrom } from "../../host/games.ts";
import { playToTheEnd } from "./table-scenes.ts";

/** Says the id of the game. */
export function storeFinishedGame(): Promise<string> {
  const { dealt, kept, state } = playToTheEnd();
  const [P1, P2] = dealt.decks;
  return createGameFrom({
    seats: {
      P1: { kind: "person", name: "" },
      P2: { kind: "bot", name: "", level: "investigator" },
    },
    decks: { P1, P2 },
    seed: dealt.seed,
    ruleset: kept.record.ruleset,
    passing: USUAL_PASSING,
    game: {
      record: writeCompact(kept.record),
      singles: kept.singles,
      byHand: [...kept.byHand],
      hash: kept.hash,
      undos: 0,
      assisted: false,
    },
    turn: state.turn,
    won: { P1: state.P1.won.length, P2: state.P2.won.length },
  });
}
