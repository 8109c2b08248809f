import type { Choice } from "@fhtagn/rules";
import { useEffect } from "react";
import { useTranslations } from "use-intl";
import { codeOnTable, useGame, useTools } from "../../table/table-context.ts";
import { useChoiceWords, useNames } from "../../table/table-words.ts";
import type { Hinting } from "../use-hint.ts";
import { whereToLook } from "../where-to-look.ts";
import css from "./strip.module.css";

/** A slip in the strip: where to look, and on the second press the move. */
export function HintNote({ hinted }: Pick<Hinting, "hinted">) {
  const t = useTranslations("puzzles.hint");
  return (
    <div className={hinted === null ? "visually-hidden" : css.note} role="status" data-hinted={hinted?.is}>
      {hinted?.is === "asking" && <p>{t("asking")}</p>}
      {hinted?.is === "told" && typeof hinted.advice === "string" && <p>{t(hinted.advice)}</p>}
      {hinted?.is === "told" && typeof hinted.advice === "object" && (
        <Told choice={hinted.advice} shown={hinted.shown} />
      )}
    </div>
  );
}

interface ToldProps {
  readonly choice: Choice;
  readonly shown: "where" | "move";
}

function Told({ choice, shown }: ToldProps) {
  const t = useTranslations("puzzles.hint");
  const words = useChoiceWords();
  const where = useWhere(choice);
  return <p>{shown === "move" ? t("move", { move: words(choice) }) : where}</p>;
}

/** The card is shown large beside the table as well; on a phone the story comes to the front. */
function useWhere(choice: Choice): string {
  const t = useTranslations("puzzles.hint");
  const { session, gestures } = useTools();
  const asked = useGame((game) => game.asked);
  const names = useNames();
  const where = asked === null ? null : whereToLook(asked, choice);
  const ref = where?.is === "thing" ? where.ref : null;
  useEffect(() => {
    const { view } = session.getState();
    if (ref === null || view === null) return;
    const lane = view.stories.findIndex((story) => story?.handle === ref);
    const shown = lane < 0 ? {} : { lane };
    gestures.getState().change({ looked: { code: codeOnTable(view, ref), handle: ref }, ...shown });
  }, [ref, session, gestures]);
  if (where === null) return "";
  return where.is === "thing" ? t("lookAt", { name: names(where.ref, where.code) }) : t(where.is);
}
