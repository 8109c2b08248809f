/** The table as it was last set, so that one click plays on with it. */
import { smallStore } from "../../storage/small-store.ts";
import { type GameSetup, setupOf, setupSearch } from "./game-setup.ts";
import { type Opponent, USUAL_OPPONENT } from "./opponents.ts";
import { readSetupSearch } from "./setup-search.ts";

export const SETUP_KEY = "fhtagn.setup";

export interface SoloSetup extends GameSetup {
  readonly opponent: Opponent;
}

export function lastSetup(): SoloSetup {
  const { level, ...rest } = readSetupSearch(fieldsOf(smallStore.getItem(SETUP_KEY) ?? "null") ?? {});
  return { ...setupOf(rest), opponent: level ?? USUAL_OPPONENT };
}

function fieldsOf(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === "object" && read !== null ? { ...read } : null;
  } catch {
    return null;
  }
}

export const isSetup = (text: string): boolean => fieldsOf(text) !== null;

/** A seed is for one game only, and a second person may not be there next time. */
export function rememberSetup(setup: GameSetup): void {
  if (setup.opponent === "person") return;
  smallStore.setItem(SETUP_KEY, JSON.stringify(setupSearch({ ...setup, seed: undefined })));
}

/** That of a file, as far as it is understood. */
export const takeSetup = (text: string): void =>
  smallStore.setItem(SETUP_KEY, JSON.stringify(readSetupSearch(fieldsOf(text) ?? {})));
