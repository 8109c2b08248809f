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
import { SpeechSection } from "./speech-section.tsx";
import { TableSection } from "./table-section.tsx";

export function SettingsPage() {
  const t = useTranslations("settings");
  usePageTitle(t("title"));
  return (
    <Page title={t("title")} under={t("under")}>
      <ReadingSection />
      <MotionSection />
      <TableSection />
      <SpeechSection />
      <KeysSection />
      <Reset />
      <DeviceSection />
      <DataSection />
    </Page>
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
