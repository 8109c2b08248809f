import { useTranslations } from "use-intl";
import { LogOrTalk } from "../column/log-or-talk.tsx";
import { PassingControls } from "../column/passing-controls.tsx";
import { PhaseBar } from "../column/phase-bar.tsx";
import { TableMenu } from "../column/table-menu.tsx";
import { useGestures, useWatching } from "../table-context.ts";
import { ActionList } from "./action-list.tsx";
import { ConfirmConcede, ConfirmDeed } from "./confirm.tsx";
import { KeysHelp } from "./keys-help.tsx";
import css from "./panels.module.css";
import { PileViewer } from "./pile-viewer.tsx";
import { Sheet } from "./sheet.tsx";
import { UndoList } from "./undo-list.tsx";

/** One panel at a time; dialogs are never stacked, but for the zoom. */
export function Panels() {
  const panel = useGestures((gestures) => gestures.panel);
  switch (panel?.is) {
    case "actions":
      return <ActionList />;
    case "undo":
      return <UndoList />;
    case "help":
      return <KeysHelp />;
    case "concede":
      return <ConfirmConcede />;
    case "confirm":
      return <ConfirmDeed panel={panel} />;
    case "pile":
      return <PileViewer panel={panel} />;
    case "log":
      return <LogSheet />;
    default:
      return null;
  }
}

/** What the right column holds, where there is no room for it. */
function LogSheet() {
  const t = useTranslations("table");
  const change = useGestures((gestures) => gestures.change);
  const watching = useWatching() !== undefined;
  return (
    <Sheet title={t("regions.log")} onClose={() => change({ panel: null })}>
      <div className={css.log}>
        <TableMenu />
        <PhaseBar />
        {!watching && <PassingControls />}
        <LogOrTalk whole />
      </div>
    </Sheet>
  );
}
