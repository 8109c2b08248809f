/** The server is killed while games are played: nothing that was told is lost. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { killRounds } from "./support/kill-rounds.ts";
import { type MortalServer, mortalServer } from "./support/mortal-server.ts";

const folder = mkdtempSync(join(tmpdir(), "fhtagn-killed-"));
let server: MortalServer;
beforeAll(async () => {
  server = await mortalServer(join(folder, "data"));
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

test("killed again and again, every game comes to the end its journal says, and nobody sees a move taken back", async () => {
  const { games, kills, lost, faults } = await killRounds(server, { games: 4, kills: 4, seed: "killed" });
  expect({ games, kills }).toEqual({ games: 4, kills: 4 });
  expect(lost).toEqual([]);
  expect(faults).toEqual([]);
});
