import { useEffect } from "react";
import { useTranslations } from "use-intl";

/** The tab's title follows the page and the language. */
export function usePageTitle(page: string): void {
  const t = useTranslations("common.site");
  const title = t("title", { page });
  useEffect(() => {
    document.title = title;
  }, [title]);
}
