import { useTranslations } from "use-intl";
import { type Confirmations, HELPERS, HOVER_DELAY, PASSING_LEVELS } from "../../settings/player-settings.ts";
import { useSettings } from "../../settings/settings-store.ts";
import { ChoiceCards } from "../parts/choice-cards.tsx";
import { Calling } from "./calling.tsx";
import styles from "./fields.module.css";
import { SettingsSection, Slider, Toggle } from "./fields.tsx";
import { StopsTable } from "./stops-table.tsx";

export function TableSection() {
  const t = useTranslations("settings.table");
  const { passing, change } = useSettings();
  return (
    <SettingsSection title={t("title")}>
      <ChoiceCards
        legend={t("passing")}
        choices={PASSING_LEVELS.map((value) => ({
          value,
          title: t(`levels.${value}`),
          text: t(`levels.${value}Text`),
        }))}
        chosen={passing}
        onChoose={(value) => change({ passing: value })}
      />
      <HelperChoice />
      <StopsTable />
      <ConfirmSettings />
      <Handling />
      <Calling />
    </SettingsSection>
  );
}

function HelperChoice() {
  const t = useTranslations("settings.table");
  const { helper, change } = useSettings();
  return (
    <ChoiceCards
      legend={t("helper")}
      layout="row"
      choices={HELPERS.map((value) => ({ value, title: t(`helpers.${value}`) }))}
      chosen={helper}
      onChoose={(value) => change({ helper: value })}
    />
  );
}

function Handling() {
  const t = useTranslations("settings.table");
  const { askDomain, hoverDelay, leftHanded, change } = useSettings();
  return (
    <>
      <Toggle
        label={t("askDomain")}
        text={t("askDomainText")}
        checked={askDomain}
        onChange={(on) => change({ askDomain: on })}
      />
      <Toggle
        label={t("leftHanded")}
        text={t("leftHandedText")}
        checked={leftHanded}
        onChange={(on) => change({ leftHanded: on })}
      />
      <Slider
        label={t("hoverDelay")}
        value={hoverDelay}
        shown={t("milliseconds", { time: String(hoverDelay) })}
        range={HOVER_DELAY}
        onChange={(value) => change({ hoverDelay: value })}
      />
    </>
  );
}

const CONFIRMED = [
  "conceding",
  "losing",
  "idleStoryPhase",
] as const satisfies readonly (keyof Confirmations)[];

function ConfirmSettings() {
  const t = useTranslations("settings.table");
  const { confirm, change } = useSettings();
  return (
    <fieldset className={styles.group}>
      <legend>{t("confirm")}</legend>
      {CONFIRMED.map((deed) => (
        <Toggle
          key={deed}
          label={t(deed)}
          checked={confirm[deed]}
          onChange={(on) => change({ confirm: { ...confirm, [deed]: on } })}
        />
      ))}
    </fieldset>
  );
}
