import { useState } from "react";
import { useTranslations } from "use-intl";
import { useSettings } from "../../settings/settings-store.ts";
import { Toggle } from "./fields.tsx";

/** While the player waits: the screen that stays on, the call when it is his turn. */
export function Calling() {
  const t = useTranslations("settings.table");
  const { keepAwake, change } = useSettings();
  return (
    <>
      <Toggle
        label={t("keepAwake")}
        text={t("keepAwakeText")}
        checked={keepAwake}
        onChange={(on) => change({ keepAwake: on })}
      />
      <Notify />
    </>
  );
}

async function isAllowed(): Promise<boolean> {
  if (typeof Notification === "undefined") return false;
  return (await Notification.requestPermission()) === "granted";
}

/** The browser has the last word: without its leave the setting stays off, and says so. */
function Notify() {
  const t = useTranslations("settings.table");
  const { notify, change } = useSettings();
  const [refused, setRefused] = useState(false);
  const set = async (on: boolean): Promise<void> => {
    const allowed = !on || (await isAllowed());
    setRefused(!allowed);
    change({ notify: on && allowed });
  };
  return (
    <>
      <Toggle label={t("notify")} text={t("notifyText")} checked={notify} onChange={(on) => void set(on)} />
      <p role="status">{refused ? t("notifyRefused") : ""}</p>
    </>
  );
}
