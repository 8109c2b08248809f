import { useLocation } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { usePageTitle } from "../app/use-page-title.ts";
import { ButtonLink } from "./parts/button.tsx";
import { Page } from "./parts/page.tsx";

export function NotFoundPage() {
  const t = useTranslations("common.notFound");
  const { pathname } = useLocation();
  usePageTitle(t("title"));
  return (
    <Page title={t("title")}>
      <p>{t("what", { path: pathname })}</p>
      <p>
        <ButtonLink to="/" look="main">
          {t("home")}
        </ButtonLink>
      </p>
    </Page>
  );
}
