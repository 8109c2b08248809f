import type { Player } from "@fhtagn/rules";
import { useMemo, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { useStore } from "zustand";
import type { SessionStore } from "../session/session.ts";
import { Curtain } from "./dialogs/curtain.tsx";
import { type GestureStore, makeGestures } from "./gestures.ts";
import { Play } from "./play.tsx";
import { type TableExits, ToolsProvider, useGame } from "./table-context.ts";
import css from "./table-screen.module.css";

interface TableScreenProps {
  readonly session: SessionStore;
  readonly exits: TableExits;
}

/** The table of a running game, whoever hosts it. */
export function TableScreen({ session, exits }: TableScreenProps) {
  const seat = useStore(session, (game) => game.seat);
  const gestures = useGesturesOf(seat);
  const tools = useMemo(() => ({ session, gestures, exits }), [session, gestures, exits]);
  const status = useStore(session, (game) => game.status);
  return (
    <ToolsProvider value={tools}>
      {status === "loading" && <Laying />}
      {status === "missing" && <Missing onLeave={exits.leave} />}
      {status === "curtain" && <Curtain />}
      {(status === "playing" || status === "over" || status === "lost") && <Play />}
    </ToolsProvider>
  );
}

/** What one of two people at one screen looked at is gone before the other one sees the table. */
function useGesturesOf(seat: Player): GestureStore {
  const [stores] = useState(() => new Map<Player, GestureStore>());
  const last = useRef(seat);
  if (last.current !== seat) stores.clear();
  last.current = seat;
  const store = stores.get(seat) ?? makeGestures();
  stores.set(seat, store);
  return store;
}

/** The empty table, while the game is fetched. */
function Laying() {
  const t = useTranslations("table");
  return (
    <main className={css.laying} aria-busy="true">
      <p role="status">{t("states.loading")}</p>
      <i />
      <i />
      <i />
    </main>
  );
}

function Missing({ onLeave }: { readonly onLeave: () => void }) {
  const t = useTranslations("table");
  const damaged = useGame(({ missing }) => missing === "damaged");
  return (
    <main className={css.missing}>
      <h1>{t(damaged ? "states.damagedTitle" : "states.missingTitle")}</h1>
      <p>{t(damaged ? "states.damagedText" : "states.missingText")}</p>
      <button type="button" onClick={onLeave}>
        {t("menu.leave")}
      </button>
    </main>
  );
}
