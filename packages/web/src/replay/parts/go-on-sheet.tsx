/** A new game from this very position against a computer player. */
import type { Player } from "@fhtagn/rules";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { ChoiceCards } from "../../pages/parts/choice-cards.tsx";
import { OPPONENT_LEVELS, type Opponent, USUAL_OPPONENT } from "../../pages/setup/opponents.ts";
import { currentSettings } from "../../settings/settings-store.ts";
import { Sheet } from "../../table/dialogs/sheet.tsx";
import { useSeatNames } from "../../table/seats/use-seat-name.ts";
import type { ReplayStore } from "../create-replay.ts";
import { useReplay, useReplayTools } from "../replay-context.ts";
import css from "./sheets.module.css";

interface Wish {
  readonly seat: Player;
  readonly level: Opponent;
}

/** Resolves with the id of the new game. */
async function goOnFrom(replay: ReplayStore, { seat, level }: Wish): Promise<string> {
  const { goOn, opened } = replay.getState();
  const going = await goOn(seat);
  if (going === null || opened?.is !== "game") throw new Error("the game is over");
  const { decks, seed, ruleset } = opened.summary;
  const seatOf = (player: Player) =>
    player === seat
      ? { kind: "person" as const, name: "", deck: decks[player] }
      : { kind: "bot" as const, name: "", level, deck: decks[player] };
  const { passing, stops } = currentSettings();
  const { createGameFrom } = await import("../../host/games.ts");
  return createGameFrom({
    ...going,
    seats: { P1: seatOf("P1"), P2: seatOf("P2") },
    decks,
    seed,
    ruleset,
    passing: { level: passing, stops: [...stops], less: [], until: null },
  });
}

export function GoOnSheet({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations("replay.goOn");
  const { replay, toTable } = useReplayTools();
  const seat = useReplay(({ eyes }) => eyes.seat);
  const over = useReplay(({ points, at, opened }) => {
    const result = opened?.is === "game" ? opened.summary.result : null;
    return at === points.length - 1 && result !== null;
  });
  const [wish, setWish] = useState<Wish>({ seat, level: USUAL_OPPONENT });
  const [failure, setFailure] = useState<string | null>(null);
  const start = (): void => {
    goOnFrom(replay, wish).then(toTable, (problem: unknown) =>
      setFailure(problem instanceof Error ? problem.message : String(problem)),
    );
  };
  return (
    <Sheet title={t("title")} description={t(over ? "over" : "text")} onClose={onClose}>
      {over ? (
        <TurnBack />
      ) : (
        <div className={css.share}>
          <WishChoice wish={wish} onWish={setWish} />
          <div className={css.row}>
            <button type="button" className={css.main} onClick={start}>
              {t("start")}
            </button>
          </div>
          <p role="alert">{failure === null ? "" : t("failed", { message: failure })}</p>
        </div>
      )}
    </Sheet>
  );
}

/** Where the game is over there is nothing to play: the last turn is offered instead. */
function TurnBack() {
  const t = useTranslations("replay.table");
  const move = useReplay((state) => state.move);
  return (
    <div className={css.row}>
      <button type="button" className={css.main} onClick={() => move("turn", -1)}>
        {t("turnBack")}
      </button>
    </div>
  );
}

interface WishProps {
  readonly wish: Wish;
  readonly onWish: (wish: Wish) => void;
}

function WishChoice({ wish, onWish }: WishProps) {
  const t = useTranslations("replay.goOn");
  const levels = useTranslations("setup.levels");
  const names = useSeatNames();
  return (
    <>
      <ChoiceCards
        legend={t("seat")}
        layout="row"
        choices={(["P1", "P2"] as const).map((value) => ({ value, title: names(value) }))}
        chosen={wish.seat}
        onChoose={(seat) => onWish({ ...wish, seat })}
      />
      <ChoiceCards
        legend={t("level")}
        layout="row"
        choices={OPPONENT_LEVELS.map((value) => ({ value, title: levels(`${value}.name`) }))}
        chosen={wish.level}
        onChoose={(level) => onWish({ ...wish, level })}
      />
    </>
  );
}
