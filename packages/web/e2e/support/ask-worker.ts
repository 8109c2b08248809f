/** A worker of the built page, asked as the page asks it. */
import { readdirSync } from "node:fs";
import type { Page } from "playwright-core";

function addressOf(worker: string): string {
  const assets = readdirSync(new URL("../../.build/assets/", import.meta.url));
  const file = assets.find((asset) => asset.startsWith(`${worker}-`) && asset.endsWith(".js"));
  if (file === undefined) throw new Error(`the built page has no ${worker}`);
  return `/assets/${file}`;
}

/** One message after the other to one worker in the browser; its replies in the same order. */
export const askWorker = <To, From>(
  page: Page,
  worker: string,
  messages: readonly To[],
): Promise<readonly From[]> =>
  // Messages are plain data; the driver types what it hands over by its own serializer.
  page.evaluate(inPage<From>, [addressOf(worker), messages as readonly unknown[]] as const);

async function inPage<From>([address, messages]: readonly [string, readonly unknown[]]): Promise<From[]> {
  const asked = new Worker(address, { type: "module" });
  const replies: From[] = [];
  for (const message of messages) {
    const reply = new Promise<From>((resolve, reject) => {
      asked.onmessage = ({ data }) => resolve(data);
      asked.onerror = (event) => reject(new Error(event.message));
    });
    asked.postMessage(message);
    replies.push(await reply);
  }
  asked.terminate();
  return replies;
}
