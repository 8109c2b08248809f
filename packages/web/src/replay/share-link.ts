/** A record inside a link: compressed, in the part of the address that no server sees. */

export interface SharedRecord {
  readonly record: string;
  readonly at: number | null;
  readonly seat: string | null;
}

const FORMAT = "deflate-raw";

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  by: GenericTransformStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(by as ReadableWritablePair);
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

const toLetters = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

const fromLetters = (letters: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(letters.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));

export async function writeFragment({ record, at, seat }: SharedRecord): Promise<string> {
  const packed = await through(new TextEncoder().encode(record), new CompressionStream(FORMAT));
  const terms = new URLSearchParams({ r: toLetters(packed) });
  if (at !== null) terms.set("at", String(at));
  if (seat !== null) terms.set("seat", seat);
  return terms.toString();
}

/** Null where the fragment holds no record, an error where it holds a damaged one. */
export async function readFragment(fragment: string): Promise<SharedRecord | null> {
  const terms = new URLSearchParams(fragment.replace(/^#/, ""));
  const letters = terms.get("r");
  if (letters === null) return null;
  const unpacked = await through(fromLetters(letters), new DecompressionStream(FORMAT));
  const at = Number.parseInt(terms.get("at") ?? "", 10);
  return {
    record: new TextDecoder().decode(unpacked),
    at: Number.isNaN(at) ? null : at,
    seat: terms.get("seat"),
  };
}
