import { LOCALES } from "@fhtagn/rules/words";
import { useTranslations } from "use-intl";
import { LOCALE_NAMES } from "../../language/locales.ts";
import { TEXT_SIZES, THEMES, TYPEFACES } from "../../settings/player-settings.ts";
import { useSettings } from "../../settings/settings-store.ts";
import { ChoiceCards } from "../parts/choice-cards.tsx";
import { SettingsSection, Toggle } from "./fields.tsx";

export function ReadingSection() {
  const t = useTranslations("settings.reading");
  const { locale, textOnlyCards, letterIcons, change } = useSettings();
  return (
    <SettingsSection title={t("title")}>
      <ChoiceCards
        legend={t("language")}
        layout="row"
        choices={LOCALES.map((value) => ({ value, title: LOCALE_NAMES[value] }))}
        chosen={locale}
        onChoose={(value) => change({ locale: value })}
      />
      <Look />
      <Toggle
        label={t("textOnlyCards")}
        text={t("textOnlyCardsText")}
        checked={textOnlyCards}
        onChange={(on) => change({ textOnlyCards: on })}
      />
      <Toggle
        label={t("letterIcons")}
        text={t("letterIconsText")}
        checked={letterIcons}
        onChange={(on) => change({ letterIcons: on })}
      />
    </SettingsSection>
  );
}

function Look() {
  const t = useTranslations("settings.reading");
  const themeNames = useTranslations("common.theme");
  const { theme, textSize, change } = useSettings();
  return (
    <>
      <ChoiceCards
        legend={t("theme")}
        choices={THEMES.map((value) => ({ value, title: themeNames(value), text: t(`themes.${value}`) }))}
        chosen={theme}
        onChoose={(value) => change({ theme: value })}
      />
      <ChoiceCards
        legend={t("textSize")}
        layout="row"
        choices={TEXT_SIZES.map((size) => ({
          value: String(size),
          title: t("percent", { size: String(size) }),
        }))}
        chosen={String(textSize)}
        onChoose={(value) => change({ textSize: TEXT_SIZES.find((size) => String(size) === value) ?? 100 })}
      />
      <TypefaceChoice />
    </>
  );
}

function TypefaceChoice() {
  const t = useTranslations("settings.reading");
  const { typeface, change } = useSettings();
  return (
    <ChoiceCards
      legend={t("typeface")}
      choices={TYPEFACES.map((value) => ({
        value,
        title: t(`typefaces.${value}`),
        text: t(`typefaces.${value}Text`),
      }))}
      chosen={typeface}
      onChoose={(value) => change({ typeface: value })}
    />
  );
}
