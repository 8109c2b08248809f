/** Everything a player can set, and what it is until he does. */

import type { Locale } from "@fhtagn/rules/words";
import { preferredLocale } from "../language/locales.ts";
import { DEFAULT_KEYS, type KeyMap } from "../table/keys/commands.ts";

export const THEMES = ["midnight", "archive", "contrast"] as const;
export type Theme = (typeof THEMES)[number];

export const TYPEFACES = ["standard", "clear", "dyslexic"] as const;
export type Typeface = (typeof TYPEFACES)[number];

/** Per cent of the browser's own text size. */
export const TEXT_SIZES = [90, 100, 115, 130, 150, 175, 200] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

export const MOTIONS = ["off", "fast", "normal", "cinematic"] as const;
export type Motion = (typeof MOTIONS)[number];

/** How long the computer player's deeds take for the eye's sake: 1 is usual, 0 is at once. */
export const PACES = [0, 0.5, 1, 2] as const;
type Pace = (typeof PACES)[number];

/** Seconds that the strongest computer player has for one decision. */
export const THINKING_TIMES = [1, 2, 5, 10] as const;
export type ThinkingTime = (typeof THINKING_TIMES)[number];

export const ANNOUNCEMENTS = ["none", "short", "full"] as const;
export type Announcements = (typeof ANNOUNCEMENTS)[number];

export const PASSING_LEVELS = ["smart", "relaxed", "full"] as const;
export type PassingLevel = (typeof PASSING_LEVELS)[number];

/** The phases of a turn, in their order. */
export const STOP_PHASES = ["refresh", "draw", "resource", "operations", "story"] as const;
export const STOP_TURNS = ["own", "other"] as const;

/** A phase in which passing always stops, in one's own turns or in the opponent's. */
export interface PhaseStop {
  readonly phase: (typeof STOP_PHASES)[number];
  readonly turn: (typeof STOP_TURNS)[number];
}

/** The line that says what a question is for: in the first games, in every game, in none. */
export const HELPERS = ["firstGames", "always", "never"] as const;
export type Helper = (typeof HELPERS)[number];

/** 0 is silent, 1 is full. */
export interface Volumes {
  readonly cues: number;
  readonly alerts: number;
}

export interface Confirmations {
  readonly conceding: boolean;
  readonly losing: boolean;
  readonly idleStoryPhase: boolean;
}

export interface Settings {
  readonly locale: Locale;
  readonly theme: Theme;
  readonly textSize: TextSize;
  readonly typeface: Typeface;
  readonly textOnlyCards: boolean;
  /** Struggle icons as the letters T, C, A, I. */
  readonly letterIcons: boolean;
  readonly motion: Motion;
  readonly pace: Pace;
  readonly thinkingTime: ThinkingTime;
  /** Milliseconds before a card under the pointer fills the preview. */
  readonly hoverDelay: number;
  readonly muted: boolean;
  readonly volumes: Volumes;
  readonly announcements: Announcements;
  readonly passing: PassingLevel;
  readonly stops: readonly PhaseStop[];
  readonly confirm: Confirmations;
  /** Ask which domain pays even where only one can. */
  readonly askDomain: boolean;
  readonly helper: Helper;
  readonly leftHanded: boolean;
  readonly columnShown: boolean;
  /** In pixels; null follows the window. */
  readonly columnWidth: number | null;
  /** A phone's screen stays on during a game. */
  readonly keepAwake: boolean;
  /** The system tells when it is the player's turn and the page is out of sight. */
  readonly notify: boolean;
  readonly keysOn: boolean;
  readonly keys: KeyMap;
}

export const HOVER_DELAY = { least: 0, most: 1000, step: 50 } as const;

const wantsLittleMotion = (): boolean =>
  typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;

const prefersMoreContrast = (): boolean =>
  typeof matchMedia === "function" && matchMedia("(prefers-contrast: more)").matches;

/** Taken from what the visitor's system says, once, at the first start. */
export function firstSettings(languages: readonly string[]): Settings {
  return {
    locale: preferredLocale(languages),
    theme: prefersMoreContrast() ? "contrast" : "midnight",
    textSize: 100,
    typeface: "standard",
    textOnlyCards: false,
    letterIcons: false,
    motion: wantsLittleMotion() ? "off" : "normal",
    pace: 1,
    thinkingTime: 1,
    hoverDelay: 250,
    muted: false,
    volumes: { cues: 0.6, alerts: 0.8 },
    announcements: "full",
    passing: "smart",
    stops: [],
    confirm: { conceding: true, losing: true, idleStoryPhase: true },
    askDomain: false,
    helper: "firstGames",
    leftHanded: false,
    columnShown: true,
    columnWidth: null,
    keepAwake: true,
    notify: false,
    keysOn: true,
    keys: DEFAULT_KEYS,
  };
}
