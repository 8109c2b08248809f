/** What a test showed is taken down after it, and what React still had to do is done before the page goes. */
import { setImmediate } from "node:timers/promises";
import { cleanup } from "@testing-library/react";
import { afterEach } from "vitest";

afterEach(async () => {
  cleanup();
  await setImmediate();
});
