/** Computer players as a host asks them: in a worker, so that nobody waits while they think. */
export { answerBots } from "./answer-bots.ts";
export { distantMind, type HireBotWorker } from "./distant-mind.ts";
export type { FromBots, ToBots } from "./mind-messages.ts";
