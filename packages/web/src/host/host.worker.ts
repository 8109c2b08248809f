/** The worker that keeps the game of a table. */

import { machineClock } from "@fhtagn/host";
import { distantMind, type FromBots, type HireBotWorker } from "@fhtagn/minds";
import type { ToHost } from "./game-messages.ts";
import { makeGameServer } from "./serve-game.ts";

const hire: HireBotWorker = ({ answered, broke }) => {
  const worker = new Worker(new URL("./bots.worker.ts", import.meta.url), { type: "module" });
  worker.onmessage = ({ data }: MessageEvent<FromBots>) => answered(data);
  worker.onerror = ({ message }) => broke(message);
  return worker;
};

const server = makeGameServer({
  tell: (message) => postMessage(message),
  mind: (thinkingTime) => distantMind(hire, thinkingTime),
  clock: machineClock,
});

addEventListener("message", ({ data }: MessageEvent<ToHost>) => server.hear(data));
