import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { gameLibrary, storyCodes } from "@fhtagn/cards";
import { coreField } from "@fhtagn/lab";
import { isLegal, type Locale, newGame, options, playerAsked, type Setup } from "@fhtagn/rules";
import { view } from "@fhtagn/rules/view";
import { expect, test } from "vitest";
import { makeServer } from "../src/bot/serve-bot.ts";

const REPOSITORY = fileURLToPath(new URL("../../..", import.meta.url));
const BINARY = fileURLToPath(new URL("../fhtagn.mjs", import.meta.url));
const EXAMPLE = "docs/examples/bot.py";

const [first, second] = coreField();
const DECKS = { P1: first?.codes ?? [], P2: second?.codes ?? [] };
const SETUP: Setup = { library: gameLibrary(), decks: DECKS, stories: storyCodes() };
const STATE = newGame(SETUP, "protocol");
const ASKED = playerAsked(STATE);
const NEW = { type: "new", seat: ASKED, setup: { decks: DECKS, stories: storyCodes() }, seed: "s" };
const ASK = { type: "ask", view: view(STATE, ASKED) };

const talkIn = (locale: Locale, ...messages: readonly unknown[]) => {
  const server = makeServer({ bot: "random" }, locale);
  return messages.map((message) =>
    server.reply(typeof message === "string" ? message : JSON.stringify(message)),
  );
};

const talk = (...messages: readonly unknown[]) => talkIn("en", ...messages);

test("hello, a game, a question, goodbye: one line for each", () => {
  const [hello, ready, answer, end, bye] = talk(
    { type: "hello", protocol: 1 },
    NEW,
    ASK,
    { type: "end" },
    { type: "bye" },
  );
  expect(hello).toMatchObject({ type: "hello", protocol: 1, name: expect.stringContaining("random") });
  expect([ready, end, bye]).toEqual([{ type: "ready" }, { type: "ready" }, { type: "bye" }]);
  expect(answer).toMatchObject({ type: "answer", decision: STATE.question?.id });
  if (answer?.type !== "answer") return;
  expect("assign" in answer ? isLegal(STATE, answer.assign) : options(STATE)[answer.choose]).toBeTruthy();
});

test("bad input is answered by one clear error", () => {
  const faultOf = (...messages: readonly unknown[]): unknown => {
    const last = talk(...messages).at(-1);
    return last?.type === "error" ? last.message : last;
  };
  const setup = { ...NEW.setup };
  expect(faultOf("{")).toBe("this line is no JSON");
  expect(faultOf("[1]")).toBe("a line must be an object");
  expect(faultOf({ type: "dance" })).toBe(`"type" must be one of hello, new, ask, end, bye`);
  expect(faultOf({ type: "hello", protocol: 2 })).toBe("this bot speaks protocol 1");
  expect(faultOf(ASK)).toBe(`a question before the first "new"`);
  expect(faultOf({ ...NEW, seat: "P3" })).toBe("seat must be one of P1, P2");
  expect(faultOf({ ...NEW, setup: { ...setup, decks: { ...DECKS, P2: ["none-1"] } } })).toBe(
    `setup.decks.P2: no card has the code "none-1"`,
  );
  expect(faultOf({ ...NEW, setup: { ...setup, ruleset: "poker" } })).toBe(
    "setup.ruleset must be one of lcg, ccg",
  );
  expect(faultOf({ ...NEW, setup: { ...setup, options: { x: 1 } } })).toBe(
    `setup.options: unknown option "x"`,
  );
  expect(faultOf(NEW, { type: "ask", view: { ...ASK.view, viewer: "spectator" } })).toContain(
    "view of spectator",
  );
  expect(faultOf(NEW, { type: "ask", view: { ...ASK.view, question: null } })).toContain("view.question");
  const broken = { viewer: ASKED, question: { form: "assign", id: 1 } };
  expect(faultOf(NEW, { type: "ask", view: broken })).toContain("cannot play from this view");
});

test("errors are told in the language of whoever started the bot", () => {
  const last = talkIn("fr", { ...NEW, seat: "P3" }, "{", { type: "dance" }, ASK).map((said) =>
    said.type === "error" ? said.message : said,
  );
  expect(last).toEqual([
    "seat\u202f: au choix P1, P2",
    "cette ligne n’est pas du JSON",
    '"type"\u202f: au choix hello, new, ask, end, bye',
    "une question avant le premier «\u202fnew\u202f»",
  ]);
});

test("an error changes nothing: the game goes on, and its answers are the same", () => {
  const spoilt = talk(NEW, "nonsense", { ...NEW, seat: "?" }, ASK).at(-1);
  expect(spoilt).toEqual(talk(NEW, ASK).at(-1));
});

test("a deck may be told as several that it may be", () => {
  const decks = { ...DECKS, P2: { candidates: [{ weight: 2, cards: DECKS.P2 }, { cards: DECKS.P1 }] } };
  expect(talk({ ...NEW, setup: { ...NEW.setup, decks } })).toEqual([{ type: "ready" }]);
});

const runs = (...words: readonly string[]) =>
  spawnSync(process.execPath, [BINARY, ...words], {
    cwd: REPOSITORY,
    env: { ...process.env, LC_ALL: "C" },
    encoding: "utf8",
    timeout: 170_000,
  });

const hasPython = spawnSync("python3", ["--version"]).status === 0;
if (!hasPython)
  console.warn(
    `\n!!! python3 was not found: ${EXAMPLE}, the bot in another language, is NOT tested here !!!\n`,
  );

test.skipIf(!hasPython)("the example in Python plays a quad against ours", () => {
  const { status, stdout, stderr } = runs("bot", "random", "--against", `python3 ${EXAMPLE}`);
  expect(stderr).toBe("");
  expect(status).toBe(0);
  expect(stdout.match(/^game \d: .* \((stories|deck|turns|loop)\) after \d+ turns/gm)).toHaveLength(4);
});

test("a program that does not speak the protocol is an error of one line", () => {
  const { status, stdout, stderr } = runs("bot", "random", "--against", "cat", "--timeout", "20");
  expect(status).toBe(1);
  expect(stdout).toBe("");
  expect(stderr.trimEnd().split("\n")).toHaveLength(1);
});

test("our own bot can sit on the other side as well", () => {
  const guest = `"${process.execPath}" "${BINARY}" bot random`;
  const { status, stdout } = runs("bot", "random", "--against", guest, "--games", "1");
  expect(status).toBe(0);
  expect(stdout).toContain("of 1 against random");
});

test("blank lines have no answer", () => {
  const input = '\n{"type":"hello","protocol":1}\n\n  \n{"type":"bye"}\n';
  const { status, stdout } = spawnSync(process.execPath, [BINARY, "bot", "random"], {
    input,
    encoding: "utf8",
    timeout: 170_000,
  });
  expect(status).toBe(0);
  const lines = stdout.trimEnd().split("\n");
  expect(lines.map((line) => JSON.parse(line).type)).toEqual(["hello", "bye"]);
});
