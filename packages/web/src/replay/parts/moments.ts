/** The places of a game that somebody may want to see: turns, what happened there, what it cost. */
import type { WalkPoint } from "@fhtagn/host";
import type { ReviewSheet } from "@fhtagn/protocol";
import { useTranslations } from "use-intl";
import { cardByCode } from "../../cards/index.ts";
import { useSeatNames } from "../../table/seats/use-seat-name.ts";
import { pointOfAnswer } from "../moves.ts";
import { useReplay, useSheet } from "../replay-context.ts";

export interface PlaceInGame {
  readonly at: number;
  readonly turn: number;
  readonly kind: "turn" | "storyWon" | "characterLost" | "insane" | "swing";
  readonly words: string;
}

/** What the eye should find on the timeline; a decision that was no more than inaccurate does not swing a game. */
const isSwing = (decision: ReviewSheet["decisions"][number]): boolean =>
  decision.mark === "mistake" || decision.mark === "blunder";

const turnsOf = (points: readonly WalkPoint[]): readonly number[] =>
  points.flatMap(({ turn }, at) => (turn > 0 && turn !== points[at - 1]?.turn ? [at] : []));

export function usePlaces(): readonly PlaceInGame[] {
  const t = useTranslations("replay.table");
  const review = useTranslations("replay.review");
  const names = useSeatNames();
  const points = useReplay((state) => state.points);
  const sheet = useSheet();
  const title = (code: string): string => cardByCode(code)?.facts.title ?? code;
  const turns = turnsOf(points).map((at): PlaceInGame => {
    const turn = points[at]?.turn ?? 0;
    return { at, turn, kind: "turn", words: t("goToTurn", { turn }) };
  });
  const moments = points.flatMap(({ moments: found, turn }, at) =>
    found.map(({ what, player, code }): PlaceInGame => {
      const words = t(`moment.${what}`, { name: names(player), title: title(code) });
      return { at, turn, kind: what, words };
    }),
  );
  const swings = (sheet?.decisions ?? []).filter(isSwing).map(({ at, turn, player, mark }): PlaceInGame => {
    const words = t("swing", { mark: review(`mark.${mark ?? "mistake"}`), name: names(player) });
    return { at: pointOfAnswer(points, at), turn, kind: "swing", words };
  });
  return [...turns, ...moments, ...swings].sort((a, b) => a.at - b.at || order(a) - order(b));
}

const order = ({ kind }: PlaceInGame): number => (kind === "turn" ? 0 : 1);
