/** The page's end of the line to the worker that keeps the game. */
import type { Request } from "@fhtagn/protocol";
import type { Player } from "@fhtagn/rules";
import type { Link, LinkEvent } from "../session/link.ts";
import type { BotHabits, FromHost, ToHost } from "./worker-messages.ts";

/** Only what the worker needs is sent: settings also hold deeds, which cannot be. */
export function soloLink(id: string, { pace, thinkingTime }: BotHabits): Link {
  let worker: Worker | null = null;
  return {
    open: (listen: (event: LinkEvent) => void) => {
      worker?.terminate();
      worker = new Worker(new URL("./host.worker.ts", import.meta.url), { type: "module" });
      worker.onmessage = ({ data }: MessageEvent<FromHost>) => listen(data);
      worker.onerror = () => {
        worker?.terminate();
        worker = null;
        listen({ type: "lost" });
      };
      send({ type: "open", id, habits: { pace, thinkingTime } });
    },
    say: (seat: Player, request: Request) => send({ type: "say", seat, request }),
    close: () => {
      worker?.terminate();
      worker = null;
    },
  };

  function send(message: ToHost): void {
    worker?.postMessage(message);
  }
}
