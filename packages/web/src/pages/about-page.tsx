import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { usePageTitle } from "../app/use-page-title.ts";
import styles from "./about-page.module.css";
import { Page } from "./parts/page.tsx";

const PARTS = ["what", "unofficial", "pictures", "computer", "data", "open"] as const;

export function AboutPage() {
  const t = useTranslations("about");
  usePageTitle(t("title"));
  return (
    <Page title={t("title")} under={t("under")}>
      <div className={styles.text}>
        {PARTS.map((part) => (
          <section key={part}>
            <h2>{t(`${part}.title`)}</h2>
            <p>{t(`${part}.text`)}</p>
          </section>
        ))}
        <p>
          <Link to="/credits">{t("credits")}</Link>
        </p>
      </div>
    </Page>
  );
}
