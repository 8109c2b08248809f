/** One sheet at a time over the replay. */
import { useTranslations } from "use-intl";
import { Sheet } from "../../table/dialogs/sheet.tsx";
import { useNarrow } from "../../table/use-media.ts";
import { useReplay, useReplayTools } from "../replay-context.ts";
import { EyesChoice } from "./eyes-choice.tsx";
import { GoOnSheet } from "./go-on-sheet.tsx";
import { GoTo } from "./go-to.tsx";
import { ReplayButtons } from "./replay-controls.tsx";
import { ShareSheet, TextSheet } from "./share-sheet.tsx";
import css from "./sheets.module.css";
import { DecisionKeys, SpeedKeys } from "./transport.tsx";

export function ReplayPanels() {
  const { panel, open } = useReplayTools();
  const close = (): void => open(null);
  switch (panel) {
    case "share":
      return <ShareSheet onClose={close} />;
    case "goOn":
      return <GoOnSheet onClose={close} />;
    case "text":
      return <TextSheet onClose={close} />;
    case "keys":
      return <KeysSheet onClose={close} />;
    case "rest":
      return <RestSheet onClose={close} />;
    case "more":
      return <MoreSheet onClose={close} />;
    case null:
      return null;
  }
}

interface SheetProps {
  readonly onClose: () => void;
}

function MoreSheet({ onClose }: SheetProps) {
  const t = useTranslations("replay.table");
  const narrow = useNarrow();
  return (
    <Sheet title={t("more")} size="small" onClose={onClose}>
      <div className={css.more}>
        {narrow && (
          <div className={css.keysRow}>
            <EyesChoice />
            <DecisionKeys />
            <SpeedKeys />
            <GoTo />
          </div>
        )}
        <ReplayButtons all />
      </div>
    </Sheet>
  );
}

const KEYS = [
  { what: "step", keys: ["←", "→"] },
  { what: "turn", keys: ["Shift ←", "Shift →"] },
  { what: "decision", keys: ["Ctrl ←", "Ctrl →"] },
  { what: "ends", keys: ["Home", "End"] },
  { what: "play", keys: ["Space"] },
  { what: "speed", keys: ["−", "+"] },
] as const;

function KeysSheet({ onClose }: SheetProps) {
  const t = useTranslations("replay.keys");
  return (
    <Sheet title={t("title")} size="small" onClose={onClose}>
      <dl className={css.keys}>
        {KEYS.map(({ what, keys }) => (
          <div key={what}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{t(what)}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}

/** What was written down when the game was played, from where this engine could not follow it. */
function RestSheet({ onClose }: SheetProps) {
  const t = useTranslations("replay.older");
  const opened = useReplay((state) => state.opened);
  const rest = opened?.is === "game" ? opened.rest : [];
  return (
    <Sheet title={t("restTitle")} onClose={onClose}>
      {rest.length === 0 ? <p>{t("noLog")}</p> : <pre className={css.text}>{rest.join("\n")}</pre>}
    </Sheet>
  );
}
