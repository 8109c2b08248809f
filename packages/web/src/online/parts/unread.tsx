import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { useColumnShown } from "../../table/column/use-column-shown.ts";
import { useGestures } from "../../table/table-context.ts";
import { useHeardLines } from "../chat-lines.ts";
import { useWhoAmI } from "../who-am-i.ts";
import css from "./unread.module.css";

/** Lines of others since the talk was last in sight. */
export function Unread() {
  const t = useTranslations("online.talk");
  const me = useWhoAmI((who) => who.me?.id);
  const lines = useHeardLines();
  const isSeen = useTalkInSight();
  const last = lines.at(-1)?.n ?? -1;
  const [seen, setSeen] = useState(last);
  useEffect(() => {
    if (isSeen) setSeen(last);
  }, [isSeen, last]);
  const count = lines.filter(({ n, by }) => n > seen && by.id !== me).length;
  if (isSeen || count === 0) return null;
  return (
    <span className={css.unread}>
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden">{t("unread", { count })}</span>
    </span>
  );
}

function useTalkInSight(): boolean {
  const tab = useGestures((gestures) => gestures.tab);
  const isSheet = useGestures(({ panel }) => panel?.is === "log");
  const isBeside = useColumnShown();
  return tab === "talk" && (isSheet || isBeside);
}
