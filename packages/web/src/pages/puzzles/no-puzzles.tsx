import { useTranslations } from "use-intl";
import { usePageTitle } from "../../app/use-page-title.ts";
import { Button } from "../parts/button.tsx";
import { Page } from "../parts/page.tsx";
import styles from "./puzzles-page.module.css";

/** They could not be fetched. */
export function NoPuzzles({ again }: { readonly again: () => void }) {
  const t = useTranslations("puzzles");
  usePageTitle(t("title"));
  return (
    <Page title={t("title")}>
      <div className={styles.failed} role="alert">
        <p>{t("failed")}</p>
        <Button onClick={again}>{t("again")}</Button>
      </div>
    </Page>
  );
}
