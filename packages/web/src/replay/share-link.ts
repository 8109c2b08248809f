/** A record inside a link: compressed, in the part of the address that no server sees. */
import { LIMITS } from "@fhtagn/rules/words";

interface Shown {
  readonly at: number | null;
  readonly seat: string | null;
}
export interface SharedRecord extends Shown {
  readonly record: string;
}

/** Letters that nobody has looked into: the worker unpacks them. */
export interface PackedRecord extends Shown {
  readonly letters: string;
}

async function packed(text: string): Promise<Uint8Array> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

const toLetters = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

export async function writeFragment({ record, at, seat }: SharedRecord): Promise<string> {
  const terms = new URLSearchParams({ r: toLetters(await packed(record)) });
  if (at !== null) terms.set("at", String(at));
  if (seat !== null) terms.set("seat", seat);
  return terms.toString();
}

/** Beside the letters: the point and the eyes. */
const TERMS_LETTERS = 100;

/** Null where the fragment holds no record. One that is too long is not taken apart: it is all letters. */
export function readFragment(fragment: string): PackedRecord | null {
  if (fragment.length > LIMITS.linkLetters + TERMS_LETTERS)
    return { letters: fragment, at: null, seat: null };
  const terms = new URLSearchParams(fragment.replace(/^#/, ""));
  const letters = terms.get("r");
  if (letters === null) return null;
  const at = Number.parseInt(terms.get("at") ?? "", 10);
  return {
    letters,
    at: Number.isNaN(at) ? null : at,
    seat: terms.get("seat"),
  };
}
