/** The table of an online game: for its players, and for those who watch. */

import type { OnlineTable } from "@fhtagn/protocol/online";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useMemo, useState } from "react";
import { useTranslations } from "use-intl";
import { useStore } from "zustand";
import { Loading } from "../../app/loading.tsx";
import { holdNews } from "../../offline/new-version.ts";
import { RoomProvider, useRoomState, useSeatedNames } from "../../online/online-context.ts";
import { onlineLink } from "../../online/online-link.ts";
import type { OnlineRoom } from "../../online/online-room.ts";
import { Crowd } from "../../online/parts/crowd.tsx";
import { LineAnnouncer } from "../../online/parts/line-announcer.tsx";
import { LineNotes } from "../../online/parts/line-notes.tsx";
import { SeatClock } from "../../online/parts/seat-clock.tsx";
import { TalkPanel } from "../../online/parts/talk-panel.tsx";
import { Unread } from "../../online/parts/unread.tsx";
import { WatchBar } from "../../online/parts/watch-bar.tsx";
import { createSession } from "../../session/create-session.ts";
import type { SessionStore } from "../../session/session.ts";
import type { AcrossNetwork, TableExits } from "../../table/table-context.ts";
import { TableScreen } from "../../table/table-screen.tsx";
import { OnlineNext } from "./online-next.tsx";
import { useAfterGame } from "./use-after-game.ts";

interface Props {
  readonly room: OnlineRoom;
  readonly table: OnlineTable;
  /** The server does not let this page sit there. */
  readonly onMissing: () => void;
}

export function AtTable({ room, table, onMissing }: Props) {
  const session = useSessionIn(room);
  if (session === null) return <Loading />;
  return (
    <RoomProvider value={room}>
      <Played session={session} table={table} onMissing={onMissing} />
    </RoomProvider>
  );
}

function useSessionIn(room: OnlineRoom): SessionStore | null {
  const [session, setSession] = useState<SessionStore | null>(null);
  useEffect(() => {
    const opened = createSession({ table: room.id, link: onlineLink(room) });
    setSession(opened);
    return () => {
      setSession(null);
      opened.getState().close();
    };
  }, [room]);
  return session;
}

interface PlayedProps extends Omit<Props, "room"> {
  readonly session: SessionStore;
}

function Played({ session, table, onMissing }: PlayedProps) {
  const t = useTranslations("online.table");
  const names = useSeatedNames();
  const exits = useExits(table);
  const across = useAcrossNetwork(table);
  const isMissing = useStore(session, ({ status }) => status === "missing");
  useEffect(() => {
    if (isMissing) onMissing();
  }, [isMissing, onMissing]);
  useUndisturbed(session);
  if (isMissing) return null;
  const watching = table.you === null ? WATCHING : undefined;
  return (
    <TableScreen
      session={session}
      exits={exits}
      across={across}
      title={t("title", { one: names("P1"), other: names("P2") })}
      {...(watching && { watching })}
    />
  );
}

const WATCHING = { controls: <WatchBar />, otherHand: null };

/** No news of the site while somebody plays. */
function useUndisturbed(session: SessionStore): void {
  const isOver = useStore(session, ({ status }) => status === "over" || status === "missing");
  useEffect(() => {
    holdNews(!isOver);
    return () => holdNews(false);
  }, [isOver]);
}

function useAcrossNetwork(table: OnlineTable): AcrossNetwork {
  const t = useTranslations("online.table");
  const names = useSeatedNames();
  const name = names(table.you === "P1" ? "P2" : "P1");
  const isOver = useRoomState((state) => state.table?.status === "over");
  const undoText = t("undoText", { name });
  const leaveText = t(isOver ? "leaveOver" : "leave");
  return useMemo(
    () => ({
      atSeat: (player) => <SeatClock player={player} />,
      crowd: <Crowd />,
      talk: <TalkPanel />,
      unread: <Unread />,
      notes: (
        <>
          <LineNotes />
          <LineAnnouncer />
        </>
      ),
      next: <OnlineNext />,
      undoText,
      leaveText,
    }),
    [undoText, leaveText],
  );
}

const nothing = (): void => undefined;

function useExits(table: OnlineTable): TableExits {
  const navigate = useNavigate();
  const { look, save } = useAfterGame(table);
  const isOver = useRoomState((state) => state.table?.status === "over");
  return {
    leave: () => void navigate({ to: "/lobby" }),
    rematch: nothing,
    saveRecord: save,
    saveStored: nothing,
    remove: nothing,
    ...(isOver && { lookBack: look }),
  };
}
