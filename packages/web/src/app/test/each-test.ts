/** What holds for every test of a page: patience, and that nothing of it is left after it. */
import { setImmediate } from "node:timers/promises";
import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";

/** Milliseconds until something that is awaited is taken to be missing: less than the test has, so that it says what. */
configure({ asyncUtilTimeout: 150_000 });

/** What a test showed is taken down, and what React still had to do is done before the page goes. */
afterEach(async () => {
  cleanup();
  await setImmediate();
});
