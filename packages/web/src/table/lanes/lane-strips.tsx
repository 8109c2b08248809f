import { useTranslations } from "use-intl";
import { cardByCode } from "../../cards/index.ts";
import type { Lane } from "../model/board.ts";
import { markOf } from "../model/options.ts";
import { useGame, useGestures } from "../table-context.ts";
import css from "./lanes.module.css";

/** On a phone one lane is large; the strips show the score of all, where something can be done, what changed. */
export function LaneStrips({ lanes }: { readonly lanes: readonly Lane[] }) {
  const t = useTranslations("table");
  return (
    <nav className={css.strips} aria-label={t("lanes.strips")}>
      {lanes.map((lane, at) => (
        <Strip key={lane.key} lane={lane} at={at} />
      ))}
    </nav>
  );
}

/** Something of this lane answers the question now put. */
function useLegalAt(lane: Lane): boolean {
  const picked = useGestures((gestures) => gestures.picked);
  return useGame(({ asked }) => {
    const cards = [...lane.committed.you, ...lane.committed.opponent].map(({ card }) => card.handle);
    const things = lane.story === null ? cards : [lane.story.handle, ...cards];
    return things.some((ref) => markOf(asked, ref, picked) !== null);
  });
}

function Strip({ lane, at }: { readonly lane: Lane; readonly at: number }) {
  const t = useTranslations("table");
  const shown = useGestures((gestures) => gestures.lane === at);
  const change = useGestures((gestures) => gestures.change);
  const legal = useLegalAt(lane);
  const changed = useGame(({ lastChanges }) =>
    [
      lane.story,
      ...lane.committed.you.map(({ card }) => card),
      ...lane.committed.opponent.map(({ card }) => card),
    ].some((card) => card !== null && lastChanges.cards.includes(card.handle)),
  );
  const { opponent, you } = lane.success;
  return (
    <button
      type="button"
      className={css.strip}
      aria-pressed={shown}
      aria-label={t("lanes.strip", {
        number: lane.number,
        title: cardByCode(lane.story?.code ?? "")?.facts.title ?? "",
        opponent,
        you,
        legal: legal ? "yes" : "no",
        changed: changed ? "yes" : "no",
      })}
      onClick={() => change({ lane: at })}
    >
      <span>{lane.key}</span>
      <b>{`${opponent}:${you}`}</b>
      {legal && <strong>!</strong>}
      {changed && !shown && <i />}
    </button>
  );
}
