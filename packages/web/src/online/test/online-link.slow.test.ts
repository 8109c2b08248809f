/** Two people across a network: the session over a socket, against a real host. */
import type { Asked } from "@fhtagn/protocol";
import { type Choice, makeRng, type Rng } from "@fhtagn/rules";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createSession } from "../../session/create-session.ts";
import type { SessionStore } from "../../session/session.ts";
import { onlineLink } from "../online-link.ts";
import { type OnlineRoom, openOnlineRoom } from "../online-room.ts";
import { pauseBefore } from "../socket-timing.ts";
import type { FakeSocket } from "./fake-socket.ts";
import { type NearBrowser, type NearServer, nearServer } from "./near-server.ts";
import { BEN, clockFacts, playedTable } from "./table-facts.ts";

beforeEach(() => {
  vi.useFakeTimers();
  // A page that nobody sees hears at once: pictures are the business of another test.
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

interface Sitting extends NearBrowser {
  readonly room: OnlineRoom;
  readonly session: SessionStore;
}

function sitDown(server: NearServer, seat: "P1" | "P2" | null): Sitting {
  const browser = server.browser(seat);
  const room = openOnlineRoom("t", browser.socket);
  const session = createSession({ table: "t", link: onlineLink(room) });
  browser.accept();
  return { ...browser, room, session };
}

function someAnswer(asked: Asked, rng: Rng): Choice {
  if (asked.form === "choose") return { choose: rng.below(asked.options.length) };
  if (asked.kind === "setup") return { assign: asked.items.map((_, at) => (at < 3 ? at : -1)) };
  return {
    assign: asked.places.map((places, at) =>
      (asked.must[at] ?? -1) >= 0 ? (asked.must[at] ?? -1) : rng.below(places.length + 1) - 1,
    ),
  };
}

interface Going {
  readonly until?: (asked: Asked) => boolean;
  readonly most?: number;
}

/** Whoever is asked answers; how many answers that took. */
async function playOn({ host }: NearServer, sitting: readonly Sitting[], { until, most = 4000 }: Going = {}) {
  const rng = makeRng("across");
  for (let answers = 0; answers < most; answers++) {
    await host.settled();
    const one = sitting.find(({ session }) => session.getState().asked !== null)?.session.getState();
    if (one === undefined || one.asked === null) return answers;
    if (until?.(one.asked) === true) return answers;
    one.answer(someAnswer(one.asked, rng));
  }
  return most;
}

test("each of two plays his own seat, and both see the same end", async () => {
  const server = nearServer();
  const [anna, ben] = [sitDown(server, "P1"), sitDown(server, "P2")];
  expect(anna.session.getState()).toMatchObject({ seat: "P1", shared: false, status: "playing" });
  expect(ben.session.getState()).toMatchObject({ seat: "P2", shared: false, status: "playing" });
  expect(await playOn(server, [anna, ben], { most: 200 })).toBe(200);
  await server.host.settled();
  ben.session.getState().concede();
  await server.host.settled();
  for (const { session } of [anna, ben])
    expect(session.getState()).toMatchObject({ status: "over", result: { winner: "P1" } });
  expect(anna.session.getState().view?.P2.hand.cards).toEqual([]);
});

test("a lost line costs nothing: what was staged stays, and only the news are told", async () => {
  const server = nearServer();
  const [anna, ben] = [sitDown(server, "P1"), sitDown(server, "P2")];
  await playOn(server, [anna, ben], { until: ({ kind, items }) => kind === "commit" && items.length > 0 });
  const asked = [anna, ben].find(({ session }) => session.getState().asked !== null);
  if (asked === undefined) throw new Error("nobody commits");
  const before = asked.session.getState();
  before.stage(0, 0);
  asked.line().cut();
  expect(asked.session.getState()).toMatchObject({ status: "lost", staged: { decision: before.asked?.id } });
  vi.advanceTimersByTime(pauseBefore(0, () => 1));
  expect(asked.session.getState().status).toBe("lost");
  asked.accept();
  const after = asked.session.getState();
  expect(after).toMatchObject({ status: "playing", asked: { id: before.asked?.id } });
  expect(after.staged?.places[0]).toBe(0);
  expect(after.log).toEqual(before.log);
  expect(asked.requests.at(-1)).toMatchObject({ type: "hello", since: { seq: expect.any(Number) } });
});

test("an answer that was lost with the line is not given twice, and the table is not stuck", async () => {
  const server = nearServer();
  const [anna, ben] = [sitDown(server, "P1"), sitDown(server, "P2")];
  await playOn(server, [anna, ben], { most: 6 });
  await server.host.settled();
  const asked = [anna, ben].find(({ session }) => session.getState().asked !== null);
  const question = asked?.session.getState().asked;
  if (asked === undefined || question === null || question === undefined) throw new Error("nobody is asked");
  const line = asked.line();
  line.answer = () => undefined;
  asked.session.getState().answer(someAnswer(question, makeRng("lost")));
  expect(asked.session.getState().busy).toBe(true);
  line.cut();
  vi.advanceTimersByTime(pauseBefore(0, () => 1));
  asked.accept();
  expect(asked.session.getState()).toMatchObject({ busy: false, asked: { id: question.id } });
  await playOn(server, [anna, ben], { most: 30 });
  expect(asked.session.getState().notice).toBeNull();
});

test("lines may be lost as often as they like", async () => {
  const server = nearServer();
  const anna = sitDown(server, "P1");
  for (let times = 0; times < 8; times++) {
    anna.line().cut();
    expect(anna.session.getState().status).toBe("lost");
    vi.advanceTimersByTime(20_000);
    anna.accept();
    await server.host.settled();
    expect(anna.session.getState().status).toBe("playing");
  }
});

test("whoever watches sees both sides from outside and sends nothing that a player would", async () => {
  const server = nearServer();
  const carl = sitDown(server, null);
  expect(carl.session.getState()).toMatchObject({ seat: "P1", status: "playing", shared: false });
  const { setPassing, concede, hurry } = carl.session.getState();
  setPassing({ level: "full" });
  concede();
  hurry();
  expect(carl.requests.map((request) => (request as { type: string }).type)).toEqual(["hello"]);
  expect(carl.session.getState().busy).toBe(false);
});

test("between people nobody hurries, and no table tells a server how fast to be", async () => {
  const server = nearServer();
  const anna = sitDown(server, "P1");
  anna.session.getState().hurry();
  anna.session.getState().setPace(0);
  expect(anna.requests.map((request) => (request as { type: string }).type)).toEqual(["hello"]);
});

test.each(["no such table", "not allowed"] as const)("a table that is refused (%s) is missing", (trouble) => {
  const server = nearServer();
  const browser = server.browser("P1");
  const session = createSession({ table: "t", link: onlineLink(openOnlineRoom("t", browser.socket)) });
  browser.line().answer = ({ frame }) => {
    if (frame === "open") browser.line().tell({ frame: "refused", trouble, table: "t" });
  };
  browser.line().accept();
  expect(session.getState().status).toBe("missing");
});

/** Time goes by on a line that lives. */
function passQuietly(line: () => FakeSocket, milliseconds: number): void {
  for (let passed = 0; passed < milliseconds; passed += 10_000) {
    line().tell({ frame: "beat", n: passed });
    vi.advanceTimersByTime(10_000);
  }
}

test("a table that the server has lost is asked for again, and given up after a while", () => {
  const server = nearServer();
  const anna = sitDown(server, "P1");
  const { line, session } = anna;
  line().answer = ({ frame }) => {
    if (frame === "open") line().tell({ frame: "refused", trouble: "server fault", table: "t" });
  };
  line().tell({ frame: "refused", trouble: "server fault", table: "t" });
  expect(session.getState().status).toBe("lost");
  const asked = (): number => line().said.filter(({ frame }) => frame === "open").length;
  passQuietly(line, 120_000);
  expect(session.getState().status).toBe("stuck");
  expect(asked()).toBe(6);
  passQuietly(line, 120_000);
  expect(asked()).toBe(6);
});

test("a table that moved to another tab is taken back by the player's word alone", () => {
  const server = nearServer();
  const anna = sitDown(server, "P1");
  anna.line().tell({ frame: "notice", notice: "elsewhere" });
  expect(anna.session.getState().status).toBe("taken");
  vi.advanceTimersByTime(60_000);
  expect(anna.sockets).toHaveLength(1);
  anna.session.getState().reopen();
  anna.accept();
  expect(anna.session.getState().status).toBe("playing");
});

test("a game that the clock ends is over, and says so", () => {
  const server = nearServer();
  const anna = sitDown(server, "P1");
  const result = { winner: "P2", because: "time" } as const;
  anna.line().tell({ frame: "table", table: playedTable({ status: "over", you: "P1", result, touched: 3 }) });
  expect(anna.session.getState()).toMatchObject({ status: "over", result, asked: null });
});

test("who is there, clocks and talk are kept beside the game", () => {
  const server = nearServer();
  const anna = sitDown(server, "P1");
  const line = { n: 0, at: 1, by: BEN, seat: "P2", phrase: "hello" } as const;
  anna.line().tell({ frame: "present", table: "t", here: { P1: true, P2: false }, watchers: 2 });
  anna.line().tell({ frame: "clock", table: "t", clock: clockFacts() });
  anna.line().tell({ frame: "chat", table: "t", line });
  anna.line().tell({ frame: "chat", table: "another", line });
  expect(anna.room.state.getState()).toMatchObject({
    here: { P1: true, P2: false },
    watchers: 2,
    clock: { clock: clockFacts() },
    chat: [line],
  });
  anna.room.sayText("Good evening");
  anna.room.sayPhrase("thanks");
  anna.room.claim();
  expect(anna.line().said.slice(-3)).toEqual([
    { frame: "chat", table: "t", text: "Good evening" },
    { frame: "phrase", table: "t", phrase: "thanks" },
    { frame: "claim", table: "t" },
  ]);
  anna.session.getState().close();
  expect(anna.line().said.at(-1)).toEqual({ frame: "leave", table: "t" });
});

test("what was said too often does not end the game, what was lost without a name begins it anew", () => {
  const server = nearServer();
  const anna = sitDown(server, "P1");
  anna.line().tell({ frame: "refused", trouble: "too often", table: "t" });
  expect(anna.session.getState().status).toBe("playing");
  expect(anna.room.state.getState().trouble).toBe("too often");
  anna.line().tell({ frame: "refused", trouble: "too often" });
  expect(anna.session.getState().status).toBe("lost");
  vi.advanceTimersByTime(20_000);
  expect(anna.session.getState().status).toBe("playing");
});
