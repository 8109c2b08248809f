/** Stored settings that cannot be read are set aside before the first change writes over them. */
import { setAside } from "../storage/aside.ts";
import { noteProblem } from "../storage/problem-store.ts";
import { isSmallStoreOff, smallStore } from "../storage/small-store.ts";
import type { Settings } from "./player-settings.ts";
import { readSettings } from "./read-settings.ts";
import { currentSettings, SETTINGS_KEY, useSettings } from "./settings-store.ts";

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields => typeof value === "object" && value !== null;

/** Null for what is no settings at all. */
export function settingsIn(text: string): Fields | null {
  try {
    const stored: unknown = JSON.parse(text);
    return isObject(stored) && isObject(stored.state) ? stored.state : null;
  } catch {
    return null;
  }
}

/** Lists and groups are read piece by piece and may differ for good reasons: a key of a new command. */
function hasMisfit(fields: Fields, now: Settings): boolean {
  const read: Fields = { ...readSettings(fields, now) };
  return Object.entries(fields).some(
    ([name, value]) => Object.hasOwn(read, name) && !isObject(read[name]) && read[name] !== value,
  );
}

/** What could be read counts; the rest is set aside, and somebody is told once. */
export function healSettings(): void {
  if (isSmallStoreOff()) noteProblem("off");
  const text = smallStore.getItem(SETTINGS_KEY);
  if (text === null) return;
  const fields = settingsIn(text);
  if (fields !== null && !hasMisfit(fields, currentSettings())) return;
  setAside(SETTINGS_KEY, text);
  // Written anew as they were understood.
  useSettings.setState({});
  noteProblem("settings");
}
