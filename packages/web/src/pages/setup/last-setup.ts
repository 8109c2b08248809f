/** The table as it was last set, so that one click plays on with it. */
import { type GameSetup, setupOf, setupSearch } from "./game-setup.ts";
import { type Opponent, USUAL_OPPONENT } from "./opponents.ts";
import { readSetupSearch } from "./setup-search.ts";

const KEY = "fhtagn.setup";

export interface SoloSetup extends GameSetup {
  readonly opponent: Opponent;
}

export function lastSetup(): SoloSetup {
  const { level, ...rest } = readSetupSearch(stored());
  return { ...setupOf(rest), opponent: level ?? USUAL_OPPONENT };
}

function stored(): Readonly<Record<string, unknown>> {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? "null");
    return typeof read === "object" && read !== null ? { ...read } : {};
  } catch {
    return {};
  }
}

/** A seed is for one game only, and a second person may not be there next time. */
export function rememberSetup(setup: GameSetup): void {
  if (setup.opponent === "person") return;
  localStorage.setItem(KEY, JSON.stringify(setupSearch({ ...setup, seed: undefined })));
}
