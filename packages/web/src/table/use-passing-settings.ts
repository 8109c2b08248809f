/** What the player sets for passing counts at once, in the game under way as well. */
import type { Passing } from "@fhtagn/protocol";
import type { Player } from "@fhtagn/rules";
import { useEffect, useRef } from "react";
import type { PhaseStop } from "../settings/player-settings.ts";
import { useSettings } from "../settings/settings-store.ts";
import { useGame, useTools } from "./table-context.ts";

const namesOf = (stops: readonly PhaseStop[]): string =>
  stops
    .map(({ turn, phase }) => `${turn} ${phase}`)
    .toSorted()
    .join();

/** Stops for once belong to this game and stay. */
function changeTo(
  { level, stops }: Passing,
  wanted: { readonly level: Passing["level"]; readonly stops: readonly PhaseStop[] },
): Partial<Passing> | null {
  const once = stops.filter((stop) => stop.once);
  const lasting = stops.filter((stop) => !stop.once) as readonly PhaseStop[]; // none is set in the setup
  if (level === wanted.level && namesOf(lasting) === namesOf(wanted.stops)) return null;
  return { level: wanted.level, stops: [...wanted.stops, ...once] };
}

/** Each of two people at one screen gets them when he sits down; what he changes at the table stays. */
export function usePassingSettings(): void {
  const { session } = useTools();
  const seat = useGame((game) => game.seat);
  const level = useSettings(({ passing }) => passing);
  const stops = useSettings((settings) => settings.stops);
  const applied = useRef(new Map<Player, string>());
  useEffect(() => {
    const wish = `${level} ${namesOf(stops)}`;
    if (applied.current.get(seat) === wish) return;
    applied.current.set(seat, wish);
    const { passing, setPassing } = session.getState();
    const change = changeTo(passing, { level, stops });
    if (change !== null) setPassing(change);
  }, [session, seat, level, stops]);
}
