import { useTranslations } from "use-intl";
import type { ApiTrouble } from "../../online/online-api.ts";
import styles from "./lobby-parts.module.css";

/** The place is always there: a screen reader only hears what is put into a place that it knows. */
export function TroubleLine({ trouble }: { readonly trouble: ApiTrouble | null }) {
  const t = useTranslations("lobby.troubles");
  return (
    <p role="alert" className={styles.trouble}>
      {trouble === null ? "" : t(trouble)}
    </p>
  );
}
