import type { Asking } from "@fhtagn/host";
import { expect, test } from "vitest";
import { type BotWorker, distantMind, type MindEar } from "../src/distant-mind.ts";
import type { FromBots, ToBots } from "../src/mind-messages.ts";

interface FakeWorker extends BotWorker {
  readonly asked: ToBots[];
  ear: MindEar | null;
  answer(answer: FromBots): void;
  breakDown(message: string): void;
  gone: boolean;
}

function fakeWorker(): FakeWorker {
  const asked: ToBots[] = [];
  const worker: FakeWorker = {
    asked,
    gone: false,
    ear: null,
    postMessage: (message) => asked.push(message),
    terminate: () => {
      worker.gone = true;
    },
    answer: (answer) => worker.ear?.answered(answer),
    breakDown: (message) => worker.ear?.broke(message),
  };
  return worker;
}

const ASKING = { level: "greedy" } as Asking; // the worker is not a real one

test("answers come to whoever asked, in any order", async () => {
  const worker = fakeWorker();
  const mind = distantMind((ear) => Object.assign(worker, { ear }), 1);
  const first = mind.choose(ASKING);
  const second = mind.advise(ASKING);
  const [one, two] = worker.asked;
  worker.answer({ id: two?.id ?? 0, hint: { choice: { choose: 2 } } });
  worker.answer({ id: one?.id ?? 0, choice: { choose: 1 }, closeness: 0.5 });
  expect(await Promise.all([first, second])).toMatchObject([
    { choice: { choose: 1 }, closeness: 0.5 },
    { choice: { choose: 2 } },
  ]);
});

test("an error is an error, and a worker that breaks down is replaced", async () => {
  const workers = [fakeWorker(), fakeWorker()];
  const hired: FakeWorker[] = [];
  const mind = distantMind((ear) => {
    const worker = workers[hired.length] ?? fakeWorker();
    hired.push(worker);
    return Object.assign(worker, { ear });
  }, 1);
  const failing = mind.choose(ASKING);
  hired[0]?.answer({ id: 1, error: "no idea" });
  await expect(failing).rejects.toThrow("no idea");
  const broken = mind.choose(ASKING);
  hired[0]?.breakDown("out of memory");
  await expect(broken).rejects.toThrow("out of memory");
  expect(hired[0]?.gone).toBe(true);
  const again = mind.choose(ASKING);
  hired[1]?.answer({ id: 3, choice: { choose: 0 } });
  expect(await again).toMatchObject({ choice: { choose: 0 } });
});
