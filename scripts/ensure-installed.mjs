// Run before npm scripts: installs only if node_modules is missing, older than the lock file, or lacks a workspace.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, statSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const lock = join(root, "package-lock.json");
const installed = join(root, "node_modules", ".package-lock.json");

function workspaceNames() {
  const manifests = readdirSync(join(root, "packages")).map((name) =>
    join(root, "packages", name, "package.json"),
  );
  return manifests
    .filter((file) => existsSync(file))
    .map((file) => JSON.parse(readFileSync(file, "utf8")).name);
}

function isInstalled() {
  if (!existsSync(installed)) return false;
  if (existsSync(lock) && statSync(lock).mtimeMs > statSync(installed).mtimeMs) return false;
  return workspaceNames().every((name) => existsSync(join(root, "node_modules", name)));
}

if (!isInstalled()) {
  const options = { cwd: root, stdio: "inherit", shell: process.platform === "win32" };
  const { status } = spawnSync("npm", ["install", "--include=dev", "--no-audit", "--no-fund"], options);
  if (status !== 0) process.exit(status ?? 1);
  // npm leaves the old time when nothing changed, and we would install again at every start.
  const now = new Date();
  utimesSync(installed, now, now);
}
