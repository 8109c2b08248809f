/** What a player does to a running game, as the host is told of it. What a click means is found in `table/player-moves.ts`. */
import type { Passing, Stop, Told } from "@fhtagn/protocol";
import type { Choice } from "@fhtagn/rules";
import type { Saying, Speaking } from "./create-session.ts";
import { answerUndo, askUndo, sayConcession } from "./going-back.ts";
import { shown } from "./receive.ts";
import { type Speak, seenBy, sendAnswer } from "./send-answer.ts";
import type { SessionMoves, Staged } from "./session.ts";

export const sessionMovesOf = (speak: Speak): SessionMoves => ({
  ...answering(speak),
  ...staging(speak),
  ...enquiring(speak),
  ...passing(speak),
  liftCurtain: () => liftCurtain(speak()),
  clearNotice: () => speak().store.setState({ notice: null, fault: null, losing: null }),
  reopen: () => speak().reopen(),
  close: () => speak().close(),
});

const now = (speak: Speak) => speak().store.getState();

type Answering = Pick<SessionMoves, "answer" | "stepBack" | "undo" | "answerUndo" | "concede">;

function answering(speak: Speak): Answering {
  return {
    answer: (choice, isSure = false) => answer(speak, choice, isSure),
    stepBack: () => stepBack(speak),
    undo: (to) => askUndo(speak, to),
    answerUndo: (isAgreed) => answerUndo(speak, isAgreed),
    concede: () => void sayConcession(speak),
  };
}

function answer(speak: Speak, choice: Choice, isSure: boolean): void {
  const { asked, seat } = now(speak);
  if (asked === null) return;
  speak().line.choice = choice;
  const saying = { type: "answer", at: seenBy(speak, seat), decision: asked.id, choice } as const;
  void sendAnswer(speak, isSure ? { ...saying, sure: true } : saying, seat);
}

/** First what is only staged here, then what is on trial at the host. */
function stepBack(speak: Speak): void {
  const { staged, asked, seat } = now(speak);
  const last = staged?.places.findLastIndex((place) => place >= 0) ?? -1;
  if (staged !== null && last >= 0) stage(speak, last, -1);
  else if (asked !== null && asked.steps.length > 0)
    void sendAnswer(speak, { type: "stepBack", decision: asked.id }, seat);
}

function staging(speak: Speak): Pick<SessionMoves, "stage" | "unstageAll" | "answerStaged"> {
  return {
    stage: (item, place) => stage(speak, item, place),
    unstageAll: () => putStaged(speak, null),
    answerStaged: () => {
      const { asked, staged } = now(speak);
      if (asked?.form !== "assign") return;
      const assign = staged?.decision === asked.id ? staged.places : asked.items.map(() => -1);
      answer(speak, { assign }, false);
    },
  };
}

function stage(speak: Speak, item: number, place: number): void {
  const { asked, staged } = now(speak);
  if (asked?.form !== "assign" || item < 0 || item >= asked.items.length) return;
  if (place < -1 || place >= (asked.places[item]?.length ?? 0)) return;
  const before = staged?.decision === asked.id ? staged.places : asked.items.map(() => -1);
  putStaged(speak, { decision: asked.id, places: before.with(item, place) });
}

function putStaged(speak: Speak, staged: Staged | null): void {
  const { store, line } = speak();
  store.setState({ staged });
  store.setState(shown(line, store.getState()));
}

/** A refused enquiry is answered with nothing. */
async function ask<K extends Told["told"]["of"]>(
  speak: Speak,
  saying: Saying,
  of: K,
): Promise<Extract<Told["told"], { of: K }> | null> {
  const told = await speak().say(now(speak).seat, saying);
  const isIt = (answered: typeof told): answered is Extract<Told["told"], { of: K }> =>
    typeof answered === "object" && answered.of === of;
  return isIt(told) ? told : null;
}

function enquiring(speak: Speak): Pick<SessionMoves, "why" | "foresee" | "explain" | "hint" | "record"> {
  const decision = (): number => now(speak).asked?.id ?? 0;
  return {
    why: async (attempt) => (await ask(speak, { type: "why", attempt }, "why"))?.reasons ?? [],
    foresee: async (choice) =>
      (await ask(speak, { type: "preview", decision: decision(), choice }, "preview"))?.foreseen ?? {
        happenings: [],
        certain: false,
      },
    explain: async (card) => (await ask(speak, { type: "explain", card }, "explain"))?.parts ?? [],
    hint: async () => (await ask(speak, { type: "hint", decision: decision() }, "hint"))?.hint ?? null,
    record: async () => (await ask(speak, { type: "record" }, "record"))?.text ?? null,
  };
}

const sameStop = (a: Stop, b: Stop): boolean => a.phase === b.phase && a.turn === b.turn;

function passing(
  speak: Speak,
): Pick<SessionMoves, "setPassing" | "toggleStop" | "passUntil" | "hurry" | "setPace"> {
  const set = (change: Partial<Passing>): void => {
    const { store, say } = speak();
    const { seat, passing: before } = store.getState();
    const settings = { ...before, ...change };
    store.setState({ passing: settings });
    void say(seat, { type: "setPassing", passing: settings });
  };
  return {
    setPassing: set,
    toggleStop: (stop) => {
      const { stops } = now(speak).passing;
      const rest = stops.filter((one) => !sameStop(one, stop));
      set({ stops: rest.length === stops.length ? [...stops, stop] : rest });
    },
    passUntil: (until) => set({ until }),
    hurry: () => void speak().say(now(speak).seat, { type: "hurry" }),
    setPace: (pace) => void speak().say(now(speak).seat, { type: "setPace", pace }),
  };
}

function liftCurtain({ line, store }: Speaking): void {
  const { looking } = line;
  if (looking === null) return;
  line.looking = { seat: looking.curtain?.to ?? looking.seat, masked: false, curtain: null };
  store.setState(shown(line, store.getState()));
}
