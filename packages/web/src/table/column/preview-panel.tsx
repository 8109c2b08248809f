import { Pin, PinOff, ZoomIn } from "lucide-react";
import { useTranslations } from "use-intl";
import { Card, cardByCode, StoryCard } from "../../cards/index.ts";
import { figuresOnCard } from "../card/use-card-marks.ts";
import { useReason } from "../card/why-not.ts";
import { useGame, useGestures } from "../table-context.ts";
import css from "./column.module.css";

/** The card last hovered, focused or played, whole. It never covers the table. */
export function PreviewPanel() {
  const t = useTranslations("table");
  const looked = useGestures((gestures) => gestures.looked);
  const pinned = useGestures((gestures) => gestures.pinned);
  const change = useGestures((gestures) => gestures.change);
  return (
    <section className={css.preview} aria-label={t("regions.preview")}>
      {looked === null ? (
        <p className={css.nothing}>{t("preview.nothing")}</p>
      ) : (
        <>
          <Looked code={looked.code} handle={looked.handle ?? 0} />
          <div className={css.previewTools}>
            <button
              type="button"
              aria-pressed={pinned}
              aria-label={t(pinned ? "preview.unpin" : "preview.pin")}
              onClick={() => change({ pinned: !pinned })}
            >
              {pinned ? <PinOff size={15} aria-hidden="true" /> : <Pin size={15} aria-hidden="true" />}
            </button>
            <button type="button" aria-label={t("preview.zoom")} onClick={() => change({ zoomed: looked })}>
              <ZoomIn size={15} aria-hidden="true" />
            </button>
          </div>
        </>
      )}
    </section>
  );
}

interface LookedProps {
  readonly code: string | null;
  readonly handle: number | string;
}

function Looked({ code, handle }: LookedProps) {
  const figures = useGame((game) => figuresOnCard(game.figures?.inPlay, handle));
  const reason = useReason(handle, true);
  const type = code === null ? undefined : cardByCode(code)?.facts.type;
  const landscape = type === "story" || type === "conspiracy";
  const now = figures && { skill: figures.skill, icons: figures.icons, toughness: figures.toughness };
  return (
    <>
      <div className={css.looked} data-landscape={landscape}>
        {landscape && code !== null ? (
          <StoryCard code={code} />
        ) : (
          <Card code={code} face="full" {...(now && { now })} />
        )}
      </div>
      {reason !== undefined && <p className={css.reason}>{reason}</p>}
    </>
  );
}
