/** Who this browser is to the server: nobody until he does something, then a guest with a name that was made up. */
import type { Me } from "@fhtagn/protocol/online";
import { create } from "zustand";
import { type ApiAnswer, becomeGuest, fetchMe, renameMe } from "./online-api.ts";
import { pageSocket } from "./page-socket.ts";

interface WhoAmI {
  /** Undefined before the server was asked. */
  readonly me: Me | null | undefined;
}

export const useWhoAmI = create<WhoAmI>(() => ({ me: undefined }));

export async function askWhoIAm(): Promise<ApiAnswer<{ readonly me: Me | null }>> {
  const answer = await fetchMe();
  if (answer.ok) noteMe(answer.value.me);
  return answer;
}

/** Nothing is asked: whoever has no name is given one. */
export async function beSomebody(): Promise<ApiAnswer<Me>> {
  const { me } = useWhoAmI.getState();
  if (me !== null && me !== undefined) return { ok: true, value: me };
  const answer = await becomeGuest();
  if (answer.ok) noteMe(answer.value);
  return answer;
}

export async function changeMyName(name: string): Promise<ApiAnswer<{ readonly me: Me | null }>> {
  const answer = await renameMe(name);
  if (answer.ok) noteMe(answer.value.me);
  return answer;
}

/** A connection is known by whom it was opened; one that is somebody else's by now is made anew. */
function noteMe(me: Me | null): void {
  const { me: before } = useWhoAmI.getState();
  useWhoAmI.setState({ me });
  const socket = pageSocket();
  const isUsed = socket.status.getState().status !== "closed";
  if (before !== undefined && before?.id !== me?.id && isUsed) socket.renew();
}
