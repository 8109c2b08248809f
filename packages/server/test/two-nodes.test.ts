/** Two nodes on one database: a socket may land on either, a game is kept by one of them. */
import type { ServerFrame } from "@fhtagn/protocol/online";
import { makeRng } from "@fhtagn/rules";
import { afterEach, expect, test } from "vitest";
import { freshPlace } from "./databases.ts";
import { newClient, sitAt, twoAtNodes } from "./support/client.ts";
import { serveForTest, type TestServer } from "./support/own-server.ts";
import { playOnByChance } from "./support/play.ts";

let nodes: readonly TestServer[] = [];
afterEach(async () => {
  for (const node of nodes) await node.close();
});

async function twoNodes(): Promise<readonly [TestServer, TestServer]> {
  const database = await freshPlace("postgres");
  const one = await serveForTest({ database });
  const other = await serveForTest({ database });
  nodes = [one, other];
  return [one, other];
}

test("two people on two nodes play one game, and a third watches from either", async () => {
  const [one, other] = await twoNodes();
  const { first, second, id } = await twoAtNodes({ first: [one.address], second: [other.address] });
  const here = await sitAt(await first.socket(), id);
  const there = await sitAt(await second.socket(), id);
  const watcher = await sitAt(await newClient(other.address).socket(), id);
  expect([here.seat, there.seat, watcher.seat]).toEqual(["P1", "P2", null]);

  const ends = await Promise.all([
    playOnByChance(here, makeRng("one")),
    playOnByChance(there, makeRng("two")),
  ]);
  expect(ends[0].result).not.toBeNull();
  expect(ends[1].result).toEqual(ends[0].result);
});

test("a table that is joined on one node is told to its maker on the other", async () => {
  const [one, other] = await twoNodes();
  const maker = newClient(one.address);
  const { body: table } = await maker.ask<{ id: string }>("/api/quick", {
    deck: "agency-cthulhu",
    clock: { kind: "none" },
    ruleset: "lcg",
    rated: false,
  });
  const waiting = await maker.socket();
  const joined = await newClient(other.address).ask(`/api/tables/${table.id}/join`, {
    deck: "syndicate-hastur",
  });
  expect(joined.status).toBe(200);
  const isBegun = (frame: ServerFrame): boolean =>
    frame.frame === "table" && frame.table.id === table.id && frame.table.status === "playing";
  expect(await waiting.until(isBegun)).toMatchObject({ table: { you: "P1" } });
});

test("a node that is closed hands its games over: whoever is led there goes on where he was", async () => {
  const [one, other] = await twoNodes();
  const { first, second, id } = await twoAtNodes({ first: [one.address], second: [other.address] });
  const keeper = await sitAt(await first.socket(), id);
  const far = await second.socket();
  const led = await sitAt(far, id);
  const { seq } = keeper.latest();
  expect(led.latest().seq).toBe(seq);

  await one.close();
  nodes = [other];
  await far.until((frame) => frame.frame === "lost" && frame.table === id);
  const again = await sitAt(far, id, 100);
  expect(again.latest().seq).toBe(seq);
});
