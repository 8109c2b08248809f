import { useTranslations } from "use-intl";
import { usePageTitle } from "../../app/use-page-title.ts";
import { ButtonLink } from "../parts/button.tsx";
import css from "./section.module.css";

export function NoSuchSection({ section }: { readonly section: string }) {
  const t = useTranslations("rules.notFound");
  usePageTitle(t("title"));
  return (
    <div className={css.missing}>
      <h1 className={css.title}>{t("title")}</h1>
      <p>{t("what", { section })}</p>
      <p>
        <ButtonLink to="/rules/{-$section}" params={{ section: undefined }}>
          {t("contents")}
        </ButtonLink>
      </p>
    </div>
  );
}
