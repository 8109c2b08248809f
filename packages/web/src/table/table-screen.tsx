import type { Player } from "@fhtagn/rules";
import { type ReactNode, useMemo, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { useStore } from "zustand";
import type { SessionStatus, SessionStore } from "../session/session.ts";
import { Curtain } from "./dialogs/curtain.tsx";
import { type GestureStore, makeGestures } from "./gestures.ts";
import { MissingGame } from "./missing-game.tsx";
import { NoTable } from "./no-table.tsx";
import { TablePlay } from "./play.tsx";
import { type AcrossNetwork, type TableExits, ToolsProvider, type Watching } from "./table-context.ts";
import css from "./table-screen.module.css";

interface TableScreenProps {
  readonly session: SessionStore;
  readonly exits: TableExits;
  readonly watching?: Watching;
  readonly across?: AcrossNetwork;
  readonly title?: string;
  /** A strip over the table, which gives way to it. */
  readonly above?: ReactNode;
  /** What stands beside the table and knows its game. */
  readonly children?: ReactNode;
}

/** Without a host the table stays where it is, and says so. */
const AT_TABLE: readonly SessionStatus[] = ["playing", "over", "lost", "stuck", "taken"];

/** The table of a running game, whoever hosts it. */
export function TableScreen(props: TableScreenProps) {
  const { session, exits, watching, across, title, above, children } = props;
  const seat = useStore(session, (game) => game.seat);
  const gestures = useGesturesOf(seat);
  const coached = children !== undefined || above !== undefined;
  const tools = useMemo(
    () => ({
      session,
      gestures,
      exits,
      coached,
      ...(watching && { watching }),
      ...(across && { across }),
      ...(title !== undefined && { title }),
    }),
    [session, gestures, exits, coached, watching, across, title],
  );
  return (
    <ToolsProvider value={tools}>
      <Under above={above}>
        <AtStatus session={session} />
      </Under>
      {children}
    </ToolsProvider>
  );
}

function AtStatus({ session }: Pick<TableScreenProps, "session">) {
  const status = useStore(session, (game) => game.status);
  const isLaid = useStore(session, ({ view }) => view !== null);
  if (status === "loading" || (status === "lost" && !isLaid)) return <Laying />;
  if ((status === "stuck" || status === "taken") && !isLaid) return <NoTable />;
  if (status === "missing") return <MissingGame />;
  if (status === "curtain") return <Curtain />;
  return AT_TABLE.includes(status) && <TablePlay />;
}

/** The table fills the screen, or what a strip over it leaves. */
function Under({ above, children }: Pick<TableScreenProps, "above" | "children">) {
  if (above === undefined) return children;
  return (
    <div className={css.under}>
      {above}
      {children}
    </div>
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
  const t = useTranslations("states");
  return (
    <main className={css.laying} aria-busy="true">
      <p role="status">{t("loading")}</p>
      <i />
      <i />
      <i />
    </main>
  );
}
