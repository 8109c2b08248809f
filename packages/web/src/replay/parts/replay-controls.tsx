/** What stands where the prompt stands otherwise: what happens here, the timeline, the way through the game. */
import { BookOpenCheck, Ellipsis, FileText, Keyboard, Play as PlayOn, Share2 } from "lucide-react";
import { useTranslations } from "use-intl";
import { useNarrow } from "../../table/use-media.ts";
import { type ReplayPanel, useReplay, useReplayTools } from "../replay-context.ts";
import { useReplayKeys } from "../use-replay-keys.ts";
import { EyesChoice } from "./eyes-choice.tsx";
import { GoTo } from "./go-to.tsx";
import css from "./replay-controls.module.css";
import { ReplayTelling } from "./telling.tsx";
import { Timeline } from "./timeline.tsx";
import { Transport } from "./transport.tsx";

export function ReplayControls() {
  const t = useTranslations("replay.table");
  const narrow = useNarrow();
  useReplayKeys();
  return (
    <section className={css.controls} data-region="prompt" aria-label={t("region")}>
      <div className={css.head}>
        <ReplayTelling />
        {narrow ? <MoreButton /> : <EyesChoice />}
      </div>
      <Timeline />
      <div className={css.row}>
        <Transport />
        {!narrow && <ReplayButtons />}
      </div>
    </section>
  );
}

interface DeedProps {
  readonly label: string;
  readonly icon: typeof Share2;
  readonly onClick: () => void;
}

function Deed({ label, icon: Icon, onClick }: DeedProps) {
  return (
    <button type="button" className={css.deed} onClick={onClick}>
      <Icon size={16} aria-hidden="true" />
      {label}
    </button>
  );
}

/** In the sheet of a phone all of them stand in words; the bar has the ones that are wanted often. */
export function ReplayButtons({ all = false }: { readonly all?: boolean }) {
  const t = useTranslations("replay.table");
  const { open, toReview } = useReplayTools();
  const to = (panel: ReplayPanel) => () => open(panel);
  return (
    <div className={all ? css.allDeeds : css.deeds}>
      {!all && <GoTo />}
      <Deed label={t("review")} icon={BookOpenCheck} onClick={toReview} />
      <Deed label={t("goOn")} icon={PlayOn} onClick={to("goOn")} />
      <Deed label={t("share")} icon={Share2} onClick={to("share")} />
      {all ? (
        <>
          <Deed label={t("text")} icon={FileText} onClick={to("text")} />
          <Deed label={t("keys")} icon={Keyboard} onClick={to("keys")} />
        </>
      ) : (
        <MoreButton />
      )}
    </div>
  );
}

function MoreButton() {
  const t = useTranslations("replay.table");
  const { open } = useReplayTools();
  const ready = useReplay(({ points }) => points.length > 0);
  return (
    <button
      type="button"
      className={css.tool}
      aria-label={t("more")}
      title={t("more")}
      disabled={!ready}
      onClick={() => open("more")}
    >
      <Ellipsis size={18} aria-hidden="true" />
    </button>
  );
}
