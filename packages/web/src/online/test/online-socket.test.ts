import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openOnlineSocket } from "../online-socket.ts";
import { LINGER, LONGEST_GREETING, LONGEST_SILENCE, pauseBefore } from "../socket-timing.ts";
import { fakeSockets } from "./fake-socket.ts";

let isOnline = true;

beforeEach(() => {
  isOnline = true;
  vi.useFakeTimers();
  vi.spyOn(navigator, "onLine", "get").mockImplementation(() => isOnline);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const OPEN = { frame: "open", table: "t" } as const;

function calling() {
  const sockets = fakeSockets();
  const socket = openOnlineSocket({ make: sockets.make, chance: () => 1 });
  const status = (): string => socket.status.getState().status;
  return { ...sockets, socket, status };
}

test("nobody is called before somebody needs it, and once nobody does, a while later, the line is closed", () => {
  const { made, last, socket, status } = calling();
  expect(made).toHaveLength(0);
  socket.need("lobby", { frame: "lobby", on: true });
  socket.need("table", OPEN);
  expect(made).toHaveLength(1);
  expect(status()).toBe("connecting");
  last().accept();
  expect(status()).toBe("open");
  expect(last().said).toEqual([{ frame: "lobby", on: true }, OPEN]);
  socket.release("lobby", { frame: "lobby", on: false });
  socket.release("table", null);
  expect(last().said).toHaveLength(3);
  vi.advanceTimersByTime(LINGER - 1);
  expect(status()).toBe("open");
  vi.advanceTimersByTime(1);
  expect(status()).toBe("closed");
  expect(made).toHaveLength(1);
});

test("from one page to the next the line stays", () => {
  const { made, last, socket, status } = calling();
  socket.need("lobby", null);
  last().accept();
  socket.release("lobby", null);
  vi.advanceTimersByTime(LINGER / 2);
  socket.need("table", OPEN);
  vi.advanceTimersByTime(LINGER * 2);
  expect(status()).toBe("open");
  expect(made).toHaveLength(1);
});

test("a heartbeat is answered, and nobody else hears of it", () => {
  const { last, socket } = calling();
  const heard: unknown[] = [];
  socket.hear((frame) => heard.push(frame));
  socket.need("table", null);
  last().accept();
  last().tell({ frame: "beat", n: 7 });
  expect(last().said).toEqual([{ frame: "beat", n: 7 }]);
  expect(heard).toEqual([]);
});

test("what is no frame is not heard and harms nothing", () => {
  const { last, socket, status } = calling();
  const heard: unknown[] = [];
  socket.hear((frame) => heard.push(frame));
  socket.need("table", null);
  last().accept();
  for (const data of ["{", "null", '{"frame":"later"}', '{"frame":"clock","table":"t"}', new Uint8Array(3)])
    last().tellText(data);
  expect(heard).toEqual([]);
  last().tell({ frame: "present", table: "t", here: { P1: true, P2: false }, watchers: 0 });
  expect(heard).toHaveLength(1);
  expect(status()).toBe("open");
});

test("a lost line comes back by itself, after longer and longer pauses, and says again what is needed", () => {
  const { made, last, socket, status } = calling();
  socket.need("table", OPEN);
  last().accept();
  last().tell({ frame: "beat", n: 1 });
  for (let attempt = 0; attempt < 4; attempt++) {
    last().cut();
    expect(status()).toBe("waiting");
    const pause = pauseBefore(attempt, () => 1);
    vi.advanceTimersByTime(pause - 1);
    expect(made).toHaveLength(attempt + 1);
    vi.advanceTimersByTime(1);
    expect(made).toHaveLength(attempt + 2);
  }
  last().accept();
  expect(last().said).toEqual([OPEN]);
  // Only a server that speaks is a server: then the first pause is short again.
  last().tell({ frame: "beat", n: 1 });
  last().cut();
  vi.advanceTimersByTime(pauseBefore(0, () => 1));
  expect(made).toHaveLength(6);
});

test("the pauses grow, are drawn, and end at a quarter of a minute", () => {
  const pauses = Array.from({ length: 9 }, (_, attempt) => pauseBefore(attempt, () => 1));
  expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
  expect(Math.max(...pauses)).toBe(15_000);
  expect(pauseBefore(3, () => 0)).toBe(pauseBefore(3, () => 1) / 2);
});

test("a line that says nothing is dead, and so is one that never begins", () => {
  const { made, last, socket, status } = calling();
  socket.need("table", null);
  vi.advanceTimersByTime(LONGEST_GREETING);
  expect(status()).toBe("waiting");
  vi.advanceTimersByTime(pauseBefore(0, () => 1));
  expect(made).toHaveLength(2);
  last().accept();
  vi.advanceTimersByTime(LONGEST_SILENCE - 1);
  last().tell({ frame: "beat", n: 1 });
  vi.advanceTimersByTime(LONGEST_SILENCE - 1);
  expect(status()).toBe("open");
  vi.advanceTimersByTime(1);
  expect(status()).toBe("waiting");
});

test("without a network nobody is called; when it is back, at once", () => {
  const { made, last, socket, status } = calling();
  socket.need("table", OPEN);
  last().accept();
  isOnline = false;
  dispatchEvent(new Event("offline"));
  expect(status()).toBe("offline");
  vi.advanceTimersByTime(60_000);
  expect(made).toHaveLength(1);
  isOnline = true;
  dispatchEvent(new Event("online"));
  expect(made).toHaveLength(2);
  last().accept();
  expect(last().said).toEqual([OPEN]);
});

test.each([
  { notice: "elsewhere", status: "elsewhere" },
  { notice: "refusals", status: "refused" },
] as const)("sent away ($notice) it comes back only if it is asked to", ({ notice, status: sentTo }) => {
  const { made, last, socket, status } = calling();
  socket.need("table", OPEN);
  last().accept();
  last().tell({ frame: "notice", notice });
  expect(status()).toBe(sentTo);
  vi.advanceTimersByTime(60_000);
  dispatchEvent(new Event("online"));
  expect(made).toHaveLength(1);
  socket.renew();
  expect(made).toHaveLength(2);
  last().accept();
  expect(last().said).toEqual([OPEN]);
});

test("a line that nobody needs any more while it is down is not looked for", () => {
  const { made, last, socket, status } = calling();
  socket.need("table", OPEN);
  last().cut();
  socket.release("table", null);
  expect(status()).toBe("closed");
  vi.advanceTimersByTime(60_000);
  expect(made).toHaveLength(1);
  socket.need("table", OPEN);
  expect(made).toHaveLength(2);
});
