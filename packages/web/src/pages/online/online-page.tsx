/** One address for everything of an online table: waiting, the invitation, the table itself, and what is left of it. */
import type { OnlineTable } from "@fhtagn/protocol/online";
import { useParams } from "@tanstack/react-router";
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useState } from "react";
import { useStore } from "zustand";
import { Loading } from "../../app/loading.tsx";
import { Shell } from "../../app/shell.tsx";
import { type ApiTrouble, fetchTable } from "../../online/online-api.ts";
import { type OnlineRoom, openOnlineRoom } from "../../online/online-room.ts";
import { pageSocket } from "../../online/page-socket.ts";
import { askWhoIAm, useWhoAmI } from "../../online/who-am-i.ts";
import { Invited } from "./invited.tsx";
import { NoSuchTable } from "./no-such-table.tsx";
import { OverPage } from "./over.tsx";
import { WaitingTable } from "./waiting.tsx";

const fetchPlace = async () => ({ default: (await import("./at-table.tsx")).AtTable });
const AtTable = lazy(fetchPlace);

export function OnlinePage() {
  const { id } = useParams({ from: "/online/$id" });
  const room = useRoomOf(id);
  return room === null ? <Loading /> : <Place key={id} room={room} />;
}

function useRoomOf(id: string): OnlineRoom | null {
  const [room, setRoom] = useState<OnlineRoom | null>(null);
  useEffect(() => {
    const opened = openOnlineRoom(id, pageSocket());
    setRoom(opened);
    return () => {
      setRoom(null);
      opened.leave();
    };
  }, [id]);
  return room;
}

interface Found {
  readonly trouble: ApiTrouble | null;
  readonly again: () => void;
}

function useFoundTable(room: OnlineRoom): Found {
  const [trouble, setTrouble] = useState<ApiTrouble | null>(null);
  const ask = useCallback(async (): Promise<void> => {
    const [answer, who] = await Promise.all([fetchTable(room.id), askWhoIAm()]);
    const failed = [answer, who].find(({ ok }) => !ok);
    setTrouble(failed === undefined || failed.ok ? null : failed.trouble);
    if (answer.ok) room.noteTable(answer.value);
  }, [room]);
  useEffect(() => void ask(), [ask]);
  return { trouble, again: () => void ask() };
}

function Place({ room }: { readonly room: OnlineRoom }) {
  const table = useStore(room.state, (state) => state.table);
  const me = useWhoAmI((who) => who.me);
  const { trouble, again } = useFoundTable(room);
  const [isMissing, setMissing] = useState(false);
  const { isAtTable, look } = useStaying(table);
  const onMissing = useCallback(() => setMissing(true), []);
  if (isMissing) return framed(<NoSuchTable why="no such table" onAgain={again} />);
  if (table === null || me === undefined)
    return trouble === null ? <Loading /> : framed(<NoSuchTable why={trouble} onAgain={again} />);
  if (isAtTable && mayLook(table))
    return (
      <Suspense fallback={<Loading />}>
        <AtTable room={room} table={table} onMissing={onMissing} />
      </Suspense>
    );
  const isOwn = table.by.id === me?.id;
  return framed(<BesideTable room={room} table={table} isOwn={isOwn} onLook={look} onMissed={again} />);
}

const framed = (children: ReactNode) => <Shell>{children}</Shell>;

const mayLook = ({ you, watchers }: OnlineTable): boolean => you !== null || watchers;

/** Whoever has seen the game to its end stays at the table; whoever comes later is told how it ended first. */
function useStaying(table: OnlineTable | null) {
  const [stays, setStays] = useState(false);
  const isPlayed = table?.status === "playing";
  useEffect(() => {
    if (isPlayed) setStays(true);
  }, [isPlayed]);
  return { isAtTable: isPlayed || stays, look: () => setStays(true) };
}

interface BesideProps {
  readonly room: OnlineRoom;
  readonly table: OnlineTable;
  readonly isOwn: boolean;
  readonly onLook: () => void;
  readonly onMissed: () => void;
}

function BesideTable({ room, table, isOwn, onLook, onMissed }: BesideProps) {
  // Whoever sits down should not wait for the table to be fetched.
  useEffect(() => void fetchPlace().catch(() => undefined), []);
  if (!mayLook(table) && table.status !== "open") return <NoSuchTable why="private" onAgain={onMissed} />;
  if (table.status === "closed") return <NoSuchTable why="closed" onAgain={onMissed} />;
  if (table.status === "over") return <OverPage table={table} onLook={onLook} />;
  if (isOwn) return <WaitingTable room={room} table={table} />;
  return <Invited room={room} table={table} onMissed={onMissed} />;
}
