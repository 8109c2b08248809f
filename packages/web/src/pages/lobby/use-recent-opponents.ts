import type { PlayerCard } from "@fhtagn/protocol/online";
import { useEffect, useState } from "react";
import { fetchOwnGames } from "../../online/online-api.ts";
import { opponentAt } from "./own-games.tsx";

const MOST = 8;

/** People one has played against, each once, the latest first. */
export function useRecentOpponents(): readonly PlayerCard[] {
  const [recent, setRecent] = useState<readonly PlayerCard[]>([]);
  useEffect(() => {
    let shown = true;
    void fetchOwnGames().then((answer) => {
      if (!shown || !answer.ok) return;
      const latest = answer.value.games.toSorted((a, b) => b.touched - a.touched);
      const met = latest.flatMap((table) => opponentAt(table) ?? []).filter(({ kind }) => kind !== "level");
      setRecent([...new Map(met.map((player) => [player.id, player])).values()].slice(0, MOST));
    });
    return () => {
      shown = false;
    };
  }, []);
  return recent;
}
