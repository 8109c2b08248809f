// Run before npm scripts: installs exactly what the lock file names, and only if something of it is not there.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const lock = join(root, "package-lock.json");
const installed = join(root, "node_modules", ".package-lock.json");

const packagesOf = (file) => JSON.parse(readFileSync(file, "utf8")).packages;

/** Optional packages of other platforms are not installed; a workspace may have been linked by hand. */
function isAsLocked([path, wanted], present) {
  if (wanted.link) return existsSync(join(root, path));
  const found = present[path];
  if (found === undefined) return wanted.optional === true;
  return found.version === wanted.version && found.integrity === wanted.integrity;
}

function isInstalled() {
  if (!existsSync(installed)) return false;
  const present = packagesOf(installed);
  const wanted = Object.entries(packagesOf(lock)).filter(([path]) => path.includes("node_modules/"));
  return wanted.every((entry) => isAsLocked(entry, present));
}

if (!isInstalled()) {
  const options = { cwd: root, stdio: "inherit", shell: process.platform === "win32" };
  // Unlike "install", "ci" never writes the lock file.
  const { status } = spawnSync("npm", ["ci", "--include=dev", "--no-audit", "--no-fund"], options);
  if (status !== 0) process.exit(status ?? 1);
}
