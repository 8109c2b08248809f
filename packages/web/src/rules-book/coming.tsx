/** The book is on its way, or could not be fetched. */
import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "../pages/parts/button.tsx";
import css from "./coming.module.css";

/** What comes at once needs no word. */
const PATIENCE = 200;

export function Coming() {
  const t = useTranslations("common");
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p className={css.coming} role="status">
      {late ? t("loading") : ""}
    </p>
  );
}

export function NotToBeHad({ again }: { readonly again: (() => void) | null }) {
  const t = useTranslations("rules.failed");
  return (
    <div className={css.failed} role="alert">
      <p>{t("what")}</p>
      {again === null ? null : <Button onClick={again}>{t("again")}</Button>}
    </div>
  );
}
