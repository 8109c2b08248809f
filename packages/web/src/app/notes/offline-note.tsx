import { CloudOff } from "lucide-react";
import { useTranslations } from "use-intl";
import { isPageKept } from "../../offline/is-page-kept.ts";
import { useOnline } from "../../offline/use-online.ts";
import styles from "./offline-note.module.css";

/** One line under the header while there is no network. */
export function OfflineNote() {
  const t = useTranslations("offline");
  const isOnline = useOnline();
  return (
    <div role="status">
      {isOnline ? null : (
        <p className={styles.offline}>
          <CloudOff aria-hidden="true" size={18} strokeWidth={1.75} />
          <span>{t(isPageKept() ? "note" : "noteBare")}</span>
        </p>
      )}
    </div>
  );
}
