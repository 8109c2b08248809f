import { useDeferredValue } from "react";
import { useTranslations } from "use-intl";
import { otherPlayer } from "../model/board.ts";
import { useGame, useGestures, useLaid, useTools } from "../table-context.ts";
import { useUnusualRulesHere } from "../use-unusual-rules-here.ts";
import css from "./end-panel.module.css";
import { Sheet } from "./sheet.tsx";

/** Result and reason, the numbers of the game, and what to do next. */
export function EndPanel() {
  const t = useTranslations("table");
  // The last position is drawn first: both at once would hold up the page.
  const result = useDeferredValue(useGame((game) => game.result));
  const seen = useGestures((gestures) => gestures.endSeen);
  const change = useGestures((gestures) => gestures.change);
  const { you } = useLaid();
  if (result === null || seen) return null;
  const outcome = result.winner === "draw" ? "draw" : result.winner === you ? "won" : "lost";
  return (
    <Sheet
      title={t(`end.${outcome}`)}
      description={t(`end.because.${result.because}`)}
      onClose={() => change({ endSeen: true })}
    >
      <Score />
      <Next />
    </Sheet>
  );
}

interface Figure {
  readonly what: "stories" | "tokens" | "characters" | "deck" | "discard";
  readonly you: number;
  readonly opponent: number;
}

function useFigures(): readonly Figure[] {
  const { view, you } = useLaid();
  const other = otherPlayer(you);
  const both = (count: (player: typeof you) => number) => ({ you: count(you), opponent: count(other) });
  return [
    { what: "stories", ...both((player) => view[player].won.length) },
    {
      what: "tokens",
      ...both((player) =>
        view.stories.reduce(
          (sum, story) => sum + (story === null ? 0 : player === "P1" ? story.successP1 : story.successP2),
          0,
        ),
      ),
    },
    {
      what: "characters",
      ...both((player) => view.inPlay.filter((card) => card.controller === player).length),
    },
    { what: "deck", ...both((player) => view[player].deck.count) },
    { what: "discard", ...both((player) => view[player].discard.length) },
  ];
}

function Score() {
  const t = useTranslations("table");
  const { view } = useLaid();
  const seed = useGame((game) => game.seed);
  const assisted = useGame((game) => game.assisted);
  const rules = useUnusualRulesHere();
  return (
    <>
      <table className={css.score}>
        <caption>{t("end.caption", { turn: view.turn })}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">{t("end.opponent")}</th>
            <th scope="col">{t("end.you")}</th>
          </tr>
        </thead>
        <tbody>
          {useFigures().map(({ what, you, opponent }) => (
            <tr key={what}>
              <th scope="row">{t(`end.figures.${what}`)}</th>
              <td>{opponent}</td>
              <td>{you}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={css.seed}>
        {rules !== null && `${rules}. `}
        {t("end.seed", { seed })} {assisted && t("end.assisted")}
      </p>
    </>
  );
}

function Next() {
  const t = useTranslations("table");
  const { exits } = useTools();
  const change = useGestures((gestures) => gestures.change);
  return (
    <div className={css.next}>
      <button
        type="button"
        data-kind="first"
        data-first=""
        onClick={() => exits.rematch({ swapped: false, sameSeed: false })}
      >
        {t("end.rematch")}
      </button>
      <button type="button" onClick={() => exits.rematch({ swapped: true, sameSeed: false })}>
        {t("end.swap")}
      </button>
      <button type="button" onClick={() => exits.rematch({ swapped: false, sameSeed: true })}>
        {t("end.sameSeed")}
      </button>
      {exits.lookBack !== undefined && (
        <>
          <button type="button" onClick={() => exits.lookBack?.("replay")}>
            {t("end.replay")}
          </button>
          <button type="button" onClick={() => exits.lookBack?.("review")}>
            {t("end.review")}
          </button>
        </>
      )}
      <button type="button" onClick={exits.saveRecord}>
        {t("end.save")}
      </button>
      <button type="button" onClick={() => change({ endSeen: true })}>
        {t("end.look")}
      </button>
      <button type="button" onClick={exits.leave}>
        {t("end.leave")}
      </button>
    </div>
  );
}
