import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import { CardBack } from "../../cards/index.ts";
import { useSeatName } from "../seats/use-seat-name.ts";
import { useGame, useTools } from "../table-context.ts";
import css from "./curtain.module.css";

/** Two people at one screen: nothing of the table is drawn while the seat changes. */
export function Curtain() {
  const to = useGame(({ curtain }) => curtain?.to ?? null);
  return to === null ? null : <Closed to={to} />;
}

function Closed({ to }: { readonly to: "P1" | "P2" }) {
  const t = useTranslations("table");
  const { session } = useTools();
  const name = useSeatName(to);
  const title = useRef<HTMLHeadingElement>(null);
  // Not the button: a key pressed once too often, by the one who has just played, would lift it.
  useEffect(() => title.current?.focus(), []);
  return (
    <main className={css.curtain}>
      <div className={css.backs} aria-hidden="true">
        <span>
          <CardBack />
        </span>
        <span>
          <CardBack />
        </span>
        <span>
          <CardBack />
        </span>
      </div>
      <h1 ref={title} tabIndex={-1}>
        {t("curtain.title", { name })}
      </h1>
      <p>{t("curtain.text")}</p>
      <button type="button" onClick={() => session.getState().liftCurtain()}>
        {t("curtain.lift", { name })}
      </button>
    </main>
  );
}
