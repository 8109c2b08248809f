import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  fetchLobby,
  fetchMe,
  fetchOnlineRecord,
  fetchOwnGames,
  fetchTable,
  joinTableAt,
  matchQuickly,
  renameMe,
  requestTable,
} from "../online-api.ts";
import { ANNA, playedTable, THIRTY, waitingTable } from "./table-facts.ts";

const fetching = vi.fn<typeof fetch>();

beforeEach(() => {
  fetching.mockReset();
  vi.stubGlobal("fetch", fetching);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const says = (answer: unknown, status = 200): void =>
  void fetching.mockResolvedValue(new Response(JSON.stringify(answer), { status }));

test("what a server answers is read, and what it says beyond that is left out", async () => {
  says({ ...waitingTable(), seed: "not ours to know" });
  expect(await fetchTable("t")).toEqual({ ok: true, value: waitingTable() });
  expect(fetching.mock.calls[0]?.[0]).toBe("/api/tables/t");
  says({ open: [waitingTable()], live: [playedTable()], people: 3 });
  expect(await fetchLobby()).toMatchObject({ ok: true, value: { people: 3 } });
  says({ games: [playedTable({ you: "P1" })] });
  expect(await fetchOwnGames()).toMatchObject({ ok: true, value: { games: [{ you: "P1" }] } });
  says({ me: null });
  expect(await fetchMe()).toEqual({ ok: true, value: { me: null } });
});

test("a refusal is a value, in the server's own word", async () => {
  says({ trouble: "not open" }, 409);
  expect(await joinTableAt("t", { deck: "agency" })).toEqual({ ok: false, trouble: "not open" });
  says({ trouble: "malformed" }, 400);
  expect(await renameMe("x")).toEqual({ ok: false, trouble: "malformed" });
});

test.each([
  { what: "a page of somebody else", response: new Response("<!doctype html>", { status: 200 }) },
  { what: "nothing under this address", response: new Response("Not found", { status: 404 }) },
  { what: "an answer of another form", response: new Response('{"id":7}', { status: 200 }) },
  { what: "a word nobody knows", response: new Response('{"trouble":"later"}', { status: 404 }) },
])("$what is no server", async ({ response }) => {
  fetching.mockResolvedValue(response);
  expect(await fetchTable("t")).toEqual({ ok: false, trouble: "no server" });
});

test("a server that broke says so, one that is not there does not answer", async () => {
  says({ trouble: "server fault" }, 500);
  expect(await fetchLobby()).toEqual({ ok: false, trouble: "server fault" });
  fetching.mockRejectedValue(new TypeError("failed to fetch"));
  expect(await fetchLobby()).toEqual({ ok: false, trouble: "no server" });
});

test("without a network nobody is asked", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  expect(await fetchLobby()).toEqual({ ok: false, trouble: "offline" });
  expect(await fetchOnlineRecord("t")).toEqual({ ok: false, trouble: "offline" });
  expect(fetching).not.toHaveBeenCalled();
});

test("what is asked for is sent as the server reads it, and an address is never more than one part", async () => {
  says(waitingTable({ by: ANNA }));
  const wanted = { deck: "agency", clock: THIRTY, ruleset: "lcg", rated: false } as const;
  await matchQuickly(wanted);
  const terms = { takeBacks: true, watchers: true, games: 1, for: { who: "link" } } as const;
  await requestTable({ ...wanted, ...terms });
  await joinTableAt("../me?x", { deck: "agency" });
  const [quick, table, join] = fetching.mock.calls;
  expect([quick?.[0], table?.[0], join?.[0]]).toEqual([
    "/api/quick",
    "/api/tables",
    "/api/tables/..%2Fme%3Fx/join",
  ]);
  expect(JSON.parse(String(quick?.[1]?.body))).toEqual(wanted);
  expect(table?.[1]).toMatchObject({ method: "POST", headers: { "Content-Type": "application/json" } });
});

test("a record is the text that it is; anything else is none", async () => {
  const headers = { "Content-Type": "text/plain; charset=utf-8" };
  fetching.mockResolvedValue(new Response("a record", { headers }));
  expect(await fetchOnlineRecord("t")).toEqual({ ok: true, value: "a record" });
  says({ trouble: "no such table" }, 404);
  expect(await fetchOnlineRecord("t")).toEqual({ ok: false, trouble: "no such table" });
  fetching.mockResolvedValue(new Response("<!doctype html>", { headers: { "Content-Type": "text/html" } }));
  expect(await fetchOnlineRecord("t")).toEqual({ ok: false, trouble: "no server" });
});
