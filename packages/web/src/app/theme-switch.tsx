import { Contrast, type LucideIcon, Moon, ScrollText } from "lucide-react";
import { useTranslations } from "use-intl";
import { THEMES, type Theme } from "../settings/player-settings.ts";
import { useSettings } from "../settings/settings-store.ts";
import styles from "./switches.module.css";

const ICONS: Readonly<Record<Theme, LucideIcon>> = {
  midnight: Moon,
  archive: ScrollText,
  contrast: Contrast,
};

const after = (theme: Theme): Theme => THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? theme;

/** One button for three themes: it says which one comes next. */
export function ThemeSwitch() {
  const t = useTranslations("common.theme");
  const theme = useSettings((settings) => settings.theme);
  const change = useSettings((settings) => settings.change);
  const next = after(theme);
  const label = t("next", { now: t(theme), next: t(next) });
  const Icon = ICONS[theme];
  return (
    <button
      type="button"
      className={styles.theme}
      aria-label={label}
      title={label}
      onClick={() => change({ theme: next })}
    >
      <Icon aria-hidden="true" size={20} strokeWidth={1.75} />
    </button>
  );
}
