/** Going back to an earlier decision, with the word of the other person, and giving up. */
import type { Reply } from "@fhtagn/protocol";
import type { Player } from "@fhtagn/rules";
import type { Speaking } from "./create-session.ts";
import { shown } from "./receive.ts";
import { type Speak, seenBy, sendAnswer } from "./send-answer.ts";

/** With two people at the screen the decision belongs to one of them, and both are asked. */
export function askUndo(speak: Speak, to: number | undefined): void {
  const { line, store } = speak();
  const wanted = to ?? store.getState().turningPoints.at(-1)?.to;
  for (const by of line.people) {
    const point = line.updates[by]?.turningPoints.find((one) => one.to === wanted);
    if (point === undefined) continue;
    if (line.people.length === 1) sendUndo(speak, by, point.to);
    else {
      line.wish = { by, to: point.to, turn: point.turn, phase: point.phase };
      store.setState(shown(line, store.getState()));
    }
    return;
  }
}

function sendUndo(speak: Speak, by: Player, to: number): void {
  void sendAnswer(speak, { type: "undo", at: seenBy(speak, by), to }, by);
}

/** At one screen both say it with one word; across from somebody else it is the word of this seat. */
export function answerUndo(speak: Speak, isAgreed: boolean): void {
  const { line, store } = speak();
  const { wish } = line;
  if (wish === null) {
    const { seat } = store.getState();
    void sendAnswer(speak, { type: "agree", at: seenBy(speak, seat), yes: isAgreed }, seat);
    return;
  }
  line.wish = null;
  line.isAgreed = isAgreed;
  store.setState(shown(line, store.getState()));
  if (isAgreed) sendUndo(speak, wish.by, wish.to);
}

/** Where the host asks the other one of two who have both agreed at this screen. */
export function agreeForBoth({ line, say }: Speaking, seat: Player, reply: Reply): void {
  if (reply.type !== "update" || !line.isAgreed) return;
  if (reply.undoAsked === null) line.isAgreed = false;
  else if (reply.undoAsked.by !== seat) {
    line.isAgreed = false;
    void say(seat, { type: "agree", at: { line: reply.line, seq: reply.seq }, yes: true });
  }
}

const MOST_TRIES = 5;

/** Meant at whatever position the game is by then: said again where it went on meanwhile. */
export async function sayConcession(speak: Speak): Promise<void> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const { seat } = speak().store.getState();
    const at = seenBy(speak, seat);
    const ended = await sendAnswer(speak, { type: "concede", at }, seat);
    if (ended !== "refused" || seenBy(speak, seat) === at) return;
  }
}
