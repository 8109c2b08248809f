/** What strangers send changes nothing for those who play, and costs its sender the connection. */
import { once } from "node:events";
import { makeRng, readRecord } from "@fhtagn/rules";
import { afterEach, expect, test } from "vitest";
import { WebSocket } from "ws";
import { newClient, sitAt, twoAtTable } from "./support/client.ts";
import { hostileFrame } from "./support/hostile-messages.ts";
import { serveForTest, type TestServer } from "./support/own-server.ts";

let server: TestServer;
afterEach(() => server.close());

const socketTo = (headers: Readonly<Record<string, string>> = {}): WebSocket =>
  new WebSocket(`${server.address.replace("http", "ws")}/socket`, { headers });

/** Sends until it is cut off; answers how many it got rid of. */
async function pester(seed: string, table: string, most: number): Promise<number> {
  const rng = makeRng(seed);
  for (let sent = 0; ; ) {
    const socket = socketTo();
    await once(socket, "open");
    const closed = once(socket, "close");
    socket.on("error", () => undefined);
    while (socket.readyState === WebSocket.OPEN && sent < most) {
      socket.send(hostileFrame(rng, table));
      if (++sent % 8 === 0) await new Promise((resolve) => setImmediate(resolve));
    }
    if (sent >= most) socket.close();
    await closed;
    if (sent >= most) return sent;
  }
}

test("two thousand hostile messages change nothing, and those who play do not notice", async () => {
  server = await serveForTest();
  const { first, second, id } = await twoAtTable(server.address);
  const one = await sitAt(await first.socket(), id);
  const other = await sitAt(await second.socket(), id);
  const before = [one.latest(), other.latest()];
  expect(await pester("strangers", id, 2000)).toBe(2000);
  expect([one.latest(), other.latest()]).toEqual(before);
  one.say({ type: "explain", card: 0 });
  await one.socket.until((frame) => frame.frame === "reply" && "id" in frame.reply && frame.reply.id === 2);
  const { seats } = (await first.ask<{ seats: object }>(`/api/tables/${id}`)).body;
  expect(Object.keys(seats)).toEqual(["P1", "P2"]);
});

test("who is refused ten times in a row is told so and cut off", async () => {
  server = await serveForTest();
  const socket = await newClient(server.address).socket();
  for (let at = 0; at < 12; at++) socket.send("nonsense");
  await socket.until((frame) => frame.frame === "notice" && frame.notice === "refusals");
  expect(await socket.closed()).toBe(1008);
  expect(socket.heard.filter((frame) => frame.frame === "refused")).toHaveLength(10);
});

test("a message that is too large ends its connection and nobody else's", async () => {
  server = await serveForTest();
  const { first, id } = await twoAtTable(server.address);
  const one = await sitAt(await first.socket(), id);
  const stranger = await newClient(server.address).socket();
  stranger.send("x".repeat(100_000));
  expect(await stranger.closed()).toBe(1009);
  one.say({ type: "explain", card: 0 });
  await one.socket.until((frame) => frame.frame === "reply" && "id" in frame.reply && frame.reply.id === 2);
});

test.each([
  ["a cookie that nobody was given", { cookie: "fhtagn=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA" }],
  ["a cookie without end", { cookie: `fhtagn=${"A".repeat(5000)}` }],
  ["no cookie", {}],
])("%s is a stranger's: he watches, and answers for nobody", async (_, headers) => {
  server = await serveForTest();
  const { id } = await twoAtTable(server.address);
  const socket = socketTo(headers);
  const heard: { frame: string; seat?: unknown; reply?: { type: string; refusal?: string } }[] = [];
  socket.on("message", (data) => heard.push(JSON.parse(String(data))));
  await once(socket, "open");
  socket.send(JSON.stringify({ frame: "open", table: id }));
  await expect.poll(() => heard.find(({ frame }) => frame === "opened")).toMatchObject({ seat: null });
  const say = (request: object): void =>
    socket.send(JSON.stringify({ frame: "say", table: id, request: { ...request, seat: "P1" } }));
  say({ type: "concede", id: 1, at: { line: 0, seq: 0 } });
  await expect.poll(() => heard.find(({ reply }) => reply?.type === "refused")).toBeDefined();
  socket.close();
  const { status } = (await newClient(server.address).ask<{ status: string }>(`/api/tables/${id}`)).body;
  expect(status).toBe("playing");
});

test("a record of a game under way is nobody's to read", async () => {
  server = await serveForTest();
  const { first, id } = await twoAtTable(server.address);
  const asked = await first.ask<string>(`/api/tables/${id}/record`);
  expect(asked.status).toBe(404);
  expect(readRecord(String(asked.body)).ok).toBe(false);
});

test.each([
  ["/api/tables", "not json"],
  ["/api/tables", "{}"],
  ["/api/tables", '{"deck":"agency-cthulhu","__proto__":{"rated":true}}'],
  ["/api/quick", "[]"],
  ["/api/tables/nothing/join", '{"deck":"agency-cthulhu"}'],
  ["/api/tables/..%2f..%2fetc/join", '{"deck":"agency-cthulhu"}'],
])("%s with %s is refused in one word", async (path, body) => {
  server = await serveForTest();
  const response = await fetch(server.address + path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body,
  });
  expect(response.status).toBeGreaterThanOrEqual(400);
  expect(response.status).toBeLessThan(500);
  expect(Object.keys((await response.json()) as object)).toEqual(["trouble"]);
});
