/** Who one is: a guest without a question, then an account with a name of its own. */
import type { Me } from "@fhtagn/protocol/online";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "../src/storage/database.ts";
import { newClient, twoAtTable } from "./support/client.ts";
import { serveForTest, type TestServer } from "./support/own-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await serveForTest();
});
afterAll(() => server.close());

const PASSWORD = "seven sleepless nights";

test("nobody is made of somebody who only looks; a guest is made once, with a name, and may change it", async () => {
  const client = newClient(server.address);
  expect((await client.ask("/api/me")).body).toEqual({ me: null });
  expect(client.cookie).toBe("");
  const made = await client.ask<Me>("/api/session", {});
  expect(made.body.name).toMatch(/^\S+ \S+ \d+$/);
  expect((await client.ask<Me>("/api/session", {})).body).toEqual(made.body);
  expect((await client.ask("/api/me", { name: "Éloïse d’Arc" }, "PUT")).status).toBe(400);
  expect((await client.ask("/api/me", { name: "Éloïse d'Arc" }, "PUT")).status).toBe(200);
  expect((await client.ask<{ me: Me }>("/api/me")).body.me).toMatchObject({
    name: "Éloïse d'Arc",
    kind: "guest",
  });
});

test.each([
  ["", "too short"],
  [" Ada", "a blank at its beginning"],
  ["A".repeat(25), "too long"],
  ["Ada\u202e", "a sign that turns the direction"],
  ["<b>Ada</b>", "signs of markup"],
])("a name is refused: %s (%s)", async (name) => {
  const client = newClient(server.address);
  await client.ask("/api/session", {});
  expect(await client.ask("/api/me", { name }, "PUT")).toMatchObject({
    status: 400,
    body: { trouble: "malformed" },
  });
});

test("a guest who becomes an account keeps his games; his old session is over", async () => {
  const { first, id } = await twoAtTable(server.address);
  const guest = (await first.ask<{ me: Me }>("/api/me")).body.me;
  const old = newClient(server.address);
  old.cookie = first.cookie;
  const became = await first.ask<{ me: Me }>("/api/account", { name: "Randolph", password: PASSWORD });
  expect(became.body.me).toMatchObject({ id: guest.id, name: "Randolph", kind: "account" });
  expect((await old.ask("/api/me")).body).toEqual({ me: null });
  const { games } = (await first.ask<{ games: { id: string }[] }>("/api/games")).body;
  expect(games.map((game) => game.id)).toEqual([id]);
});

test("a name is one person's, however it is written; logging in says the same of a wrong name and a wrong password", async () => {
  const client = newClient(server.address);
  expect((await client.ask("/api/account", { name: "Walter", password: PASSWORD })).status).toBe(200);
  const other = newClient(server.address);
  const taken = await other.ask("/api/account", { name: "WALTER", password: PASSWORD });
  expect(taken).toMatchObject({ status: 409, body: { trouble: "name taken" } });
  const wrong = { status: 403, body: { trouble: "wrong name or password" } };
  expect(await other.ask("/api/account/session", { name: "Walter", password: "no" })).toMatchObject(wrong);
  expect(await other.ask("/api/account/session", { name: "Nobody", password: "no" })).toMatchObject(wrong);
  const right = await other.ask<{ me: Me }>("/api/account/session", { name: "walter", password: PASSWORD });
  expect(right.body.me).toMatchObject({ name: "Walter", kind: "account" });
});

test("who tries passwords is made to wait, whatever he tries", async () => {
  const own = await serveForTest();
  const client = newClient(own.address);
  const tried = [];
  for (let at = 0; at < 12; at++)
    tried.push((await client.ask("/api/account/session", { name: `Name ${at}`, password: "no" })).status);
  await own.close();
  expect(tried.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 403));
  expect(tried.slice(10)).toEqual([429, 429]);
});

test("a changed password ends every other session; logging out ends this one", async () => {
  const own = await serveForTest();
  const client = newClient(own.address);
  await client.ask("/api/account", { name: "Herbert", password: PASSWORD });
  const elsewhere = newClient(own.address);
  await elsewhere.ask("/api/account/session", { name: "Herbert", password: PASSWORD });
  const refused = await client.ask("/api/account/password", { old: "wrong", next: "eight more nights" });
  expect(refused.status).toBe(403);
  await client.ask("/api/account/password", { old: PASSWORD, next: "eight more nights" });
  expect((await elsewhere.ask("/api/me")).body).toEqual({ me: null });
  expect((await client.ask<{ me: Me }>("/api/me")).body.me.name).toBe("Herbert");
  const cookie = client.cookie;
  await client.ask("/api/account/session", undefined, "DELETE");
  client.cookie = cookie;
  expect((await client.ask("/api/me")).body).toEqual({ me: null });
  await own.close();
});

test("everything that is kept of somebody can be taken along, and goes when he goes", async () => {
  const { first, second, id } = await twoAtTable(server.address);
  const me = (await first.ask<{ me: Me }>("/api/me")).body.me;
  const kept = await first.ask("/api/me/export");
  expect(kept.body).toMatchObject({
    identity: { id: me.id },
    games: [{ id, seat: "P1", deck: "agency-cthulhu" }],
  });
  expect(JSON.stringify(kept.body)).not.toContain("syndicate-hastur");
  await first.ask("/api/me", undefined, "DELETE");
  expect((await first.ask("/api/me")).body).toEqual({ me: null });
  const table = await second.ask<{ seats: { P1: { player: { name: string } } } }>(`/api/tables/${id}`);
  expect(table.body.seats.P1.player.name).toBe("?");
});

test("neither a token nor a password lies in the database", async () => {
  const own = await serveForTest();
  const client = newClient(own.address);
  await client.ask("/api/account", { name: "Asenath", password: PASSWORD });
  const token = client.cookie.split("=")[1] ?? "";
  const { db, close } = await openDatabase(`${own.folder}/data`);
  const sessions = await db.selectFrom("sessions").selectAll().execute();
  const credentials = await db.selectFrom("credentials").selectAll().execute();
  await close();
  await own.close();
  const all = JSON.stringify([sessions, credentials]);
  expect(sessions).toHaveLength(1);
  expect(credentials[0]?.hash).toMatch(/^\$argon2id\$/);
  expect(all).not.toContain(token);
  expect(all).not.toContain(PASSWORD);
});

test("a page of another site can change nothing and open no socket", async () => {
  const headers = { origin: "http://evil.example", "content-type": "application/json" };
  const asked = await fetch(`${server.address}/api/session`, { method: "POST", headers, body: "{}" });
  expect(asked.status).toBe(403);
  const sameSite = { origin: server.address, "content-type": "application/json" };
  const own = await fetch(`${server.address}/api/session`, { method: "POST", headers: sameSite, body: "{}" });
  expect(own.status).toBe(200);
  expect(own.headers.get("set-cookie")).toMatch(/HttpOnly; SameSite=Lax/);
});
