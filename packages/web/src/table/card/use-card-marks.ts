/** What the question now put, the staged assignment and the last changes make of a card. */
import type { CardFigures } from "@fhtagn/protocol";
import type { CardRef } from "@fhtagn/rules/view";
import type { FiguresNow, PicturedState, Ring } from "../../cards/card-state.ts";
import { markOf } from "../model/options.ts";
import { stagedCount, stagedNumber } from "../model/staging.ts";
import { useGame, useGestures } from "../table-context.ts";
import type { ShownCard } from "./table-card.tsx";

interface MarksOfCard {
  readonly picked: boolean;
  readonly ring: Ring | undefined;
  readonly figures: CardFigures | undefined;
  /** What the drawn card needs of it. */
  readonly shown: PicturedState;
}

export const figuresOnCard = <T>(
  table: Readonly<Record<number, T>> | undefined,
  ref: CardRef,
): T | undefined => (typeof ref === "number" ? table?.[ref] : undefined);

function nowOf(figures: CardFigures | undefined, cost: number | undefined): FiguresNow {
  return {
    ...(cost !== undefined && { cost }),
    ...(figures && { skill: figures.skill, icons: figures.icons, toughness: figures.toughness }),
  };
}

export function useCardMarks({ handle }: ShownCard, at: string): MarksOfCard {
  const picked = useGestures((gestures) => gestures.picked === handle);
  const ring = useRing(handle);
  const order = useGame(({ asked, staged }) =>
    asked?.form === "assign" ? stagedNumber(asked, staged, handle) : 0,
  );
  const of = useGame(({ asked, staged }) => (asked?.form === "assign" ? stagedCount(asked, staged) : 0));
  const figures = useGame((game) => figuresOnCard(game.figures?.inPlay, handle));
  const cost = useGame((game) => (at === "hand" ? figuresOnCard(game.figures?.costs, handle) : undefined));
  const changed = useGame(
    ({ lastChanges }) => typeof handle === "number" && lastChanges.cards.includes(handle),
  );
  const unusable = useGame(({ asked }) => at === "hand" && asked !== null) && ring === undefined;
  const shown: PicturedState = {
    now: nowOf(figures, cost),
    ...(ring !== undefined && { ring }),
    ...(order > 0 && { order, of }),
    ...(unusable && { unusable }),
    ...(changed && at !== "hand" && { changed: "glow" as const }),
  };
  return { picked, ring, figures, shown };
}

function useRing(handle: CardRef): Ring | undefined {
  const picked = useGestures((gestures) => gestures.picked);
  return useGame(({ asked, staged }): Ring | undefined => {
    if (asked === null) return undefined;
    if (asked.form === "assign" && stagedNumber(asked, staged, handle) > 0) return "chosen";
    const isSource = asked.source === handle && asked.source !== 0;
    const mark = markOf(asked, handle, picked);
    if (picked === handle) return "source";
    if (mark === null) return isSource ? "source" : undefined;
    return mark === "act" ? "canAct" : "canBeChosen";
  });
}
