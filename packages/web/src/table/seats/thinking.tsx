import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { useGame } from "../table-context.ts";
import css from "./seats.module.css";

/** Nothing is shown for a short thought: it would only flicker. */
const PATIENCE = 400;

export function Thinking() {
  const t = useTranslations("table");
  const since = useGame(({ thinking }) => thinking?.since ?? null);
  const [shown, setShown] = useState(false);
  useEffect(() => {
    setShown(false);
    if (since === null) return;
    const timer = setTimeout(() => setShown(true), Math.max(0, since + PATIENCE - performance.now()));
    return () => clearTimeout(timer);
  }, [since]);
  if (!shown) return null;
  return (
    <span className={css.thinking} role="status">
      {t("opponent.thinking")}
      <i aria-hidden="true" />
    </span>
  );
}
