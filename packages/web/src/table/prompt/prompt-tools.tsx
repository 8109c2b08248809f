import type { Asked } from "@fhtagn/protocol";
import { BookOpenText, Eye, Lightbulb, List, Undo2 } from "lucide-react";
import { useTranslations } from "use-intl";
import { useOpenRules } from "../../rules-book/open-rule.ts";
import { ruleOfQuestion } from "../../rules-book/rules-at-the-table.ts";
import { askHint, foreseeNow, stepBack, undo } from "../player-moves.ts";
import { useGame, useGestures, useTools } from "../table-context.ts";
import css from "./prompt-tools.module.css";

interface ToolProps {
  /** What it is called in the page, for whoever looks for it there. */
  readonly name?: string;
  readonly label: string;
  readonly icon: typeof Undo2;
  readonly onClick: () => void;
}

function Tool({ name, label, icon: Icon, onClick }: ToolProps) {
  return (
    <button
      type="button"
      className={css.tool}
      data-item=""
      data-tool={name}
      title={label}
      aria-label={label}
      onClick={onClick}
    >
      <Icon size={18} aria-hidden="true" />
    </button>
  );
}

/** Taking back, foreseeing, advice, and the list of everything that can be done. */
export function PromptTools() {
  const t = useTranslations("table");
  const tools = useTools();
  const change = useGestures((gestures) => gestures.change);
  const asked = useGame((game) => game.asked);
  const canStepBack = useGame((game) => game.canStepBack);
  const canUndo = useGame((game) => game.canUndo);
  const canHint = useGame((game) => game.canHint);
  return (
    <div className={css.tools}>
      {canStepBack && <Tool label={t("tools.stepBack")} icon={Undo2} onClick={() => stepBack(tools)} />}
      {!canStepBack && canUndo && <Tool label={t("tools.undo")} icon={Undo2} onClick={() => undo(tools)} />}
      {asked !== null && (
        <Tool label={t("tools.preview")} icon={Eye} onClick={() => void foreseeNow(tools)} />
      )}
      {asked !== null && canHint && (
        <Tool label={t("tools.hint")} icon={Lightbulb} onClick={() => void askHint(tools)} />
      )}
      {asked !== null && (
        <Tool
          name="actions"
          label={t("tools.actions", { count: asked.options.length })}
          icon={List}
          onClick={() => change({ panel: { is: "actions" } })}
        />
      )}
      {asked !== null && <RuleOfQuestion asked={asked} />}
    </div>
  );
}

function RuleOfQuestion({ asked }: { readonly asked: Asked }) {
  const t = useTranslations("rules");
  const open = useOpenRules((rules) => rules.open);
  const id = ruleOfQuestion(asked);
  return (
    <Tool name="rule" label={t("ruleOfQuestion", { id })} icon={BookOpenText} onClick={() => open(id)} />
  );
}
