import { useTranslations } from "use-intl";
import styles from "./loading.module.css";

/** Shown where a page takes more than a moment to arrive. */
export function Loading() {
  const t = useTranslations("common");
  return (
    <p className={styles.loading} role="status">
      {t("loading")}
    </p>
  );
}
