import type { UndoAsked } from "@fhtagn/protocol";
import { useTranslations } from "use-intl";
import { useSeatName } from "../seats/use-seat-name.ts";
import { useGame, useTools } from "../table-context.ts";
import css from "./lists.module.css";
import { Sheet } from "./sheet.tsx";

/** Between two people nobody goes back over what the other one decided unless he agrees. */
export function AgreeToUndo() {
  const undoAsked = useGame((game) => game.undoAsked);
  return undoAsked === null ? null : <Wanted {...undoAsked} />;
}

function Wanted({ by, turn, phase }: UndoAsked) {
  const t = useTranslations("table");
  const { session } = useTools();
  const name = useSeatName(by);
  const shared = useGame((game) => game.shared);
  const answer = (isAgreed: boolean): void => session.getState().answerUndo(isAgreed);
  return (
    <Sheet
      title={t("undo.agree.title")}
      description={t("undo.agree.text", { name, turn, phase: t(`undo.phases.${phase}`) })}
      size="small"
      onClose={() => answer(false)}
    >
      <button type="button" className={css.action} data-first="" onClick={() => answer(false)}>
        {t("undo.agree.no")}
      </button>
      <button type="button" className={css.send} data-deed="" onClick={() => answer(true)}>
        {t(shared ? "undo.agree.both" : "undo.agree.yes")}
      </button>
    </Sheet>
  );
}
