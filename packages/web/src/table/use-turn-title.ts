/** The tab says that it is the player's turn while he looks elsewhere. */
import { useEffect } from "react";
import { useTranslations } from "use-intl";
import { useGame, useTools, useWatching } from "./table-context.ts";

export function useTurnTitle(): void {
  const t = useTranslations("table");
  const asked = useGame((game) => game.asked !== null);
  const watching = useWatching() !== undefined;
  const { title } = useTools();
  const plain = title ?? t("title");
  const called = t("titleYourTurn");
  useEffect(() => {
    if (watching) return;
    const tell = (): void => {
      document.title = asked && document.hidden ? called : plain;
    };
    tell();
    document.addEventListener("visibilitychange", tell);
    return () => document.removeEventListener("visibilitychange", tell);
  }, [asked, plain, called, watching]);
}
