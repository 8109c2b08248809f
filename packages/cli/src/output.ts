/** What is printed, and a bar while one waits. */
import { terminalText } from "./terminal-text.ts";

/** Whatever a file or a program says goes through here, and no character of it is a command to the terminal. */
export const print = (text: string): void => printWhole(`${text}\n`);

/** For texts that end their last line themselves. */
export const printWhole = (text: string): void => {
  process.stdout.write(terminalText(text));
};

export const printJson = (value: unknown): void => print(JSON.stringify(value, null, 2));

/** Cells in columns, two spaces between them. */
export function columns(rows: readonly (readonly string[])[]): string {
  const widths: number[] = [];
  for (const row of rows)
    for (const [index, cell] of row.entries()) widths[index] = Math.max(widths[index] ?? 0, cell.length);
  const line = (row: readonly string[]): string =>
    row.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join("  ");
  return rows.map((row) => line(row).trimEnd()).join("\n");
}

interface Progress {
  at(done: number): void;
  end(): void;
}

const WIDTH = 30;
const SILENT: Progress = { at: () => {}, end: () => {} };

/** On a terminal only, and on the error stream, so that what is printed stays clean. */
export function progressBar(label: string, total: number): Progress {
  if (!process.stderr.isTTY || total <= 0) return SILENT;
  let shown = -1;
  const draw = (done: number): void => {
    const filled = Math.floor((WIDTH * done) / total);
    if (filled === shown && done < total) return;
    shown = filled;
    process.stderr.write(`\r${label} [${"#".repeat(filled)}${" ".repeat(WIDTH - filled)}] ${done}/${total}`);
  };
  return { at: draw, end: () => process.stderr.write("\r\u001b[K") };
}
