/** A browser with a profile of its own on the disk, which can be killed in the middle of something and started again. */
import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { findChromium, NO_CHROMIUM, OF_THE_WINDOW } from "@fhtagn/testkit/browser";
import { type Browser, type BrowserContext, chromium } from "playwright-core";

/** This machine under a name for which browsers give a page no locks and no service worker. */
export const PLAIN_HOST = "table.test";

const FLAGS: readonly string[] = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  `--disable-features=${OF_THE_WINDOW.join(",")}`,
  "--no-first-run",
  "--remote-debugging-port=0",
  `--host-resolver-rules=MAP ${PLAIN_HOST} 127.0.0.1`,
];

export interface OwnChromium {
  readonly browser: Browser;
  /** That of the profile. */
  readonly context: BrowserContext;
  /** At once, as when the power goes. */
  kill(): Promise<void>;
}

export interface Profile {
  readonly folder: string;
  throwAway(): void;
}

/** `keepsNothing`: as with "Block all site data". */
export function newProfile({ keepsNothing = false } = {}): Profile {
  const folder = mkdtempSync(join(tmpdir(), "fhtagn-profile-"));
  mkdirSync(join(folder, "Default"));
  const blocked = { profile: { default_content_setting_values: { cookies: 2 } } };
  if (keepsNothing) writeFileSync(join(folder, "Default", "Preferences"), JSON.stringify(blocked));
  return { folder, throwAway: () => rmSync(folder, { recursive: true, force: true, maxRetries: 9 }) };
}

const PORT_FILE = "DevToolsActivePort";

export async function startChromium({ folder }: Profile): Promise<OwnChromium> {
  const path = findChromium();
  if (path === undefined) throw new Error(NO_CHROMIUM);
  rmSync(join(folder, PORT_FILE), { force: true });
  const child = spawn(path, [...FLAGS, `--user-data-dir=${folder}`, "about:blank"], {
    stdio: "ignore",
    // A group of its own, to be ended as one.
    detached: true,
  });
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${await portOf(child, folder)}`);
  const [context] = browser.contexts();
  if (context === undefined) throw new Error("the browser has no profile");
  return { browser, context, kill: () => kill(child) };
}

const A_MOMENT = 50;

async function portOf(child: ChildProcess, folder: string): Promise<string> {
  const file = join(folder, PORT_FILE);
  while (child.exitCode === null) {
    const [port] = existsSync(file) ? readFileSync(file, "utf8").split("\n") : [];
    if (port) return port;
    await sleep(A_MOMENT);
  }
  throw new Error(`the browser ended with ${child.exitCode}`);
}

/** With all its processes: one that lives on would still write into the profile. */
function kill(child: ChildProcess): Promise<void> {
  const { pid } = child;
  if (pid === undefined || child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once("exit", () => resolve());
    process.kill(-pid, "SIGKILL");
  });
}
