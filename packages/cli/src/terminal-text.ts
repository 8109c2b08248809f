/** Texts of files, as a terminal may be given them. */

/** Whatever moves the cursor, rings, hides or turns around what follows; lines and tabs stay. */
const COMMANDS_OF_TERMINALS =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g;

/** A terminal obeys such characters: they are written out instead, in the way that JSON does it. */
export const terminalText = (text: string): string =>
  text.replace(
    COMMANDS_OF_TERMINALS,
    (command) => `\\u${command.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
