import { useTranslations } from "use-intl";
import { isComplete, stagedCount } from "../model/staging.ts";
import { sendStaged } from "../player-moves.ts";
import { useGame, useTools } from "../table-context.ts";
import { PromptButton } from "./prompt-button.tsx";
import { useSendLabel } from "./use-send-label.ts";

/** Commits and the opening hand are laid out first and sent at once. */
export function AssignButtons() {
  const t = useTranslations("table");
  const tools = useTools();
  const asked = useGame((game) => game.asked);
  const staged = useGame((game) => game.staged);
  const label = useSendLabel();
  if (asked === null) return null;
  const count = stagedCount(asked, staged);
  const complete = isComplete(asked, staged);
  return (
    <>
      <PromptButton
        kind="default"
        keyName={t("keys.space")}
        disabled={!complete}
        onClick={() => sendStaged(tools)}
      >
        {label}
      </PromptButton>
      {count > 0 && (
        <PromptButton kind="quiet" onClick={() => tools.session.getState().unstageAll()}>
          {t("prompt.takeAllBack")}
        </PromptButton>
      )}
    </>
  );
}
