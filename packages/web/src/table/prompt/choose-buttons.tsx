import { useTranslations } from "use-intl";
import { defaultOption, type Numbered, promptOptions } from "../model/options.ts";
import { answerWith } from "../player-moves.ts";
import { useGame, useGestures, useTools } from "../table-context.ts";
import { useOptionWords } from "../table-words.ts";
import { PromptButton } from "./prompt-button.tsx";

const MOST_KEYS = 9;

/** The numbered answers shown beside the question; the keys 1 to 9 count the same list. */
function useShownOptions(): readonly Numbered[] {
  const asked = useGame((game) => game.asked);
  const picked = useGestures((gestures) => gestures.picked);
  return promptOptions(asked, picked);
}

export function ChooseButtons() {
  const t = useTranslations("table");
  const tools = useTools();
  const shown = useShownOptions();
  const asked = useGame((game) => game.asked);
  const picked = useGestures((gestures) => gestures.picked);
  const words = useOptionWords();
  const usual = defaultOption(asked);
  const keyOf = (isDefault: boolean, at: number) => {
    if (isDefault) return { keyName: t("keys.space") };
    return at < MOST_KEYS ? { keyName: String(at + 1) } : {};
  };
  return (
    <>
      {shown.map((one, at) => {
        const isDefault = one.index === usual?.index;
        const { label, warning } = words(one.option);
        return (
          <PromptButton
            key={one.index}
            kind={isDefault ? "default" : "plain"}
            {...keyOf(isDefault, at)}
            {...(warning !== undefined && { warning })}
            onClick={() => answerWith(tools, one)}
          >
            {label}
          </PromptButton>
        );
      })}
      {picked !== null && (
        <PromptButton
          kind="quiet"
          keyName="Esc"
          onClick={() => tools.gestures.getState().change({ picked: null })}
        >
          {t("prompt.putBack")}
        </PromptButton>
      )}
    </>
  );
}
