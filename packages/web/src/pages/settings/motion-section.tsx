import { useTranslations } from "use-intl";
import { MOTIONS, PACES, THINKING_TIMES, type Volumes } from "../../settings/player-settings.ts";
import { useSettings } from "../../settings/settings-store.ts";
import { ChoiceCards } from "../parts/choice-cards.tsx";
import { SettingsSection, Slider, Toggle } from "./fields.tsx";

const VOLUMES = ["cues", "alerts"] as const satisfies readonly (keyof Volumes)[];
const PERCENT = { least: 0, most: 100, step: 5 } as const;

/** A key of the catalogue has no point in it. */
const PACE_WORDS = { 0: "0", 0.5: "05", 1: "1", 2: "2" } as const;

export function MotionSection() {
  const t = useTranslations("settings.motion");
  const { motion, pace, change } = useSettings();
  return (
    <SettingsSection title={t("title")}>
      <ChoiceCards
        legend={t("speed")}
        layout="row"
        choices={MOTIONS.map((value) => ({ value, title: t(`speeds.${value}`) }))}
        chosen={motion}
        onChoose={(value) => change({ motion: value })}
      />
      <p>{t("speedText")}</p>
      <ChoiceCards
        legend={t("pace")}
        layout="row"
        choices={PACES.map((value) => ({ value: String(value), title: t(`paces.${PACE_WORDS[value]}`) }))}
        chosen={String(pace)}
        onChoose={(value) => change({ pace: PACES.find((each) => String(each) === value) ?? 1 })}
      />
      <ElderTime />
      <Sound />
    </SettingsSection>
  );
}

function ElderTime() {
  const t = useTranslations("settings.motion");
  const { thinkingTime, change } = useSettings();
  return (
    <>
      <ChoiceCards
        legend={t("thinkingTime")}
        layout="row"
        choices={THINKING_TIMES.map((value) => ({
          value: String(value),
          title: t("seconds", { count: value }),
        }))}
        chosen={String(thinkingTime)}
        onChoose={(value) =>
          change({ thinkingTime: THINKING_TIMES.find((each) => String(each) === value) ?? 1 })
        }
      />
      <p>{t("thinkingTimeText")}</p>
    </>
  );
}

function Sound() {
  const t = useTranslations("settings.motion");
  const { muted, volumes, change } = useSettings();
  return (
    <>
      <Toggle label={t("muted")} checked={muted} onChange={(on) => change({ muted: on })} />
      {VOLUMES.map((kind) => {
        const percent = Math.round(volumes[kind] * 100);
        return (
          <Slider
            key={kind}
            label={t(kind)}
            value={percent}
            shown={t("volume", { percent: String(percent) })}
            range={PERCENT}
            onChange={(value) => change({ volumes: { ...volumes, [kind]: value / 100 } })}
          />
        );
      })}
    </>
  );
}
