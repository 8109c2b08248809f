/** From the guided game to an ordinary one: stored with all that was played, against the Novice. */
import { USUAL_RULESET } from "@fhtagn/rules/words";
import { createGameFrom } from "../../host/games.ts";
import type { CoachStore } from "../../learn/create-lesson.ts";
import { currentSettings } from "../../settings/settings-store.ts";

/** Resolves with the id of the game. */
export async function playOn(coach: CoachStore): Promise<string> {
  const { lesson, keep } = coach.getState();
  const kept = await keep();
  if (kept === null || !("game" in lesson.start)) throw new Error("this lesson is no game");
  const { P1, P2, seed } = lesson.start.game;
  const { passing: level, stops } = currentSettings();
  return createGameFrom({
    seats: {
      P1: { kind: "person", name: "", deck: P1 },
      P2: { kind: "bot", name: "", level: "novice", deck: P2 },
    },
    decks: { P1, P2 },
    seed,
    ruleset: USUAL_RULESET,
    passing: { level, stops: [...stops], less: [], until: null },
    ...kept,
  });
}
