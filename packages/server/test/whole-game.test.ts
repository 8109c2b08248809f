import { gameLibrary } from "@fhtagn/cards";
import type { OnlineTable } from "@fhtagn/protocol/online";
import { makeRng, readRecord, replay } from "@fhtagn/rules";
import { afterEach, expect, test } from "vitest";
import { newClient, sitAt, twoAtTable } from "./support/client.ts";
import { serveForTest, type TestServer } from "./support/own-server.ts";
import { playOnByChance } from "./support/play.ts";

let server: TestServer;
afterEach(() => server.close());

test("two guests play a whole game over sockets, and its record replays to its hash", async () => {
  server = await serveForTest();
  const { first, second, id } = await twoAtTable(server.address);
  const one = await sitAt(await first.socket(), id);
  const other = await sitAt(await second.socket(), id);
  expect([one.seat, other.seat]).toEqual(["P1", "P2"]);

  const [end, sameEnd] = await Promise.all([
    playOnByChance(one, makeRng("first")),
    playOnByChance(other, makeRng("second")),
  ]);

  expect(end.result).not.toBeNull();
  expect(sameEnd.result).toEqual(end.result);
  const { body: table } = await first.ask<OnlineTable>(`/api/tables/${id}`);
  expect(table).toMatchObject({ status: "over", result: end.result, you: "P1" });
  const { body: text } = await second.ask<string>(`/api/tables/${id}/record`);
  const read = readRecord(text);
  expect(read.ok && replay(read.record, gameLibrary())).toMatchObject({ ok: true });
});

test("a restarted server goes on where it was: what was told is there", async () => {
  server = await serveForTest();
  const { first, second, id } = await twoAtTable(server.address);
  const before = await sitAt(await first.socket(), id);
  const { line, seq, asked, view } = before.latest();

  await server.restart();
  const one = await sitAt(await first.socket(), id);
  expect(one.latest()).toMatchObject({ line, seq, view });
  expect(one.latest().asked?.id).toBe(asked?.id);

  const other = await sitAt(await second.socket(), id);
  const ends = await Promise.all([playOnByChance(one, makeRng("a")), playOnByChance(other, makeRng("b"))]);
  expect(ends[0].result).toEqual(ends[1].result);
});

test("a stranger watches without a hand, or not at all where nobody may", async () => {
  server = await serveForTest();
  const { id } = await twoAtTable(server.address);
  const watcher = await sitAt(await newClient(server.address).socket(), id);
  expect(watcher.seat).toBeNull();
  expect(watcher.latest()).toMatchObject({ asked: null, turningPoints: [] });
  expect(watcher.latest().view.P1.hand.cards).toEqual([]);
  const closed = await twoAtTable(server.address, { watchers: false });
  const socket = await newClient(server.address).socket();
  socket.send({ frame: "open", table: closed.id });
  await socket.until((frame) => frame.frame === "refused" && frame.trouble === "not allowed");
});
