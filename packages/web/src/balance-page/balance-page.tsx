/** The file that `fhtagn lab` writes: what the statistics page says of a balance, in a frame that leads nowhere. */
import { useTranslations } from "use-intl";
import { LanguageSwitch } from "../app/language-switch.tsx";
import { ThemeSwitch } from "../app/theme-switch.tsx";
import { usePageTitle } from "../app/use-page-title.ts";
import { Wordmark } from "../app/wordmark.tsx";
import { Page } from "../pages/parts/page.tsx";
import { LabSection, type OfBalance } from "../pages/stats/lab/lab-section.tsx";
import styles from "./balance-page.module.css";

export function BalancePage({ sheet }: OfBalance) {
  const t = useTranslations("stats.lab");
  const common = useTranslations("common");
  usePageTitle(t("title"));
  return (
    <>
      <header className={styles.header}>
        <Wordmark />
        <LanguageSwitch />
        <ThemeSwitch />
      </header>
      <main className={styles.main}>
        <Page title={t("file")}>
          <LabSection sheet={sheet} />
        </Page>
      </main>
      <footer className={styles.footer}>
        <p>{common("footer.unofficial")}</p>
      </footer>
    </>
  );
}
