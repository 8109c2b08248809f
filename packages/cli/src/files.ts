/** Files of the user and of the repository. */
import { closeSync, existsSync, openSync, readSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { LIMITS } from "@fhtagn/rules";
import { CliError, troubleOf } from "./errors.ts";

export const REPOSITORY = fileURLToPath(new URL("../../..", import.meta.url));
export const inRepository = (...path: readonly string[]): string => join(REPOSITORY, ...path);

/** Refused where it has more bytes, and never read further: a device has no end. */
export function readUserFile(file: string, most: number = LIMITS.fileBytes): string {
  if (!existsSync(file)) throw new CliError(({ files }) => files.none(file));
  const bytes = readUpToBytes(file, most);
  if (bytes === null)
    throw new CliError(({ files }, locale) => files.tooLarge(file, most.toLocaleString(locale)));
  return bytes.toString("utf8");
}

const PIECE_BYTES = 65_536;

function readUpToBytes(file: string, most: number): Buffer | null {
  try {
    const opened = openSync(file, "r");
    try {
      return piecesOf(opened, most);
    } finally {
      closeSync(opened);
    }
  } catch (problem) {
    throw new CliError(({ files }) => files.unread(file, files.trouble[troubleOf(problem)]));
  }
}

function piecesOf(opened: number, most: number): Buffer | null {
  const pieces: Buffer[] = [];
  for (let bytes = 0; bytes <= most; ) {
    const piece = Buffer.alloc(PIECE_BYTES);
    const count = readSync(opened, piece);
    if (count === 0) return Buffer.concat(pieces);
    pieces.push(piece.subarray(0, count));
    bytes += count;
  }
  return null;
}

export function writeUserFile(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (problem) {
    throw new CliError(({ files }) => files.unwritten(file, files.trouble[troubleOf(problem)]));
  }
}
