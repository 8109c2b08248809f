/** Cues for what happens; each has its twin on the table. */
import type { HappeningView } from "@fhtagn/rules/view";
import { useEffect } from "react";
import { currentSettings } from "../../settings/settings-store.ts";
import { useGame, useLooksOn } from "../table-context.ts";
import { type Cue, sound, wakeSound } from "./cues.ts";

const CUE_OF: Readonly<Partial<Record<HappeningView["what"], Cue>>> = {
  played: "card",
  attachedResource: "card",
  committed: "card",
  wounded: "wound",
  destroyed: "wound",
  insane: "insane",
  tokenPlaced: "token",
  storyWon: "storyWon",
};

export function playCue(wanted: Cue, volume: "cues" | "alerts"): void {
  const { muted, volumes } = currentSettings();
  if (!muted) sound(wanted, volumes[volume]);
}

export function useSounds(): void {
  const changes = useGame((game) => game.lastChanges);
  const asked = useGame((game) => game.asked !== null);
  const looksOn = useLooksOn();
  const won = useGame(({ result, seat }) => (result === null || looksOn ? null : result.winner === seat));
  useEffect(() => {
    const wake = (): void => wakeSound();
    addEventListener("pointerdown", wake, { once: true });
    addEventListener("keydown", wake, { once: true });
    return () => {
      removeEventListener("pointerdown", wake);
      removeEventListener("keydown", wake);
    };
  }, []);
  useEffect(() => {
    const cues = new Set(changes.news.map(({ happening }) => CUE_OF[happening.what]));
    for (const one of cues) if (one !== undefined) playCue(one, "cues");
  }, [changes]);
  useEffect(() => {
    if (asked) playCue("decision", "alerts");
  }, [asked]);
  useEffect(() => {
    if (won !== null) playCue(won ? "won" : "lost", "alerts");
  }, [won]);
}
