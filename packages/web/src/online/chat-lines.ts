/** What is heard of what is said: nothing of those who are muted. */
import type { ChatLine } from "@fhtagn/protocol/online";
import { useTranslations } from "use-intl";
import { useRoomState } from "./online-context.ts";
import { useOnlineHabits } from "./online-habits.ts";

export function useHeardLines(): readonly ChatLine[] {
  const chat = useRoomState((state) => state.chat);
  const muted = useOnlineHabits((habits) => habits.muted);
  return chat.filter(({ by }) => !muted.includes(by.id));
}

/** A phrase is said in the language of whoever reads it. */
export function useChatWords(): (line: ChatLine) => string {
  const t = useTranslations("online.talk.phrase");
  return ({ phrase, text = "" }) => (phrase === undefined ? text : t(phrase));
}
