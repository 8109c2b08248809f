import { Popover } from "radix-ui";
import { useRef } from "react";
import { useTranslations } from "use-intl";
import type { OfferedGestures as OfferedOptions } from "../gestures.ts";
import { answerWith } from "../player-moves.ts";
import { useGestures, useTools } from "../table-context.ts";
import { useOptionWords } from "../table-words.ts";
import css from "./offered.module.css";

/** Several things can be done with one card: they stand beside it as chips. */
export function Offered() {
  const offered = useGestures((gestures) => gestures.offered);
  return offered === null ? null : <Chips offered={offered} />;
}

function Chips({ offered }: { readonly offered: OfferedOptions }) {
  const t = useTranslations("table");
  const tools = useTools();
  const words = useOptionWords();
  const anchor = useRef(offered.anchor);
  anchor.current = offered.anchor;
  const close = (): void => tools.gestures.getState().change({ offered: null });
  return (
    <Popover.Root open onOpenChange={(open) => !open && close()}>
      <Popover.Anchor virtualRef={anchor} />
      <Popover.Portal>
        <Popover.Content
          className={css.chips}
          side="top"
          sideOffset={6}
          collisionPadding={8}
          aria-label={t("prompt.chips")}
        >
          {offered.options.map((one) => (
            <button key={one.index} type="button" data-chip="" onClick={() => answerWith(tools, one)}>
              {words(one.option).label}
              {words(one.option).warning !== undefined && <em>{words(one.option).warning}</em>}
            </button>
          ))}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
