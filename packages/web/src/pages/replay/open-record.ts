/** What somebody sent becomes a record of this browser, or it is said why not. */
import { keepRecord } from "../../replay/records.ts";
import type { SentRecord } from "../../replay/replay-messages.ts";
import { openReplaySource, type ReplaySource } from "../../replay/replay-source.ts";
import type { ReplayProblem } from "./replay-problem.tsx";

export type OpenedRecord =
  | { readonly is: "kept"; readonly id: string }
  | { readonly is: "not kept"; readonly message: string }
  | { readonly is: "damaged" | "stopped" }
  | Exclude<ReplayProblem, { is: "log" }>;

const messageOf = (problem: unknown): string =>
  problem instanceof Error ? problem.message : String(problem);

interface Opening {
  readonly signal: AbortSignal;
  readonly source?: ReplaySource;
}

/** Unpacked and played again by a worker; whoever will not wait stops it, and the worker goes. */
export async function openRecord(
  sent: SentRecord,
  { signal, source = openReplaySource() }: Opening,
): Promise<OpenedRecord> {
  const stopped = new Promise<OpenedRecord>((resolve) => {
    signal.addEventListener("abort", () => resolve({ is: "stopped" }), { once: true });
  });
  try {
    return await Promise.race([stopped, openAndKeep(sent, { signal, source })]);
  } catch (problem) {
    return { is: "failed", message: messageOf(problem) };
  } finally {
    source.close();
  }
}

/** Played again before it is kept: what is on the shelf can be looked at. */
async function openAndKeep(sent: SentRecord, { signal, source }: Required<Opening>): Promise<OpenedRecord> {
  const unpacked = await source.ask("unpack", { sent });
  if (unpacked.is !== "text") return unpacked;
  const opened = await source.ask("open", { text: unpacked.text });
  if (opened.is !== "game" && opened.is !== "log") return opened;
  if (signal.aborted) return { is: "stopped" };
  try {
    return { is: "kept", id: await keepRecord(unpacked.text, opened.summary) };
  } catch (problem) {
    return { is: "not kept", message: messageOf(problem) };
  }
}
