/** The worker that keeps the game of a table. */

import { machineClock } from "@fhtagn/host";
import { type BotWorker, distantMind } from "./distant-mind.ts";
import type { ToHost } from "./game-messages.ts";
import { makeGameServer } from "./serve-game.ts";

const hire = (): BotWorker => new Worker(new URL("./bots.worker.ts", import.meta.url), { type: "module" });

const server = makeGameServer({
  tell: (message) => postMessage(message),
  mind: (thinkingTime) => distantMind(hire, thinkingTime),
  clock: machineClock,
});

addEventListener("message", ({ data }: MessageEvent<ToHost>) => server.hear(data));
