import { useTranslations } from "use-intl";
import { useSettings } from "../../settings/settings-store.ts";
import { TABLE_COMMANDS } from "../keys/commands.ts";
import { useGestures } from "../table-context.ts";
import css from "./lists.module.css";
import { Sheet } from "./sheet.tsx";

export function KeysHelp() {
  const t = useTranslations("table");
  const change = useGestures((gestures) => gestures.change);
  const keys = useSettings((settings) => settings.keys);
  const on = useSettings((settings) => settings.keysOn);
  return (
    <Sheet
      title={t("keys.title")}
      description={t(on ? "keys.description" : "keys.off")}
      onClose={() => change({ panel: null })}
    >
      <dl className={css.keys}>
        <Keys chords={["Tab"]} does={t("keys.tab")} />
        <Keys chords={["←", "↑", "↓", "→"]} does={t("keys.arrows")} />
        <Keys chords={["Enter"]} does={t("keys.enter")} />
        {TABLE_COMMANDS.map((command) => (
          <Keys key={command} chords={keys[command]} does={t(`keys.commands.${command}`)} />
        ))}
      </dl>
    </Sheet>
  );
}

function Keys({ chords, does }: { readonly chords: readonly string[]; readonly does: string }) {
  if (chords.length === 0) return null;
  return (
    <>
      <dt>
        {chords.map((chord) => (
          <kbd key={chord}>{chord}</kbd>
        ))}
      </dt>
      <dd>{does}</dd>
    </>
  );
}
