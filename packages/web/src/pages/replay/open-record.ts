/** A text becomes a record of this browser, or it is said why not. */
import { keepRecord } from "../../replay/records.ts";
import { openReplaySource, type ReplaySource } from "../../replay/replay-source.ts";
import type { ReplayProblem } from "./replay-problem.tsx";

export type OpenedRecord =
  | { readonly is: "kept"; readonly id: string }
  | { readonly is: "not kept"; readonly message: string }
  | Exclude<ReplayProblem, { is: "log" }>;

const messageOf = (problem: unknown): string =>
  problem instanceof Error ? problem.message : String(problem);

/** Played again before it is kept: what is on the shelf can be looked at. */
export async function openRecord(
  text: string,
  source: ReplaySource = openReplaySource(),
): Promise<OpenedRecord> {
  try {
    const opened = await source.ask("open", { text });
    if (opened.is !== "game" && opened.is !== "log") return opened;
    try {
      return { is: "kept", id: await keepRecord(text, opened.summary) };
    } catch (problem) {
      return { is: "not kept", message: messageOf(problem) };
    }
  } catch (problem) {
    return { is: "failed", message: messageOf(problem) };
  } finally {
    source.close();
  }
}
