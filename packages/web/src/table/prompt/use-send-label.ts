import { useTranslations } from "use-intl";
import { stagedCount } from "../model/staging.ts";
import { useGame } from "../table-context.ts";

/** What the button says that sends an assignment: "Commit 4 characters". */
export function useSendLabel(): string {
  const t = useTranslations("table");
  const kind = useGame(({ asked }) => asked?.kind);
  const count = useGame(({ asked, staged }) => (asked?.form === "assign" ? stagedCount(asked, staged) : 0));
  if (kind === "setup") return t("prompt.attachResources", { count });
  return t(kind === "oppose" ? "prompt.oppose" : "prompt.commit", { count });
}
