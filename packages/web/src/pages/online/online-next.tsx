/** At the end of an online game: the same again, the decks exchanged, or the game that follows already. */

import type { OnlineTable } from "@fhtagn/protocol/online";
import { useTranslations } from "use-intl";
import { useRoomState } from "../../online/online-context.ts";
import { useAfterGame } from "./use-after-game.ts";
import { useOtherName } from "./use-other-name.ts";

export function OnlineNext() {
  const table = useRoomState((state) => state.table);
  return table === null ? null : <Next table={table} />;
}

function Next({ table }: { readonly table: OnlineTable }) {
  const t = useTranslations("online.over");
  const troubles = useTranslations("lobby.troubles");
  const { busy, trouble, again } = useAfterGame(table);
  const isAsked = useRoomState(({ next }) => next !== null) || table.next !== null;
  const name = useOtherName(table);
  if (again === null) return null;
  return (
    <>
      <button type="button" data-kind="first" data-first="" disabled={busy} onClick={() => again(false)}>
        {busy ? t("asking") : isAsked ? t("accept", { name }) : t("rematch")}
      </button>
      <button type="button" disabled={busy} onClick={() => again(true)}>
        {t("swap")}
      </button>
      <p role="alert" hidden={trouble === null}>
        {trouble === null || trouble === "not kept" ? "" : troubles(trouble)}
      </p>
    </>
  );
}
