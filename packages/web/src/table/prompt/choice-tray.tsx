import { cardIn } from "@fhtagn/rules/options";
import { useTranslations } from "use-intl";
import { Card } from "../../cards/index.ts";
import { useLooking } from "../card/use-looking.ts";
import { type Numbered, trayOptions } from "../model/options.ts";
import { answerWith } from "../player-moves.ts";
import { CARD_RATIO, useSizes } from "../sizes.ts";
import { codeOnTable, isHandleOnTable, useGame, useLaid, useTools } from "../table-context.ts";
import { useOptionWords } from "../table-words.ts";
import css from "./choice-tray.module.css";

/** Cards of a pile or of a searched deck that answer the question, laid out to be chosen. */
export function ChoiceTray() {
  const t = useTranslations("table");
  const { view } = useLaid();
  const asked = useGame((game) => game.asked);
  const shown = trayOptions(asked, (ref) => isHandleOnTable(view, ref));
  if (shown.length === 0) return null;
  return (
    <ul className={css.tray} aria-label={t("prompt.tray")}>
      {shown.map((one) => (
        <li key={one.index}>
          <TrayCard one={one} />
        </li>
      ))}
    </ul>
  );
}

function TrayCard({ one }: { readonly one: Numbered }) {
  const tools = useTools();
  const { view } = useLaid();
  const { hand } = useSizes();
  const words = useOptionWords();
  const { code } = one.option;
  const card = cardIn(one.option) ?? 0;
  const shown = code ?? codeOnTable(view, card);
  const { isClick, ...looking } = useLooking({ code: shown, handle: card });
  return (
    <button
      type="button"
      className={css.choice}
      data-item=""
      aria-label={words(one.option).label}
      onClick={() => isClick() && answerWith(tools, one)}
      {...looking}
    >
      <Card code={shown} width={Math.round(hand * CARD_RATIO)} ring="canBeChosen" />
    </button>
  );
}
