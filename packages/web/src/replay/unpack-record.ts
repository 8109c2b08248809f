/** Makes a text of what somebody sent. Runs in a worker, and stops where more comes than is ever read. */
import { LIMITS, type LimitName } from "@fhtagn/rules";
import { noRecord } from "./no-record.ts";
import type { SentRecord, Unpacked } from "./replay-messages.ts";

export async function unpackRecord(sent: SentRecord): Promise<Unpacked> {
  switch (sent.by) {
    case "text":
      return sent.text.length > LIMITS.fileBytes ? tooMuch("fileBytes") : { is: "text", text: sent.text };
    case "file":
      return sent.file.size > LIMITS.fileBytes ? tooMuch("fileBytes") : textOf(sent.file.stream());
    case "link":
      return sent.letters.length > LIMITS.linkLetters ? tooMuch("linkLetters") : unpackLetters(sent.letters);
  }
}

async function unpackLetters(letters: string): Promise<Unpacked> {
  try {
    return await textOf(inPieces(bytesOf(letters)).pipeThrough(new DecompressionStream("deflate-raw")));
  } catch {
    return { is: "damaged" };
  }
}

const bytesOf = (letters: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(letters.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));

/** A browser may unpack a piece whole before anybody can stop it: so many bytes become a thousand times as many. */
const PIECE = 512;

function inPieces(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  let at = 0;
  return new ReadableStream({
    pull: (controller) => {
      const piece = bytes.subarray(at, at + PIECE);
      at += PIECE;
      if (piece.length === 0) controller.close();
      else controller.enqueue(piece);
    },
  });
}

async function textOf(stream: ReadableStream<Uint8Array>): Promise<Unpacked> {
  const text = await readUpTo(stream, LIMITS.fileBytes);
  return text === null ? tooMuch("fileBytes") : { is: "text", text };
}

/** The text of a stream, or null where it has more bytes; the rest of it is never asked for. */
export async function readUpTo(stream: ReadableStream<Uint8Array>, most: number): Promise<string | null> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let text = "";
  for (let bytes = 0; ; ) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > most) {
      await reader.cancel();
      return null;
    }
    text += decoder.decode(value, { stream: true });
  }
}

const tooMuch = (of: LimitName): Unpacked =>
  noRecord({ ok: false, place: { part: "beginning" }, fault: { kind: "tooMuch", of } });
