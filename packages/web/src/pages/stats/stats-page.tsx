/** What somebody's own games say, and what the balance lab says about the decks. */
import { useTranslations } from "use-intl";
import { usePageTitle } from "../../app/use-page-title.ts";
import { Page } from "../parts/page.tsx";
import report from "./lab/balance.json" with { type: "json" };
import { LabSection } from "./lab/lab-section.tsx";
import { RecordSection } from "./record/record-section.tsx";

export function StatsPage() {
  const t = useTranslations("stats");
  usePageTitle(t("title"));
  return (
    <Page title={t("title")} under={t("under")}>
      <RecordSection />
      <LabSection sheet={report} />
    </Page>
  );
}
