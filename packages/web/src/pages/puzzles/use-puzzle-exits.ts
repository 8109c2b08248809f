/** Ways away from the table of a puzzle, and what it is called. */
import type { Puzzle } from "@fhtagn/lab";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useMemo, useRef } from "react";
import { useTranslations } from "use-intl";
import { numberOf } from "../../puzzles/shelf.ts";
import type { TableExits } from "../../table/table-context.ts";

export function usePuzzleExits(again: () => void): TableExits {
  const navigate = useNavigate();
  const latest = useRef(again);
  latest.current = again;
  return useMemo(() => {
    const leave = (): void => void navigate({ to: "/learn/puzzles" });
    return { leave, rematch: () => latest.current(), saveRecord: leave, saveStored: leave, remove: leave };
  }, [navigate]);
}

/** Also in the tab, from the first moment on. */
export function usePuzzleTitle({ id }: Puzzle): string {
  const t = useTranslations("puzzles.table");
  const title = t("title", { number: numberOf(id) });
  useEffect(() => {
    document.title = title;
  }, [title]);
  return title;
}
