import { useTranslations } from "use-intl";
import { install, useInstallOffer } from "../../offline/install-offer.ts";
import { isPageKept } from "../../offline/is-page-kept.ts";
import { Button } from "../parts/button.tsx";
import { SettingsSection } from "./fields.tsx";

const isInstalled = (): boolean =>
  typeof matchMedia === "function" && matchMedia("(display-mode: standalone)").matches;

/** Whether the site works without a network here, and the browser's offer to install it where it makes one. */
export function DeviceSection() {
  const t = useTranslations("offline.install");
  const { offer } = useInstallOffer();
  return (
    <SettingsSection title={t("title")}>
      <p>{t(isPageKept() ? "offline" : "notKept")}</p>
      {isInstalled() && <p>{t("installed")}</p>}
      {offer !== null && (
        <>
          <p>{t("text")}</p>
          <div>
            <Button onClick={() => void install()}>{t("button")}</Button>
          </div>
        </>
      )}
    </SettingsSection>
  );
}
