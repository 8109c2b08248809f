import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { library } from "@fhtagn/cards";
import { writeCompact } from "@fhtagn/rules";
import { afterAll, beforeAll, expect, test } from "vitest";
import { botNames } from "../src/levels/registry.ts";
import type { ChooseTerms, WorkerReply, WorkerRequest } from "../src/worker/messages.ts";
import { makeReplier } from "../src/worker/replies.ts";
import { questionOf, recordedGame } from "./browser-games.ts";
import { buildWorker, openWorkerPage, type WorkerPage } from "./browser-page.ts";
import { positions } from "./positions.ts";

let page: WorkerPage;

beforeAll(async () => {
  page = await openWorkerPage();
});

afterAll(async () => {
  await page?.close();
});

/** The same code without a browser. */
function askNode(requests: readonly WorkerRequest[]): readonly WorkerReply[] {
  const replyTo = makeReplier();
  return [{ id: 0, cards: library() }, ...requests].map(replyTo);
}

test("seed and answers give the same game in Node and in Chromium", async () => {
  const records = [
    ...Array.from({ length: 28 }, (_, number) => recordedGame("random", number)),
    ...Array.from({ length: 8 }, (_, number) => recordedGame("greedy", number)),
  ];
  const requests = records.map((record, at) => ({ id: at + 1, replay: writeCompact(record) }));
  const replies = await page.ask(requests);
  expect(replies).toEqual([
    { id: 0, cards: library().length },
    ...records.map(({ end, result, answers }, at) => ({
      id: at + 1,
      replayed: { ok: true, hash: end, decisions: answers.length, result },
    })),
  ]);
  expect(page.complaints).toEqual([]);
});

test("a game that was not played so has another hash", async () => {
  const record = recordedGame("random", 3);
  const replay = writeCompact({ ...record, seed: "another" });
  const [, reply] = await page.ask([{ id: 1, replay }]);
  expect(reply).toMatchObject({ id: 1, replayed: { ok: false } });
  expect(reply).not.toMatchObject({ replayed: { hash: record.end } });
  expect(askNode([{ id: 1, replay }])[1]).toEqual(reply);
});

async function expectSameChoices(questions: readonly ChooseTerms[]): Promise<void> {
  const requests = questions.map((choose, at) => ({ id: at + 1, choose }));
  const choices = (replies: readonly WorkerReply[]) =>
    replies.map((reply) => ("thought" in reply ? { id: reply.id, choice: reply.choice } : reply));
  const [, ...here] = choices(askNode(requests));
  const [, ...there] = choices(await page.ask(requests));
  expect(there).toEqual(here);
  expect(there.filter((reply) => "choice" in reply)).toHaveLength(questions.length);
  expect(page.complaints).toEqual([]);
}

const SOME = positions(30, "browser");

test.each(["greedy", "ismcts"])("%s chooses the same in Node and in the worker", async (level) => {
  await expectSameChoices(
    SOME.map((at, number) => questionOf(at, level, { budget: { sims: 60 }, seed: `browser ${number}` })),
  );
});

test("every computer player answers in the worker as in Node", async () => {
  const few = SOME.filter((_, number) => number % 10 === 4);
  await expectSameChoices(
    botNames().flatMap((level) =>
      few.map((at, number) => questionOf(at, level, { budget: { sims: 20 }, seed: `few ${number}` })),
    ),
  );
});

test("a request that cannot be answered gets an error and breaks nothing", async () => {
  const [at] = SOME;
  if (at === undefined) throw new Error("there is a position");
  const choose = questionOf(at, "nobody", { budget: {}, seed: "" });
  const [, unknown, strange, good] = await page.ask([
    { id: 7, choose },
    { id: 8, replay: "no record" },
    { id: 9, choose: { ...choose, level: "random" } },
  ]);
  expect(unknown).toMatchObject({ id: 7, error: expect.stringContaining(`no computer player "nobody"`) });
  expect(strange).toMatchObject({ id: 8, error: expect.stringContaining("no record") });
  expect(good).toMatchObject({ id: 9, choice: expect.anything() });
});

test("nothing of Node and no card data can go into the worker", () => {
  const folder = mkdtempSync(join(tmpdir(), "fhtagn-worker-"));
  try {
    for (const forbidden of ["node:fs", "fs", "@fhtagn/cards"]) {
      const entry = join(folder, "entry.ts");
      writeFileSync(entry, `import * as it from "${forbidden}"; console.log(it);`);
      expect(() => buildWorker(entry)).toThrow(`"${forbidden}" cannot go into the worker`);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});
