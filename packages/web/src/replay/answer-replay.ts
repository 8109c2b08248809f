/** All that the worker of a replay is asked. */
import type { FromReplay, ToReplay } from "./replay-messages.ts";
import { makeReplayServer } from "./serve-replay.ts";
import { unpackRecord } from "./unpack-record.ts";

export function makeReplayAnswers(): (message: ToReplay) => Promise<FromReplay> {
  const serve = makeReplayServer();
  return async (message) =>
    message.ask === "unpack" ? { id: message.id, answer: await unpackRecord(message.sent) } : serve(message);
}
