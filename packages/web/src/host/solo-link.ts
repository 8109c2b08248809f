/** The page's end of the line to the worker that keeps the game. */
import type { Request } from "@fhtagn/protocol";
import type { Player } from "@fhtagn/rules";
import { betweenPictures } from "../session/between-pictures.ts";
import type { Link, LinkEvent } from "../session/link.ts";
import { noteProblem } from "../storage/problem-store.ts";
import type { BotHabits, FromHost, ToHost } from "./game-messages.ts";
import { dropUnkept, holdUnkept, unkeptGame } from "./unkept-games.ts";

/** Until the position that follows is heard, the old question would stand there as if it were open again. */
const isAcknowledgement = (event: LinkEvent): boolean =>
  event.type === "reply" && event.reply.type === "done";

function hold({ game, problem }: Extract<FromHost, { type: "unkept" }>): void {
  holdUnkept(game);
  noteProblem(problem);
}

/** Only what the worker needs is sent: settings also hold deeds, which cannot be. */
export function soloLink(id: string, { pace, thinkingTime }: BotHabits): Link {
  let worker: Worker | null = null;
  /** How often it was opened or closed: what an earlier worker told is not heard any more. */
  let line = 0;
  return {
    open: (listen: (...events: LinkEvent[]) => void) => {
      worker?.terminate();
      const own = ++line;
      const hear = betweenPictures((...events: LinkEvent[]) => {
        if (own === line) listen(...events);
      }, isAcknowledgement);
      worker = new Worker(new URL("./host.worker.ts", import.meta.url), { type: "module" });
      worker.onmessage = ({ data }: MessageEvent<FromHost>) => {
        if (data.type === "unkept") hold(data);
        else if (data.type === "kept") dropUnkept(id);
        else hear(data);
      };
      worker.onerror = () => {
        worker?.terminate();
        worker = null;
        hear({ type: "lost" });
      };
      const unkept = unkeptGame(id);
      send({ type: "open", id, habits: { pace, thinkingTime }, ...(unkept !== null && { unkept }) });
    },
    say: (seat: Player, request: Request) => send({ type: "say", seat, request }),
    close: () => {
      line++;
      worker?.terminate();
      worker = null;
    },
  };

  function send(message: ToHost): void {
    worker?.postMessage(message);
  }
}
