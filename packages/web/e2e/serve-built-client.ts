/** Serves the client to the browser tests. */
import type { TestProject } from "vitest/node";
import { type Served, serveClient } from "./support/serve.ts";

declare module "vitest" {
  interface ProvidedContext {
    readonly address: string;
  }
}

let served: Served | undefined;

export async function setup({ provide }: TestProject): Promise<void> {
  served = await serveClient();
  provide("address", served.address);
}

export function teardown(): void {
  served?.stop();
}
