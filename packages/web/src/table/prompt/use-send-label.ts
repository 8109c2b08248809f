import { assignmentLabel } from "@fhtagn/words";
import { stagedCount } from "../model/staging.ts";
import { useGame, useTongue } from "../table-context.ts";

/** What the button says that sends an assignment: "Commit 4 characters". */
export function useSendLabel(): string {
  const locale = useTongue();
  const asked = useGame((game) => game.asked);
  const staged = useGame((game) => game.staged);
  return asked?.form === "assign" ? assignmentLabel(asked.kind, stagedCount(asked, staged), { locale }) : "";
}
