import { tmpdir } from "node:os";
import { expect, test } from "vitest";
import { fhtagnIn } from "./fhtagn.ts";

const fhtagn = fhtagnIn(tmpdir());

test("exhaust tells the two counts apart and fails while something is missing", () => {
  const { status, stdout } = fhtagn(
    "exhaust",
    "--set",
    "forgotten-lore",
    "--games",
    "1",
    "--times",
    "2",
    "--json",
  );
  const report = JSON.parse(stdout);
  expect(status).toBe(1);
  expect(report).toMatchObject({
    ok: false,
    set: "forgotten-lore",
    games: 1,
    exceptions: 0,
    brokenInvariants: 0,
  });
  expect(report.notYet.length).toBeGreaterThan(100);
  expect(report.missing).toEqual([]);
  const artist = report.cards.find(({ title }: { readonly title: string }) => title === "Aspiring Artist");
  expect(artist).toMatchObject({ code: "forgotten-lore-112", played: { built: expect.any(Number) } });
  const [response] = artist.abilities;
  expect(response.random + response.built).toBeGreaterThanOrEqual(2);
});
