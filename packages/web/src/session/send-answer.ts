/** What changes the game is sent one after the other, and names the position that was seen. */
import type { Player } from "@fhtagn/rules";
import type { Saying, Speaking } from "./create-session.ts";
import type { ReceivedAnswer } from "./receive.ts";

export type Speak = () => Speaking;

/** The player learns of a refusal; until it is done nothing else is sent: null. */
export function sendAnswer(speak: Speak, saying: Saying, seat: Player): Promise<ReceivedAnswer> | null {
  const { line, store, say } = speak();
  if (store.getState().busy) return null;
  store.setState({ busy: true, notice: null, fault: null, losing: null });
  line.answers.add(line.lastId + 1);
  return say(seat, saying);
}

/** The position that the seat has seen. */
export const seenBy = (speak: Speak, seat: Player): { readonly line: number; readonly seq: number } =>
  speak().line.since[seat] ?? { line: 0, seq: 0 };
