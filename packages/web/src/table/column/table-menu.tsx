import { Flag, History, House, Keyboard, PanelRightClose, ScrollText, Volume2, VolumeX } from "lucide-react";
import { useTranslations } from "use-intl";
import { useSettings } from "../../settings/settings-store.ts";
import { useGame, useGestures, useTools, useWatching } from "../table-context.ts";
import css from "./column.module.css";

interface MenuButtonProps {
  readonly label: string;
  readonly icon: typeof House;
  readonly onClick: () => void;
}

function MenuButton({ label, icon: Icon, onClick }: MenuButtonProps) {
  return (
    <button type="button" className={css.menuButton} title={label} aria-label={label} onClick={onClick}>
      <Icon size={17} aria-hidden="true" />
    </button>
  );
}

/** Leaving, going back, sound, keys, conceding. */
export function TableMenu() {
  const t = useTranslations("table");
  const { exits, across } = useTools();
  const change = useGestures((gestures) => gestures.change);
  const columnShown = useSettings((settings) => settings.columnShown);
  const muted = useSettings((settings) => settings.muted);
  const setSettings = useSettings((settings) => settings.change);
  const watching = useWatching() !== undefined;
  const mayUndo = useGame((game) => game.mayUndo);
  const over = useGame(({ result }) => result !== null) || watching;
  return (
    <nav className={css.menu} aria-label={t("menu.name")}>
      <MenuButton label={across?.leaveText ?? t("menu.leave")} icon={House} onClick={exits.leave} />
      {!watching && mayUndo && (
        <MenuButton
          label={t("menu.history")}
          icon={History}
          onClick={() => change({ panel: { is: "undo" } })}
        />
      )}
      <MenuButton label={t("menu.log")} icon={ScrollText} onClick={() => change({ panel: { is: "log" } })} />
      <MenuButton
        label={t(muted ? "menu.unmute" : "menu.mute")}
        icon={muted ? VolumeX : Volume2}
        onClick={() => setSettings({ muted: !muted })}
      />
      <MenuButton label={t("menu.keys")} icon={Keyboard} onClick={() => change({ panel: { is: "help" } })} />
      {!over && (
        <MenuButton
          label={t("menu.concede")}
          icon={Flag}
          onClick={() => change({ panel: { is: "concede" } })}
        />
      )}
      {columnShown && (
        <MenuButton
          label={t("menu.hideColumn")}
          icon={PanelRightClose}
          onClick={() => setSettings({ columnShown: false })}
        />
      )}
    </nav>
  );
}
