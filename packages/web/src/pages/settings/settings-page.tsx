import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { usePageTitle } from "../../app/use-page-title.ts";
import { useSettings } from "../../settings/settings-store.ts";
import { Button } from "../parts/button.tsx";
import { Page } from "../parts/page.tsx";
import { DataSection } from "./data/data-section.tsx";
import { DeviceSection } from "./device-section.tsx";
import { KeysSection } from "./keys-section.tsx";
import { MotionSection } from "./motion-section.tsx";
import { ReadingSection } from "./reading-section.tsx";
import styles from "./settings-page.module.css";
import { SpeechSection } from "./speech-section.tsx";
import { TableSection } from "./table-section.tsx";

/** By their anchors; notices lead to "data". */
const SECTIONS = {
  reading: ReadingSection,
  motion: MotionSection,
  table: TableSection,
  speech: SpeechSection,
  keys: KeysSection,
  device: DeviceSection,
  data: DataSection,
} as const;
type Anchor = keyof typeof SECTIONS;
const ANCHORS = Object.keys(SECTIONS) as readonly Anchor[]; // the keys of a closed record

export function SettingsPage() {
  const t = useTranslations("settings");
  usePageTitle(t("title"));
  return (
    <Page title={t("title")} under={t("under")}>
      <Contents />
      {ANCHORS.map((anchor) => {
        const Section = SECTIONS[anchor];
        return (
          <div key={anchor} id={anchor}>
            <Section />
          </div>
        );
      })}
      <Reset />
    </Page>
  );
}

function useTitles(): Readonly<Record<Anchor, string>> {
  const t = useTranslations("settings");
  const device = useTranslations("offline.install");
  const data = useTranslations("storage.data");
  return {
    reading: t("reading.title"),
    motion: t("motion.title"),
    table: t("table.title"),
    speech: t("speech.title"),
    keys: t("keys.title"),
    device: device("title"),
    data: data("title"),
  };
}

/** The page is long. */
function Contents() {
  const t = useTranslations("settings");
  const titles = useTitles();
  return (
    <nav aria-label={t("contents")}>
      <ul className={styles.contents}>
        {ANCHORS.map((anchor) => (
          <li key={anchor}>
            <Link to="/settings" hash={anchor}>
              {titles[anchor]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Reset() {
  const t = useTranslations("settings");
  const reset = useSettings((settings) => settings.reset);
  const [done, setDone] = useState(false);
  const putBack = () => {
    reset();
    setDone(true);
  };
  return (
    <div>
      <Button onClick={putBack}>{t("reset")}</Button>
      <p role="status">{done ? t("resetDone") : ""}</p>
    </div>
  );
}
