/** What follows a game that is over: once more, with whose decks, and looking at it again. */
import type { OnlineTable } from "@fhtagn/protocol/online";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import {
  type ApiAnswer,
  type ApiTrouble,
  askRematch,
  fetchOnlineRecord,
  joinTableAt,
} from "../../online/online-api.ts";
import { type ServerDeed, useDeed } from "../../online/use-deed.ts";
import { useWhoAmI } from "../../online/who-am-i.ts";
import { saveFile } from "../../storage/save-file.ts";
import { openRecord } from "../replay/open-record.ts";

export interface AfterGame extends Pick<ServerDeed, "busy"> {
  readonly trouble: ApiTrouble | "not kept" | null;
  /** Null for those who only watched. */
  readonly again: ((swapped: boolean) => void) | null;
  readonly look: (how: "replay" | "review") => void;
  readonly save: () => void;
}

export function useAfterGame(table: OnlineTable): AfterGame {
  const { id, seats, you } = table;
  const navigate = useNavigate();
  const me = useWhoAmI((who) => who.me?.id);
  const { busy, trouble, run } = useDeed();
  const [isNotKept, setNotKept] = useState(false);
  const goTo = ({ id: next }: OnlineTable): Promise<void> =>
    navigate({ to: "/online/$id", params: { id: next } });
  const own = seats === null || you === null ? null : seats[you];
  const other = seats === null || you === null ? null : seats[you === "P1" ? "P2" : "P1"];
  const again = (swapped: boolean): void =>
    run(() => playAgain(id, { me, deck: swapped ? other?.deck : own?.deck }), goTo);
  const keep = async (text: string, how: "replay" | "review"): Promise<void> => {
    const opened = await openRecord({ by: "text", text }, new AbortController());
    setNotKept(opened.is !== "kept");
    const to = how === "review" ? "/replay/$id/review" : "/replay/$id";
    if (opened.is === "kept") await navigate({ to, params: { id: opened.id } });
  };
  return {
    busy,
    trouble: isNotKept ? "not kept" : trouble,
    again: own === null ? null : again,
    look: (how) =>
      run(
        () => fetchOnlineRecord(id),
        (text) => keep(text, how),
      ),
    save: () =>
      run(
        () => fetchOnlineRecord(id),
        (text) => saveText(id, text),
      ),
  };
}

const saveText = (id: string, text: string): void =>
  saveFile(`fhtagn-${id}.record`, `${text.trimEnd()}\n`, "text/plain");

interface Again {
  readonly me: string | undefined;
  readonly deck: string | undefined;
}

/** The first of two opens the next table; the second finds it and sits down. */
async function playAgain(id: string, { me, deck }: Again): Promise<ApiAnswer<OnlineTable>> {
  const next = await askRematch(id, deck);
  if (!next.ok || next.value.status !== "open" || next.value.by.id === me || deck === undefined) return next;
  return joinTableAt(next.value.id, { deck });
}
