/** A key for a command: whoever had it before has lost it. */
import { type KeyMap, TABLE_COMMANDS, type TableCommand } from "../../table/keys/commands.ts";

/** Keys that move the focus or only change another key. */
const NOT_FOR_COMMANDS = ["Tab", "Enter", "Shift", "Control", "Alt", "Meta", "AltGraph", "CapsLock", "Dead"];

export const canBeBound = (key: string): boolean =>
  !NOT_FOR_COMMANDS.includes(key) && !key.startsWith("Arrow");

export interface Rebound {
  readonly keys: KeyMap;
  readonly lostBy: TableCommand | null;
}

export function rebind(keys: KeyMap, command: TableCommand, chord: string): Rebound {
  const lostBy = TABLE_COMMANDS.find((other) => other !== command && keys[other].includes(chord)) ?? null;
  const freed = lostBy === null ? keys : { ...keys, [lostBy]: keys[lostBy].filter((each) => each !== chord) };
  return { keys: { ...freed, [command]: [chord] }, lostBy };
}

export const unbind = (keys: KeyMap, command: TableCommand): KeyMap => ({ ...keys, [command]: [] });
