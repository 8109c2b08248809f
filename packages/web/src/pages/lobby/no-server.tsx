/** Without a server the page is what it was before there was one: everything but other people. */
import { useTranslations } from "use-intl";
import type { ApiTrouble } from "../../online/online-api.ts";
import { Button, ButtonLink } from "../parts/button.tsx";
import { Page } from "../parts/page.tsx";
import styles from "./lobby-page.module.css";

interface Props {
  readonly trouble: ApiTrouble;
  readonly onAgain: () => void;
}

export function NoServer({ trouble, onAgain }: Props) {
  const t = useTranslations("lobby.noServer");
  return (
    <Page title={t("title")}>
      <p role="status" className={styles.text}>
        {t(trouble === "offline" ? "offline" : "text")}
      </p>
      <div className={styles.deeds}>
        <ButtonLink look="main" to="/play/ai">
          {t("computer")}
        </ButtonLink>
        <ButtonLink to="/play/ai" search={{ people: 2 }}>
          {t("twoPeople")}
        </ButtonLink>
        <Button onClick={onAgain}>{t("again")}</Button>
      </div>
    </Page>
  );
}
