import { useRef } from "react";
import { useTranslations } from "use-intl";
import { HelperLine } from "../../learn/helper/helper-line.tsx";
import { useSeatName } from "../seats/use-seat-name.ts";
import { useGame, useWatching } from "../table-context.ts";
import css from "./column.module.css";
import { LogOrTalk } from "./log-or-talk.tsx";
import { PassingControls } from "./passing-controls.tsx";
import { PhaseBar } from "./phase-bar.tsx";
import { PreviewPanel } from "./preview-panel.tsx";
import { Separator } from "./separator.tsx";
import { TableMenu } from "./table-menu.tsx";

/** Beside the table: the turn, the log, the card last looked at. */
export function Column() {
  const t = useTranslations("table");
  const column = useRef<HTMLElement>(null);
  const seat = useGame((game) => game.seat);
  const name = useSeatName(seat);
  const watching = useWatching() !== undefined;
  return (
    <aside ref={column} className={css.column} aria-label={t("regions.column")}>
      <Separator column={column} />
      <div className={css.head}>
        <span title={name}>{name}</span>
        <TableMenu />
      </div>
      <PhaseBar />
      {!watching && <PassingControls />}
      <HelperLine />
      <LogOrTalk />
      <PreviewPanel />
    </aside>
  );
}
