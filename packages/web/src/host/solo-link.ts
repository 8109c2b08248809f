/** The page's end of the line to the worker that keeps the game. */
import type { Request } from "@fhtagn/protocol";
import type { Player } from "@fhtagn/rules";
import { isAcknowledgement } from "../session/acknowledgement.ts";
import { betweenPictures } from "../session/between-pictures.ts";
import type { Link, LinkEvent } from "../session/link.ts";
import { noteProblem } from "../storage/problem-store.ts";
import type { BotHabits, FromHost, ToHost } from "./game-messages.ts";
import { dropUnkept, holdUnkept, unkeptGame } from "./unkept-games.ts";

type OfTheStore = Extract<FromHost, { type: "unkept" | "kept" }>;

/** What is for the page alone: which position it holds because the browser did not store it. */
function heldHere(id: string, message: FromHost): message is OfTheStore {
  if (message.type === "kept") dropUnkept(id);
  if (message.type === "unkept") {
    holdUnkept(message.game);
    noteProblem(message.problem);
  }
  return message.type === "kept" || message.type === "unkept";
}

function openingOf(id: string, habits: BotHabits): ToHost {
  const unkept = unkeptGame(id);
  return { type: "open", id, habits, ...(unkept !== null && { unkept }) };
}

function hireHost(hear: (message: FromHost) => void): Worker {
  const worker = new Worker(new URL("./host.worker.ts", import.meta.url), { type: "module" });
  worker.onmessage = ({ data }: MessageEvent<FromHost>) => hear(data);
  return worker;
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
      worker = hireHost((message) => {
        if (!heldHere(id, message)) hear(message);
      });
      worker.onerror = () => {
        worker?.terminate();
        worker = null;
        hear({ type: "lost" });
      };
      send(openingOf(id, { pace, thinkingTime }));
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
