import { LOCALES } from "@fhtagn/rules/words";
import { useTranslations } from "use-intl";
import { LOCALE_NAMES } from "../language/locales.ts";
import { useSettings } from "../settings/settings-store.ts";
import styles from "./switches.module.css";

/** Each language is written in itself; the one in use is pressed. */
export function LanguageSwitch() {
  const t = useTranslations("common.language");
  const locale = useSettings((settings) => settings.locale);
  const change = useSettings((settings) => settings.change);
  return (
    <fieldset className={styles.languages}>
      <legend className="visually-hidden">{t("label")}</legend>
      {LOCALES.map((each) => (
        <button
          key={each}
          type="button"
          lang={each}
          className={styles.language}
          aria-pressed={each === locale}
          aria-label={LOCALE_NAMES[each]}
          title={LOCALE_NAMES[each]}
          onClick={() => change({ locale: each })}
        >
          {each.toUpperCase()}
        </button>
      ))}
    </fieldset>
  );
}
