/** The page that the browser keeps: whole or not at all, healed where it was spoilt, and there as long as a tab runs it. */
import type { Page } from "playwright-core";
import { afterEach, expect, test } from "vitest";
import { browser } from "./support/browser.ts";
import { type OwnServer, serveOwn } from "./support/own-server.ts";
import { type Visitor, visit } from "./support/visitor.ts";

const open: { visitor?: Visitor; server?: OwnServer } = {};

afterEach(async () => {
  await open.visitor?.leave();
  await open.server?.close();
});

async function arrive(): Promise<{ readonly visitor: Visitor; readonly server: OwnServer }> {
  const server = await serveOwn();
  open.server = server;
  const visitor = await visit(browser, {
    offline: true,
    address: server.address,
    settings: { locale: "en" },
  });
  open.visitor = visitor;
  return { visitor, server };
}

const isKept = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");

const shelvesIn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith("fhtagn-page-")));

/** Puts something else in the place of what the browser keeps of a file. */
const spoil = (page: Page, file: string, text: string): Promise<void> =>
  page.evaluate(
    async ([path, spoilt]) => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        const type = { "Content-Type": path === "/" ? "text/html" : "text/javascript" };
        if ((await cache.match(path)) !== undefined)
          await cache.put(path, new Response(spoilt, { headers: type }));
      }
    },
    [file, text] as const,
  );

/** The script that the page begins with. */
const firstScript = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const script = document.querySelector<HTMLScriptElement>("script[type='module'][src]");
    return new URL(script?.src ?? "", location.href).pathname;
  });

test.each([
  ["an empty page", "/", ""],
  ["a foreign page", "/", "<!doctype html><title>Wi-Fi</title><p>Your room number, please</p>"],
  ["an empty script", "script", ""],
  ["a foreign script", "script", "<!doctype html><p>Your room number, please</p>"],
])(
  "%s that was kept is healed from the network, and is whole without one afterwards",
  async (_, which, text) => {
    const { visitor } = await arrive();
    const { page, context } = visitor;
    await visitor.goTo("/");
    await isKept(page);
    const file = which === "script" ? await firstScript(page) : which;
    await spoil(page, file, text);
    await visitor.goTo("/about");
    await page.getByRole("heading", { level: 1 }).waitFor();
    await context.setOffline(true);
    await page.reload();
    await page.getByRole("heading", { level: 1 }).waitFor();
  },
);

test("what a network says that wants a password first is not kept", async () => {
  const { visitor, server } = await arrive();
  const { page } = visitor;
  await visitor.goTo("/");
  await isKept(page);
  const before = await shelvesIn(page);
  server.answerWith("<!doctype html><p>Your room number, please</p>");
  server.publishNewVersion();
  const script = await firstScript(page);
  await spoil(page, script, "");
  await page.evaluate(async () => {
    const found = await (await navigator.serviceWorker.ready).update();
    const { installing } = found;
    await new Promise<void>((done) => {
      if (installing === null) done();
      else installing.addEventListener("statechange", () => installing.state === "redundant" && done());
    });
  });
  expect(await shelvesIn(page)).toEqual(before);
  server.answerWith(null);
  await visitor.goTo("/");
  await page.getByRole("heading", { level: 1 }).waitFor();
});

/** A newer version is there, and takes over everywhere. */
async function takeVersion(server: OwnServer, page: Page): Promise<void> {
  server.publishNewVersion();
  await page.evaluate(async () => {
    const found = await navigator.serviceWorker.ready;
    const taken = new Promise((done) => {
      navigator.serviceWorker.addEventListener("controllerchange", done, { once: true });
    });
    await found.update();
    const coming = found.installing ?? found.waiting;
    if (coming?.state === "installing")
      await new Promise<void>((done) => {
        coming.addEventListener("statechange", () => done(), { once: true });
      });
    found.waiting?.postMessage("take over");
    await taken;
  });
  await isKept(page);
}

test("the files of a version stay as long as a tab runs it, however many versions come", async () => {
  const { visitor, server } = await arrive();
  const { page, context } = visitor;
  await visitor.goTo("/");
  await isKept(page);
  await page.reload();
  const [first = ""] = await shelvesIn(page);
  const other = await context.newPage();
  await other.goto("/");
  for (let version = 0; version < 3; version++) {
    await takeVersion(server, other);
    await other.reload();
  }
  expect(await shelvesIn(other)).toContain(first);
  await page.close();
  for (let version = 0; version < 2; version++) {
    await takeVersion(server, other);
    await other.reload();
  }
  expect(await shelvesIn(other)).not.toContain(first);
  expect((await shelvesIn(other)).length).toBeLessThanOrEqual(3);
});
