import { useTranslations } from "use-intl";
import { HelperLine } from "../../learn/helper/helper-line.tsx";
import { useColumnShown } from "../column/use-column-shown.ts";
import { useRoving } from "../keys/roving.ts";
import { isOrdering } from "../model/asked-order.ts";
import { useGame } from "../table-context.ts";
import { Advice } from "./advice.tsx";
import { AssignButtons } from "./assign-buttons.tsx";
import { ChoiceTray } from "./choice-tray.tsx";
import { ChooseButtons } from "./choose-buttons.tsx";
import { OrderButton, OrderList } from "./order-list.tsx";
import css from "./prompt.module.css";
import { PromptText } from "./prompt-text.tsx";
import { PromptTools } from "./prompt-tools.tsx";

/** The one place for decisions: what is asked, what can be answered, what each answer does. */
export function PromptBar() {
  const t = useTranslations("table");
  const roving = useRoving<HTMLElement>();
  const form = useGame(({ asked }) => asked?.form ?? null);
  const decision = useGame(({ asked }) => asked?.id);
  const ordering = useGame(({ asked }) => isOrdering(asked));
  const columnShown = useColumnShown();
  const busy = useGame((game) => game.busy);
  return (
    <section
      className={css.prompt}
      data-region="prompt"
      data-asked={form !== null}
      data-form={form ?? undefined}
      data-decision={decision}
      aria-label={t("regions.prompt")}
      aria-busy={busy}
      {...roving}
    >
      {ordering ? <OrderList /> : <ChoiceTray />}
      {!columnShown && <HelperLine />}
      <PromptText />
      <div className={css.buttons}>
        {ordering && <OrderButton />}
        {form === "choose" && !ordering && <ChooseButtons />}
        {form === "assign" && <AssignButtons />}
      </div>
      <PromptTools />
      <Advice />
    </section>
  );
}
