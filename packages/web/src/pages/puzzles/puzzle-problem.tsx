import { useTranslations } from "use-intl";
import { Shell } from "../../app/shell.tsx";
import { ButtonLink } from "../parts/button.tsx";
import { Page } from "../parts/page.tsx";

/** The worker broke down, or the position does not come about any more. */
export function PuzzleProblem() {
  const t = useTranslations("puzzles");
  return (
    <Shell>
      <Page title={t("title")}>
        <p role="alert">{t("table.failed")}</p>
        <div>
          <ButtonLink to="/learn/puzzles">{t("table.list")}</ButtonLink>
        </div>
      </Page>
    </Shell>
  );
}
