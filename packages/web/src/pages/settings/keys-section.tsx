/** The keys of the table: each can be changed or taken away (WCAG 2.1.4). */
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useSettings } from "../../settings/settings-store.ts";
import { DEFAULT_KEYS, TABLE_COMMANDS, type TableCommand } from "../../table/keys/commands.ts";
import { Button } from "../parts/button.tsx";
import { SettingsSection, Toggle } from "./fields.tsx";
import { KeyRow } from "./key-row.tsx";
import styles from "./keys-section.module.css";
import { rebind, unbind } from "./rebind.ts";
import { useKeyWords } from "./use-key-words.ts";

/** What becomes of the keys, and what is said about it. */
function useRebinding() {
  const t = useTranslations("settings.keys");
  const { keys, change } = useSettings();
  const keyWords = useKeyWords();
  const [said, setSaid] = useState("");
  const bind = (command: TableCommand, chord: string) => {
    const { keys: next, lostBy } = rebind(keys, command, chord);
    change({ keys: next });
    const told = { command: t(`commands.${command}`), key: keyWords([chord]) };
    setSaid(lostBy === null ? t("changed", told) : t("taken", { ...told, other: t(`commands.${lostBy}`) }));
  };
  const clear = (command: TableCommand) => {
    change({ keys: unbind(keys, command) });
    setSaid(t("changed", { command: t(`commands.${command}`), key: t("off") }));
  };
  return { said, bind, clear };
}

export function KeysSection() {
  const t = useTranslations("settings.keys");
  const { keys, keysOn, change } = useSettings();
  const { said, bind, clear } = useRebinding();
  return (
    <SettingsSection title={t("title")} under={t("under")}>
      <Toggle label={t("on")} checked={keysOn} onChange={(on) => change({ keysOn: on })} />
      <ul className={styles.keys}>
        {TABLE_COMMANDS.map((command) => (
          <KeyRow
            key={command}
            command={command}
            chords={keys[command]}
            onBind={(chord) => bind(command, chord)}
            onClear={() => clear(command)}
          />
        ))}
      </ul>
      <p role="status">{said}</p>
      <div>
        <Button onClick={() => change({ keys: DEFAULT_KEYS })}>{t("defaults")}</Button>
      </div>
    </SettingsSection>
  );
}
