/** From what somebody wants to a stored game that the table can open. */
import { decksDealt, drawSeed, type GameSetup } from "../pages/setup/game-setup.ts";
import { rememberSetup } from "../pages/setup/last-setup.ts";
import { currentSettings } from "../settings/settings-store.ts";

/** With a seed that somebody gives the computer players do the same every time, whatever the seed is. */
const MINDS_OF_SEED = "given";

/** Resolves with the id of the new game. Whatever plays is fetched here, not with the first page. */
export async function startGame(setup: GameSetup): Promise<string> {
  const { createGame } = await import("../host/games.ts");
  const seed = setup.seed ?? drawSeed();
  const [own, other] = decksDealt(setup, seed);
  const { passing: level, stops } = currentSettings();
  const id = await createGame({
    seats: seatsOf(setup, [own, other]),
    decks: { P1: own, P2: other },
    seed,
    ruleset: setup.ruleset,
    ...(setup.seed !== undefined && { minds: MINDS_OF_SEED }),
    passing: { level, stops: [...stops], less: [], until: null },
  });
  rememberSetup(setup);
  return id;
}

/** Without a name the table says "you" and "opponent", in the language of whoever reads it. */
function seatsOf({ opponent, names }: GameSetup, [own, other]: readonly [string, string]) {
  const person = (name: string, deck: string) => ({ kind: "person" as const, name, deck });
  if (opponent === "person") return { P1: person(names[0], own), P2: person(names[1], other) };
  return { P1: person("", own), P2: { kind: "bot" as const, name: "", level: opponent, deck: other } };
}
