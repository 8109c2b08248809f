import { coreStories, library, presets } from "@fhtagn/cards";
import {
  type GameRecord,
  makeLibrary,
  makeRecorder,
  makeRng,
  pending,
  readRecord,
  replay,
  writeCompact,
  writeReadable,
} from "@fhtagn/rules";
import fc from "fast-check";
import { expect, test } from "vitest";
import { chooseAtRandom } from "../src/random.ts";

const LIBRARY = makeLibrary(library());
const DECKS = presets();
const stories = coreStories().map(({ code }) => code);

/** Whole games, and games that somebody gives up after some answers. */
const games = fc.record({
  seed: fc.string({ maxLength: 12 }),
  decks: fc.tuple(fc.nat(DECKS.length - 1), fc.nat(DECKS.length - 1)),
  concedeAfter: fc.option(fc.nat(60)),
  ruleset: fc.constantFrom("lcg" as const, "ccg" as const),
});
type Game = typeof games extends fc.Arbitrary<infer T> ? T : never;

function play({ seed, decks: [one, two], concedeAfter, ruleset }: Game): GameRecord {
  const decks = { P1: DECKS[one]?.codes ?? [], P2: DECKS[two]?.codes ?? [] };
  const recorder = makeRecorder({ library: LIBRARY, ruleset, decks, stories }, seed);
  const rng = makeRng(seed);
  for (let answers = 0; pending(recorder.state) !== null; answers++) {
    if (answers === concedeAfter) recorder.concede("P1");
    else {
      recorder.answer(chooseAtRandom(recorder.state, rng));
      if (concedeAfter === null) recorder.settle();
    }
  }
  return recorder.record();
}

test("random games replay exactly in both forms", () => {
  fc.assert(
    fc.property(games, (game) => {
      const record = play(game);
      for (const text of [writeCompact(record), writeReadable(record, LIBRARY)]) {
        const read = readRecord(text);
        expect(read.ok).toBe(true);
        if (!read.ok) return;
        const { ok, hash, result, decisions } = replay(read.record, LIBRARY);
        expect({ ok, hash, result, decisions }).toEqual({
          ok: true,
          hash: record.end,
          result: record.result,
          decisions: record.answers.length,
        });
      }
    }),
    { numRuns: 25, seed: 1928 },
  );
});

test("the compact form of a typical game takes less than a kilobyte", () => {
  const sizes: number[] = [];
  for (let i = 0; i < 15; i++) {
    const decks: [number, number] = [i, 41 - i];
    const record = play({ seed: `size ${i}`, decks, concedeAfter: null, ruleset: "lcg" });
    sizes.push(writeCompact(record).length);
  }
  sizes.sort((a, b) => a - b);
  expect(sizes[7]).toBeLessThan(1000);
  expect(sizes.at(-1)).toBeLessThan(2000);
});
