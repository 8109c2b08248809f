/** Why each card of the hand cannot be played: asked once for every question, read by label, preview and prompt. */
import type { CardRef } from "@fhtagn/rules/view";
import { reasonText } from "@fhtagn/words";
import { createContext, useContext, useEffect, useState } from "react";
import { markOf } from "../model/options.ts";
import { useGame, useTongue, useTools } from "../table-context.ts";

type Reasons = ReadonlyMap<CardRef, string>;
const NONE: Reasons = new Map();

const ReasonsContext = createContext<Reasons>(NONE);
export const ReasonsProvider = ReasonsContext.Provider;

export function useReason(ref: CardRef, unusable: boolean): string | undefined {
  const reasons = useContext(ReasonsContext);
  return unusable ? reasons.get(ref) : undefined;
}

/** The first reason of each unusable card in the viewer's hand. */
export function useReasonsOfHand(): Reasons {
  const { session } = useTools();
  const locale = useTongue();
  const asked = useGame((game) => game.asked);
  const [reasons, setReasons] = useState<Reasons>(NONE);
  useEffect(() => {
    let current = true;
    const { view, seat, why } = session.getState();
    if (view === null || asked === null || asked.form === "assign") return setReasons(NONE);
    const unusable = view[seat].hand.cards.filter(({ handle }) => markOf(asked, handle, null) === null);
    const asking = unusable.map(async ({ handle }) => {
      const [first] = await why({ do: "play", card: handle });
      return [handle, first === undefined ? "" : reasonText(first, locale)] as const;
    });
    void Promise.all(asking).then((found) => {
      if (current) setReasons(new Map(found.filter(([, text]) => text !== "")));
    });
    return () => {
      current = false;
    };
  }, [asked, locale, session]);
  return reasons;
}
