/** Stored settings may be old, damaged or written by hand: what does not fit is left as it was. */
import { LOCALES } from "@fhtagn/rules/words";
import { DEFAULT_KEYS, type KeyMap, TABLE_COMMANDS } from "../table/keys/commands.ts";
import {
  ANNOUNCEMENTS,
  type Confirmations,
  HELPERS,
  HOVER_DELAY,
  MOTIONS,
  PACES,
  PASSING_LEVELS,
  type PhaseStop,
  type Settings,
  STOP_PHASES,
  STOP_TURNS,
  TEXT_SIZES,
  THEMES,
  THINKING_TIMES,
  TYPEFACES,
  type Volumes,
} from "./player-settings.ts";

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields =>
  typeof value === "object" && value !== null ? { ...value } : {};

const oneOf = <T>(list: readonly T[], value: unknown, otherwise: T): T =>
  list.find((item) => item === value) ?? otherwise;

const flag = (value: unknown, otherwise: boolean): boolean =>
  typeof value === "boolean" ? value : otherwise;

const within = (value: unknown, [least, most]: readonly [number, number], otherwise: number): number =>
  typeof value === "number" && value >= least && value <= most ? value : otherwise;

function readVolumes(value: unknown, now: Volumes): Volumes {
  const { cues, alerts } = fieldsOf(value);
  return {
    cues: within(cues, [0, 1], now.cues),
    alerts: within(alerts, [0, 1], now.alerts),
  };
}

/** In the order of the turn, each once. */
function readStops(value: unknown): readonly PhaseStop[] {
  const stored = Array.isArray(value) ? value.map(fieldsOf) : [];
  const all = STOP_TURNS.flatMap((turn) => STOP_PHASES.map((phase) => ({ phase, turn })));
  return all.filter(({ phase, turn }) => stored.some((stop) => stop.phase === phase && stop.turn === turn));
}

function readConfirmations(value: unknown, now: Confirmations): Confirmations {
  const { conceding, losing, idleStoryPhase } = fieldsOf(value);
  return {
    conceding: flag(conceding, now.conceding),
    losing: flag(losing, now.losing),
    idleStoryPhase: flag(idleStoryPhase, now.idleStoryPhase),
  };
}

/** More than anybody would press. */
const MOST_CHORDS = 8;
const LONGEST_CHORD = 40;

const isChord = (value: unknown): value is string =>
  typeof value === "string" && value.length <= LONGEST_CHORD;

const isChords = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length <= MOST_CHORDS && value.every(isChord);

function readKeys(value: unknown): KeyMap {
  const stored = fieldsOf(value);
  const read = { ...DEFAULT_KEYS };
  for (const command of TABLE_COMMANDS) {
    const chords = stored[command];
    if (isChords(chords)) read[command] = chords;
  }
  return read;
}

const readWidth = (value: unknown, now: number | null): number | null =>
  value === null || (typeof value === "number" && value > 0) ? value : now;

export function readSettings(stored: unknown, now: Settings): Settings {
  const fields = fieldsOf(stored);
  return {
    locale: oneOf(LOCALES, fields.locale, now.locale),
    theme: oneOf(THEMES, fields.theme, now.theme),
    textSize: oneOf(TEXT_SIZES, fields.textSize, now.textSize),
    typeface: oneOf(TYPEFACES, fields.typeface, now.typeface),
    textOnlyCards: flag(fields.textOnlyCards, now.textOnlyCards),
    letterIcons: flag(fields.letterIcons, now.letterIcons),
    motion: oneOf(MOTIONS, fields.motion, now.motion),
    pace: oneOf(PACES, fields.pace, now.pace),
    thinkingTime: oneOf(THINKING_TIMES, fields.thinkingTime, now.thinkingTime),
    hoverDelay: within(fields.hoverDelay, [HOVER_DELAY.least, HOVER_DELAY.most], now.hoverDelay),
    muted: flag(fields.muted, now.muted),
    volumes: readVolumes(fields.volumes, now.volumes),
    announcements: oneOf(ANNOUNCEMENTS, fields.announcements, now.announcements),
    passing: oneOf(PASSING_LEVELS, fields.passing, now.passing),
    stops: readStops(fields.stops),
    confirm: readConfirmations(fields.confirm, now.confirm),
    askDomain: flag(fields.askDomain, now.askDomain),
    helper: oneOf(HELPERS, fields.helper, now.helper),
    leftHanded: flag(fields.leftHanded, now.leftHanded),
    columnShown: flag(fields.columnShown, now.columnShown),
    columnWidth: readWidth(fields.columnWidth, now.columnWidth),
    keepAwake: flag(fields.keepAwake, now.keepAwake),
    notify: flag(fields.notify, now.notify),
    keysOn: flag(fields.keysOn, now.keysOn),
    keys: readKeys(fields.keys),
  };
}
