import { useDeferredValue } from "react";
import { useTranslations } from "use-intl";
import { otherPlayer } from "../model/board.ts";
import { useSeatNames } from "../seats/use-seat-name.ts";
import { useGame, useGestures, useLaid, useLooksOn, useTools } from "../table-context.ts";
import { useEndingWords } from "../table-words.ts";
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
  const title = useEndingWords();
  if (result === null || seen) return null;
  return (
    <Sheet
      title={title(result)}
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
  const { view, you } = useLaid();
  const looksOn = useLooksOn();
  const names = useSeatNames();
  return (
    <>
      <table className={css.score}>
        <caption>{t("end.caption", { turn: view.turn })}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">{looksOn ? names(otherPlayer(you)) : t("end.opponent")}</th>
            <th scope="col">{looksOn ? names(you) : t("end.you")}</th>
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
      <Remarks />
    </>
  );
}

/** The seed is known to whoever keeps the game; a server tells it in the record. */
function Remarks() {
  const t = useTranslations("table");
  const seed = useGame((game) => game.seed);
  const assisted = useGame((game) => game.assisted);
  const rules = useUnusualRulesHere();
  return (
    <p className={css.seed}>
      {rules !== null && `${rules}. `}
      {seed !== "" && t("end.seed", { seed })} {assisted && t("end.assisted")}
    </p>
  );
}

function Again() {
  const t = useTranslations("table");
  const { exits } = useTools();
  return (
    <>
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
    </>
  );
}

function Next() {
  const t = useTranslations("table");
  const { exits, across } = useTools();
  const change = useGestures((gestures) => gestures.change);
  return (
    <div className={css.next}>
      {across === undefined ? <Again /> : across.next}
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
        {across?.leaveText ?? t("end.leave")}
      </button>
    </div>
  );
}
