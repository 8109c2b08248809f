// Run before the tests: installs Chromium where that is possible. Where it is not, the browser tests fail and say why.
import { spawnSync } from "node:child_process";
import { findChromium, NO_CHROMIUM } from "@fhtagn/testkit/browser";

const RETRIES = ["-o", "Acquire::Retries=5"];
const STEPS = [
  [...RETRIES, "update"],
  [...RETRIES, "install", "-y", "chromium"],
];
const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };

/** As root on Debian and its kin. */
function install(): void {
  if (process.getuid?.() !== 0) return;
  for (const step of STEPS) {
    const { status } = spawnSync("/usr/bin/apt-get", step, { stdio: "inherit", env });
    if (status !== 0) return;
  }
}

if (findChromium() === undefined) install();
if (findChromium() === undefined) console.error(`warning: ${NO_CHROMIUM}`);
