/** The table of a stored game. Leaving it ends nothing: the game waits at home. */
import { useNavigate, useParams } from "@tanstack/react-router";
import { useEffect, useMemo, useState } from "react";
import { useStore } from "zustand";
import { deleteGame } from "../../host/games.ts";
import { holdNews } from "../../offline/new-version.ts";
import { openSession } from "../../session/open-session.ts";
import type { SessionStore } from "../../session/session.ts";
import { currentSettings } from "../../settings/settings-store.ts";
import type { TableExits } from "../../table/table-context.ts";
import { TableScreen } from "../../table/table-screen.tsx";
import { rematch } from "./rematch.ts";
import { saveRecord, saveStored } from "./save-record.ts";

export function TablePage() {
  const { id } = useParams({ from: "/table/$id" });
  const session = useOpenSession(id);
  const exits = useExits(id);
  if (session === null) return null;
  return (
    <>
      <TableScreen key={id} session={session} exits={exits} />
      <Undisturbed session={session} />
    </>
  );
}

/** No news of the site while somebody plays. */
function Undisturbed({ session }: { readonly session: SessionStore }) {
  const isOver = useStore(session, ({ status }) => status === "over" || status === "missing");
  useEffect(() => {
    holdNews(!isOver);
    return () => holdNews(false);
  }, [isOver]);
  return null;
}

function useOpenSession(id: string): SessionStore | null {
  const [session, setSession] = useState<SessionStore | null>(null);
  useEffect(() => {
    const { pace, thinkingTime } = currentSettings();
    const opened = openSession(id, { pace, thinkingTime });
    setSession(opened);
    return () => {
      setSession(null);
      opened.getState().close();
    };
  }, [id]);
  return session;
}

function useExits(id: string): TableExits {
  const navigate = useNavigate();
  return useMemo(
    () => ({
      leave: () => void navigate({ to: "/" }),
      rematch: (how) =>
        void rematch(id, how).then((next) => navigate({ to: "/table/$id", params: { id: next } })),
      saveRecord: () => void saveRecord(id),
      saveStored: () => void saveStored(id),
      remove: () => void deleteGame(id).then(() => navigate({ to: "/" })),
      lookBack: (how) =>
        void navigate({ to: how === "review" ? "/replay/$id/review" : "/replay/$id", params: { id } }),
    }),
    [id, navigate],
  );
}
