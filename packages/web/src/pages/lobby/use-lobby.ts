/** What stands in the lobby: asked for once, then told over the socket whenever it changes. */
import type { LobbyView, OnlineTable } from "@fhtagn/protocol/online";
import { useCallback, useEffect, useState } from "react";
import { useStore } from "zustand";
import { useOnline } from "../../offline/use-online.ts";
import { type ApiTrouble, fetchLobby, fetchOwnGames } from "../../online/online-api.ts";
import { pageSocket } from "../../online/page-socket.ts";
import { askWhoIAm } from "../../online/who-am-i.ts";

interface Lobby {
  /** Null before it has come. */
  readonly view: LobbyView | null;
  readonly own: readonly OnlineTable[];
  readonly trouble: ApiTrouble | null;
  /** The line is down: what is shown may be old. */
  readonly isOld: boolean;
  readonly again: () => void;
}

export function useLobby(): Lobby {
  const [view, setView] = useState<LobbyView | null>(null);
  const [own, setOwn] = useState<readonly OnlineTable[]>([]);
  const [trouble, setTrouble] = useState<ApiTrouble | null>(null);
  const isOnline = useOnline();
  const ask = useCallback(async (): Promise<void> => {
    const [lobby, games] = await Promise.all([fetchLobby(), fetchOwnGames(), askWhoIAm()]);
    setTrouble(lobby.ok ? null : lobby.trouble);
    if (lobby.ok) setView(lobby.value);
    if (games.ok) setOwn(games.value.games);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is asked anew when the network is back.
  useEffect(() => void ask(), [ask, isOnline]);
  useLobbyNews({ isOn: view !== null, setView, ask });
  const status = useStore(pageSocket().status, (line) => line.status);
  const isOld = status === "waiting" || status === "offline" || status === "refused";
  return { view, own, trouble, isOld, again: () => void ask() };
}

interface News {
  readonly isOn: boolean;
  readonly setView: (view: LobbyView) => void;
  readonly ask: () => Promise<void>;
}

/** A table of one's own that changed is a reason to ask for all of them. */
function useLobbyNews({ isOn, setView, ask }: News): void {
  useEffect(() => {
    if (!isOn) return;
    const socket = pageSocket();
    const deafen = socket.hear((frame) => {
      if (frame.frame === "lobby") setView(frame.lobby);
      else if (frame.frame === "table") void ask();
    });
    socket.need("lobby", { frame: "lobby", on: true });
    return () => {
      deafen();
      socket.release("lobby", { frame: "lobby", on: false });
    };
  }, [isOn, setView, ask]);
}
