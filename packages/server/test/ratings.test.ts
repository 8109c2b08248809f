import type { Leaderboard, PlayerProfile } from "@fhtagn/protocol/online";
import { afterEach, expect, test } from "vitest";
import { newClient, sitAt, twoAtTable } from "./support/client.ts";
import { serveForTest, type TestServer } from "./support/own-server.ts";

let server: TestServer;
afterEach(() => server.close());

async function givenUp(rated: boolean) {
  const { first, second, id } = await twoAtTable(server.address, { rated, takeBacks: !rated });
  const socket = await first.socket();
  const loser = await sitAt(socket, id);
  const { line, seq } = loser.latest();
  loser.say({ type: "concede", at: { line, seq } });
  await socket.until((frame) => frame.frame === "table" && frame.table.status === "over");
  return { first, second, id, loser };
}

test("a rated game moves both, the first games far, and is shown with its decks", async () => {
  server = await serveForTest();
  const { first, second, id } = await givenUp(true);
  const { me } = (await first.ask<{ me: { id: string } }>("/api/me")).body;
  const lost = (await first.ask<PlayerProfile>(`/api/players/${me.id}`)).body;
  expect(lost.ratings).toEqual([{ pace: "live", value: 1338, deviation: 290, games: 1, provisional: true }]);
  expect(lost.decks).toEqual([{ deck: "agency-cthulhu", won: 0, lost: 1, drawn: 0 }]);
  expect(lost.games).toMatchObject([{ id, result: { winner: "P2", because: "concession" } }]);
  expect(lost.opponents).toHaveLength(1);
  const leaders = (await second.ask<Leaderboard>("/api/leaders/live")).body;
  expect(leaders.players.map(({ rating }) => rating.value)).toEqual([1662, 1338]);
  expect((await second.ask<PlayerProfile>(`/api/players/${me.id}`)).body.opponents).toEqual([]);
});

test("a casual game moves nobody; in a rated one nothing is taken back and nobody is helped", async () => {
  server = await serveForTest();
  const { first } = await givenUp(false);
  const { me } = (await first.ask<{ me: { id: string } }>("/api/me")).body;
  expect((await first.ask<PlayerProfile>(`/api/players/${me.id}`)).body.ratings).toEqual([]);
  const { loser } = await givenUp(true);
  const welcome = loser.replies.find(({ type }) => type === "welcome");
  expect(welcome).toMatchObject({ mayUndo: false, mayHint: false });
});

test("somebody nobody knows is not found", async () => {
  server = await serveForTest();
  const client = newClient(server.address);
  expect(await client.ask("/api/players/nobody")).toMatchObject({
    status: 404,
    body: { trouble: "no such player" },
  });
  expect((await client.ask("/api/leaders/bullet")).status).toBe(404);
});
