/** The thread in which the computer players of a server think. */
import { parentPort } from "node:worker_threads";
import { answerBots, type ToBots } from "@fhtagn/minds";

parentPort?.on("message", (asked: ToBots) => parentPort?.postMessage(answerBots(asked)));
