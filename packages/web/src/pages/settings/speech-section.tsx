import { useTranslations } from "use-intl";
import { ANNOUNCEMENTS } from "../../settings/player-settings.ts";
import { useSettings } from "../../settings/settings-store.ts";
import { ChoiceCards } from "../parts/choice-cards.tsx";
import { SettingsSection } from "./fields.tsx";

export function SpeechSection() {
  const t = useTranslations("settings.speech");
  const { announcements, change } = useSettings();
  return (
    <SettingsSection title={t("title")}>
      <ChoiceCards
        legend={t("announcements")}
        choices={ANNOUNCEMENTS.map((value) => ({
          value,
          title: t(`levels.${value}`),
          text: t(`levels.${value}Text`),
        }))}
        chosen={announcements}
        onChoose={(value) => change({ announcements: value })}
      />
    </SettingsSection>
  );
}
