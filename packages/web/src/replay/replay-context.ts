/** The replay and its review, for the controls of the table. */
import { createContext, useContext } from "react";
import { type StoreApi, useStore } from "zustand";
import type { ReplayCommands, ReplayState, ReplayStore } from "./create-replay.ts";
import type { ReviewRun } from "./review/review-run.ts";

export type ReplayPanel = "share" | "goOn" | "text" | "keys" | "rest" | "more";

export interface ReplayTools {
  /** Of the game, as the address has it. */
  readonly id: string;
  readonly replay: ReplayStore;
  readonly run: StoreApi<ReviewRun>;
  /** One sheet at a time. */
  readonly panel: ReplayPanel | null;
  readonly open: (panel: ReplayPanel | null) => void;
  readonly toReview: () => void;
  readonly toTable: (id: string) => void;
}

const ReplayContext = createContext<ReplayTools | null>(null);
export const ReplayProvider = ReplayContext.Provider;

export function useReplayTools(): ReplayTools {
  const tools = useContext(ReplayContext);
  if (tools === null) throw new Error("A control of the replay stands outside of it");
  return tools;
}

export const useReplay = <T>(selector: (state: ReplayState & ReplayCommands) => T): T =>
  useStore(useReplayTools().replay, selector);

export const useSheet = () => useStore(useReplayTools().run, ({ sheet }) => sheet);
