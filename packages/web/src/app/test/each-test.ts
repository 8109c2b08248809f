/** What holds for every test of a page: patience, and that nothing of it is left after it. */
import { setImmediate } from "node:timers/promises";
import { cleanup, configure, prettyDOM } from "@testing-library/react";
import { afterAll, afterEach, vi } from "vitest";

/** An error that prints the page only when it is read: whatever is waited for is looked for, and missed, many times. */
function missing(message: string | null, page: Element): Error {
  const error = new Error();
  error.name = "TestingLibraryElementError";
  return Object.defineProperty(error, "message", {
    get: () => `${message ?? ""}\n\n${prettyDOM(page) || ""}`,
  });
}

/** Milliseconds until something that is awaited is taken to be missing: less than the test has, so that it says what. */
configure({ asyncUtilTimeout: 150_000, getElementError: missing });

/** No page of a test reaches for a network, unless the test says what is there. */
globalThis.fetch = () => Promise.reject(new TypeError("there is no network in tests"));

/** What a test showed is taken down, and what React still had to do is done before the page goes. */
afterEach(async () => {
  cleanup();
  await setImmediate();
});

/** The next file gets the same page: without what this one has stored, shown or set. */
async function leavePage(): Promise<void> {
  const { resetLastingStores } = await import("./lasting-stores.ts");
  resetLastingStores();
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  document.title = "";
  for (const name of document.documentElement.getAttributeNames())
    document.documentElement.removeAttribute(name);
  history.replaceState(null, "", "/");
}

afterAll(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  // Files that read the repository have no page.
  if (typeof document !== "undefined") await leavePage();
});
