import { type Asked, PROTOCOL_VERSION, type Request } from "@fhtagn/protocol";
import type { Choice } from "@fhtagn/rules";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { FromHost, ToHost } from "../game-messages.ts";
import { createGame, deleteGame, readGame, readStored } from "../games.ts";
import { type GameServer, makeGameServer } from "../serve-game.ts";
import { unkeptGame } from "../unkept-games.ts";
import { type MemoryStore, makeMemoryStore } from "./memory-store.ts";
import { AGAINST_GREEDY, means } from "./stored.ts";

const memory = vi.hoisted(() => ({ store: null as unknown as MemoryStore }));
vi.mock("../../storage/open-store.ts", () => ({ openStore: (database: string) => database }));
vi.mock("idb-keyval", async () => {
  const made = await import("./memory-store.ts");
  memory.store = made.makeMemoryStore();
  return made.keyvalOver(memory.store);
});

const TERMS = { seats: AGAINST_GREEDY, decks: { P1: "agency-cthulhu", P2: "syndicate-hastur" }, seed: "s" };

interface Tab {
  readonly told: FromHost[];
  readonly server: GameServer;
  say(request: Omit<Request, "id">): void;
  /** The open question; null where the last position had none. */
  asked(): Asked | null;
  seq(): number;
  line(): number;
}

const tabs: Tab[] = [];
const { clock, mind } = means({ game: null });

function newTab(): Tab {
  const told: FromHost[] = [];
  const server = makeGameServer({ tell: (message) => told.push(message), mind: () => mind, clock });
  const replies = () => told.flatMap((message) => (message.type === "reply" ? message.reply : []));
  const updates = () => replies().flatMap((reply) => (reply.type === "update" ? reply : []));
  let id = 0;
  const tab: Tab = {
    told,
    server,
    say: (request) => server.hear({ type: "say", seat: "P1", request: { ...request, id: ++id } }),
    asked: () => updates().at(-1)?.asked ?? null,
    seq: () => updates().at(-1)?.seq ?? -1,
    line: () => updates().at(-1)?.line ?? 0,
  };
  tabs.push(tab);
  return tab;
}

const opening = (id: string): Extract<ToHost, { type: "open" }> => ({
  type: "open",
  id,
  habits: { pace: 0, thinkingTime: 1 },
});

/** Until the player is asked. */
async function open(tab: Tab, message: ToHost): Promise<void> {
  tab.server.hear(message);
  await vi.waitFor(() => expect(tab.told.some(({ type }) => type === "opened")).toBe(true));
  tab.say({ type: "hello", version: PROTOCOL_VERSION, since: null } as Omit<Request, "id">);
  await vi.waitFor(() => expect(tab.asked()).not.toBeNull());
}

const someChoice = ({ form, items }: Asked): Choice =>
  form === "choose" ? { choose: 0 } : { assign: items.map((_, at) => (at < 3 ? at : -1)) };

/** Until there is another question, or the tab has lost the game. */
async function answer(tab: Tab): Promise<void> {
  const asked = tab.asked();
  if (asked === null) throw new Error("nobody is asked");
  const at = { line: tab.line(), seq: tab.seq() };
  tab.say({ type: "answer", at, decision: asked.id, choice: someChoice(asked) } as Omit<Request, "id">);
  await vi.waitFor(() => {
    const isOver = tab.told.some(({ type }) => type === "taken" || type === "missing");
    expect(isOver || tab.asked()?.id !== asked.id).toBe(true);
  });
}

const lastTypes = (tab: Tab): readonly string[] => tab.told.map(({ type }) => type);

const storedHash = async (id: string): Promise<unknown> => {
  const game = await readGame(id);
  return typeof game === "string" ? game : game.game?.hash;
};

beforeEach(() => {
  memory.store = Object.assign(memory.store ?? makeMemoryStore(), { refusal: null });
  memory.store.places.clear();
});

afterEach(() => {
  for (const tab of tabs.splice(0)) tab.server.close();
  vi.unstubAllGlobals();
});

test("the tab that opened a game last keeps it, and the other one is told", async () => {
  const id = await createGame(TERMS);
  const [first, second] = [newTab(), newTab()];
  await open(first, opening(id));
  await answer(first);
  await open(second, opening(id));
  expect(second.seq()).toBe(first.seq());
  await vi.waitFor(() => expect(lastTypes(first)).toContain("taken"));
  expect(lastTypes(second)).not.toContain("taken");
});

test("a tab that was overtaken writes nothing any more, even where it was not told", async () => {
  vi.stubGlobal("BroadcastChannel", undefined);
  const id = await createGame(TERMS);
  const [first, second] = [newTab(), newTab()];
  await open(first, opening(id));
  await open(second, opening(id));
  await answer(second);
  const kept = await storedHash(id);
  await answer(first);
  expect(first.told.at(-1)).toEqual({ type: "taken" });
  expect(await storedHash(id)).toBe(kept);
  await answer(second);
  expect(lastTypes(second)).not.toContain("taken");
  expect(await storedHash(id)).not.toBe(kept);
});

test("taken back, the game goes on where the other tab has left it", async () => {
  vi.stubGlobal("BroadcastChannel", undefined);
  const id = await createGame(TERMS);
  const [first, second, again] = [newTab(), newTab(), newTab()];
  await open(first, opening(id));
  await open(second, opening(id));
  await answer(second);
  await open(again, opening(id));
  expect(again.seq()).toBe(second.seq());
  await answer(second);
  expect(second.told.at(-1)).toEqual({ type: "taken" });
});

test("a game that another tab has thrown away does not come back", async () => {
  const id = await createGame(TERMS);
  const tab = newTab();
  await open(tab, opening(id));
  await deleteGame(id);
  await answer(tab);
  expect(tab.told.at(-1)).toEqual({ type: "missing", why: "missing" });
  expect(await readGame(id)).toBe("missing");
});

const NO_ROOM = new DOMException("no room", "QuotaExceededError");

test("without room a game begins all the same, is told as not kept, and is stored when there is room again", async () => {
  memory.store.refusal = NO_ROOM;
  const id = await createGame(TERMS);
  const held = unkeptGame(id);
  if (held === null) throw new Error("the page does not hold the game");
  const tab = newTab();
  await open(tab, { ...opening(id), unkept: held });
  const position = tab.told.findLast(({ type }) => type === "unkept");
  expect(position).toMatchObject({ problem: "full", game: { id } });
  memory.store.refusal = null;
  await answer(tab);
  expect(lastTypes(tab)).toContain("kept");
  expect(await readGame(id)).toMatchObject({ id });
});

test("what the page holds goes on from there, unless the store has something later", async () => {
  const id = await createGame(TERMS);
  const tab = newTab();
  await open(tab, opening(id));
  await answer(tab);
  const stored = await readGame(id);
  if (typeof stored === "string") throw new Error(stored);
  const older = newTab();
  await open(older, { ...opening(id), unkept: { ...stored, game: null, touched: 1 } });
  expect(older.seq()).toBe(tab.seq());
  const later = newTab();
  await open(later, { ...opening(id), unkept: { ...stored, game: null, touched: Date.now() + 1000 } });
  expect(later.seq()).toBeLessThan(tab.seq());
});

test("a full store keeps no claim: the game can be read, and its position is not lost", async () => {
  const id = await createGame(TERMS);
  const before = await readStored(id);
  memory.store.refusal = NO_ROOM;
  const tab = newTab();
  await open(tab, opening(id));
  await answer(tab);
  expect(lastTypes(tab)).toContain("unkept");
  expect(await readStored(id)).toEqual(before);
});

test("a game under the name of another is damaged, and writes over nothing", async () => {
  const id = await createGame(TERMS);
  const other = await createGame(TERMS);
  const stored = await readStored(other);
  memory.store.places.get("fhtagn-games")?.set(id, stored);
  expect(await readGame(id)).toBe("damaged");
  const tab = newTab();
  tab.server.hear(opening(id));
  await vi.waitFor(() => expect(tab.told).toEqual([{ type: "missing", why: "form" }]));
  expect(await readStored(other)).toEqual(stored);
});
