/** What the browser keeps for the player: how much room, as a file, and what could not be read. */
import { useTranslations } from "use-intl";
import { SettingsSection } from "../fields.tsx";
import { AsideList } from "./aside-list.tsx";
import { DataFileControls } from "./data-file-controls.tsx";
import { Room } from "./room.tsx";

export function DataSection() {
  const t = useTranslations("storage.data");
  return (
    <SettingsSection title={t("title")} under={t("under")}>
      <Room />
      <DataFileControls />
      <AsideList />
    </SettingsSection>
  );
}
