/** Nothing to sit down at: why, and where to go from here. */
import { useTranslations } from "use-intl";
import { usePageTitle } from "../../app/use-page-title.ts";
import type { ApiTrouble } from "../../online/online-api.ts";
import { Button, ButtonLink } from "../parts/button.tsx";
import { Page } from "../parts/page.tsx";
import styles from "./online-page.module.css";

interface Props {
  readonly why: "closed" | "private" | ApiTrouble;
  readonly onAgain: () => void;
}

const TITLES = {
  closed: "title",
  private: "privateTitle",
  "no such table": "missingTitle",
} as const;
const TEXTS = { closed: "text", private: "privateText", "no such table": "missingText" } as const;

const isOfTable = (why: Props["why"]): why is keyof typeof TITLES => Object.hasOwn(TITLES, why);

export function NoSuchTable({ why, onAgain }: Props) {
  const t = useTranslations("online.closed");
  const troubles = useTranslations("lobby.troubles");
  const again = useTranslations("lobby.noServer");
  const lobby = useTranslations("online.over");
  const title = isOfTable(why) ? t(TITLES[why]) : t("troubleTitle");
  usePageTitle(title);
  return (
    <Page title={title}>
      <p role="status" className={styles.note}>
        {isOfTable(why) ? t(TEXTS[why]) : troubles(why)}
      </p>
      <div className={styles.deeds}>
        {isOfTable(why) ? null : (
          <Button look="main" onClick={onAgain}>
            {again("again")}
          </Button>
        )}
        <ButtonLink to="/lobby">{lobby("lobby")}</ButtonLink>
        <ButtonLink to="/play/ai">{again("computer")}</ButtonLink>
      </div>
    </Page>
  );
}
