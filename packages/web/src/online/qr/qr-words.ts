/** A text as the codewords of a QR code, in the order in which they are drawn: bytes, level M, versions 1 to 10. */
import { mendingWords } from "./reed-solomon.ts";

interface Version {
  readonly number: number;
  /** Mending codewords of each block. */
  readonly mending: number;
  /** Data codewords of each block, the shorter blocks first. */
  readonly blocks: readonly number[];
}

/** ISO 18004, table 9, level M. */
const VERSIONS: readonly Version[] = [
  { number: 1, mending: 10, blocks: [16] },
  { number: 2, mending: 16, blocks: [28] },
  { number: 3, mending: 26, blocks: [44] },
  { number: 4, mending: 18, blocks: [32, 32] },
  { number: 5, mending: 24, blocks: [43, 43] },
  { number: 6, mending: 16, blocks: [27, 27, 27, 27] },
  { number: 7, mending: 18, blocks: [31, 31, 31, 31] },
  { number: 8, mending: 22, blocks: [38, 38, 39, 39] },
  { number: 9, mending: 22, blocks: [36, 36, 36, 37, 37] },
  { number: 10, mending: 26, blocks: [43, 43, 43, 43, 44] },
];

const BYTE_MODE = 0b0100;
/** From this version on the length takes two bytes. */
const LONG_LENGTH = 10;
const PADS = [0xec, 0x11] as const;

const roomOf = ({ blocks }: Version): number => blocks.reduce((sum, block) => sum + block, 0);
const headOf = ({ number }: Version): number => (number >= LONG_LENGTH ? 3 : 2);

/** The mode and the length take one half byte more than whole bytes; the end of the text has the other half. */
function dataWords(bytes: Uint8Array, version: Version): Uint8Array {
  const words = new Uint8Array(roomOf(version));
  const length = version.number >= LONG_LENGTH ? [bytes.length >> 8, bytes.length & 0xff] : [bytes.length];
  let last = BYTE_MODE;
  let at = 0;
  for (const byte of [...length, ...bytes]) {
    words[at++] = (last << 4) | (byte >> 4);
    last = byte & 0x0f;
  }
  words[at++] = last << 4;
  for (let pad = 0; at < words.length; pad++) words[at++] = PADS[pad % 2] ?? 0;
  return words;
}

/** The first of every block, then the second, and so on: a stain on the paper hits many blocks a little. */
function interleaved(blocks: readonly Uint8Array[]): readonly number[] {
  const longest = Math.max(...blocks.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => blocks.flatMap((block) => block[at] ?? [])).flat();
}

export interface QrWords {
  readonly version: number;
  readonly words: readonly number[];
}

/** Null for a text that is too long. */
export function qrWords(text: string): QrWords | null {
  const bytes = new TextEncoder().encode(text);
  const version = VERSIONS.find((each) => bytes.length + headOf(each) <= roomOf(each));
  if (version === undefined) return null;
  const all = dataWords(bytes, version);
  const blocks = version.blocks.map((length, at) => {
    const from = version.blocks.slice(0, at).reduce((sum, before) => sum + before, 0);
    return all.slice(from, from + length);
  });
  const mending = blocks.map((block) => mendingWords(block, version.mending));
  return { version: version.number, words: [...interleaved(blocks), ...interleaved(mending)] };
}
