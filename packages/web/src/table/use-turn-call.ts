/** A notification of the system when it is the player's turn and he looks elsewhere, if he asked for it. */
import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import { useSettings } from "../settings/settings-store.ts";
import { useGame } from "./table-context.ts";
import { useQuestionWords } from "./table-words.ts";

function call(title: string, body: string, tag: string): Notification | null {
  if (typeof Notification === "undefined" || Notification.permission !== "granted") return null;
  try {
    const note = new Notification(title, { body, tag });
    note.onclick = () => window.focus();
    return note;
  } catch {
    return null; // some phones want a service worker for it
  }
}

export function useTurnCall(): void {
  const t = useTranslations("table");
  const wanted = useSettings(({ notify }) => notify);
  const asked = useGame((game) => game.asked);
  const table = useGame((game) => game.table);
  const words = useQuestionWords();
  const body = asked === null ? "" : words(asked);
  const latest = useRef({ title: "", body: "" });
  latest.current = { title: t("titleYourTurn"), body };
  const id = asked?.id ?? null;
  useEffect(() => {
    if (!wanted || id === null || !document.hidden) return;
    const note = call(latest.current.title, latest.current.body, `fhtagn ${table}`);
    const seen = (): void => {
      if (!document.hidden) note?.close();
    };
    document.addEventListener("visibilitychange", seen);
    return () => {
      document.removeEventListener("visibilitychange", seen);
      note?.close();
    };
  }, [wanted, id, table]);
}
