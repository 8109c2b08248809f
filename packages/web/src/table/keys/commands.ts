/** What a key can do at the table, and which key does it unless the player says otherwise (WCAG 2.1.4). */

export const TABLE_COMMANDS = [
  "default",
  "back",
  "undo",
  "actions",
  "zoom",
  "preview",
  "hint",
  "fullControl",
  "passUntilEvent",
  "passUntilTurn",
  "summary",
  "hand",
  "stories",
  "domains",
  "opponent",
  "log",
  "talk",
  "column",
  "mute",
  "help",
  "digits",
] as const;
export type TableCommand = (typeof TABLE_COMMANDS)[number];

/** Chords of each command; an empty list switches it off. `digits` stands for 0 to 9 as a whole. */
export type KeyMap = Readonly<Record<TableCommand, readonly string[]>>;

export const DEFAULT_KEYS: KeyMap = {
  default: ["Space"],
  back: ["Escape"],
  undo: ["U", "Control+Z"],
  actions: ["L"],
  zoom: ["Z"],
  preview: ["V"],
  hint: ["T"],
  fullControl: ["F"],
  passUntilEvent: ["P"],
  passUntilTurn: ["Shift+P"],
  summary: ["R"],
  hand: ["H"],
  stories: ["S"],
  domains: ["D"],
  opponent: ["O"],
  log: ["G"],
  talk: ["/"],
  column: ["]"],
  mute: ["M"],
  help: ["?"],
  digits: ["0-9"],
};

interface Pressed {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

const isLetter = (key: string): boolean => key.length === 1 && key.toLowerCase() !== key.toUpperCase();

/** "Shift+P", "Control+Z", "?": a sign that needs Shift on some keyboards is known by itself. */
export function chordOf({ key, ctrlKey, metaKey, altKey, shiftKey }: Pressed): string {
  const name = key === " " ? "Space" : key.length === 1 ? key.toUpperCase() : key;
  const shift = shiftKey && (isLetter(key) || key.length > 1);
  return [ctrlKey || metaKey ? "Control" : "", altKey ? "Alt" : "", shift ? "Shift" : "", name]
    .filter((part) => part !== "")
    .join("+");
}

export function commandOf(chord: string, keys: KeyMap): TableCommand | null {
  return TABLE_COMMANDS.find((command) => keys[command].includes(chord)) ?? null;
}

const DIGIT = /^[0-9]$/;

/** The digit of a chord, or null if it is none or digits are switched off. */
export const digitOf = (chord: string, keys: KeyMap): number | null =>
  DIGIT.test(chord) && keys.digits.length > 0 ? Number(chord) : null;
