/** Answers whatever is asked of one seat, by chance, until the game is over. */
import type { Asked, Update } from "@fhtagn/protocol";
import type { ServerFrame } from "@fhtagn/protocol/online";
import type { Choice, Rng } from "@fhtagn/rules";
import type { SeatedClient } from "./client.ts";

export function answerBy(rng: Rng, asked: Asked): Choice {
  if (asked.form === "choose") return { choose: rng.below(asked.options.length) };
  return {
    assign: asked.items.map((_, at) => {
      const must = asked.must[at] ?? -1;
      return must >= 0 ? must : rng.below((asked.places[at]?.length ?? 0) + 1) - 1;
    }),
  };
}

const POLITE_PAUSE = 250;

/** Programs answer quicker than people: a server lets them wait. */
const isTooOften = (frame: ServerFrame): boolean =>
  (frame.frame === "refused" && frame.trouble === "too often") ||
  (frame.frame === "reply" && frame.reply.type === "refused" && frame.reply.refusal === "too often");

export function playOnByChance({ socket, latest, say }: SeatedClient, rng: Rng): Promise<Update> {
  let answered = "";
  const answer = ({ line, seq, step, asked }: Update): void => {
    const here = `${line} ${seq} ${step} ${asked?.id}`;
    if (asked === null || here === answered) return;
    answered = here;
    say({ type: "answer", at: { line, seq }, decision: asked.id, choice: answerBy(rng, asked), sure: true });
  };
  return new Promise((resolve) => {
    const look = (): void => {
      const update = latest();
      if (update.result !== null) resolve(update);
      else answer(update);
    };
    const again = (): void => {
      answered = "";
      look();
    };
    socket.onFrame((frame) => {
      if (isTooOften(frame)) setTimeout(again, POLITE_PAUSE);
      else if (frame.frame !== "reply") return;
      else if (frame.reply.type === "refused") again();
      else if (frame.reply.type === "update") look();
    });
    look();
  });
}
