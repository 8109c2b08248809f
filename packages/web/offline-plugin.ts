/** Builds the service worker and writes into it which files it keeps. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const SOURCE = fileURLToPath(new URL("./service-worker/service-worker.ts", import.meta.url));
const WORKER = "sw.js";

export function offlinePlugin(): Plugin {
  return {
    name: "fhtagn-offline",
    apply: "build",
    buildStart() {
      this.emitFile({ type: "chunk", id: SOURCE, fileName: WORKER });
    },
    writeBundle({ dir }) {
      if (dir !== undefined) writeList(dir);
    },
  };
}

function writeList(folder: string): void {
  const files = filesIn(folder);
  const version = createHash("sha256");
  for (const file of files) version.update(`${pathOf(folder, file)}\n`).update(readFileSync(file));
  const worker = join(folder, WORKER);
  const text = readFileSync(worker, "utf8")
    .replace("__VERSION__", JSON.stringify(version.digest("hex").slice(0, 12)))
    .replace("__FILES__", JSON.stringify(files.map((file) => addressOf(pathOf(folder, file)))));
  if (/__(FILES|VERSION)__/.test(text)) throw new Error(`${WORKER} has a place that was not filled in`);
  writeFileSync(worker, text);
}

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => isServed(pathOf(folder, file)))
    .sort();

const pathOf = (folder: string, file: string): string => `/${relative(folder, file).split(sep).join("/")}`;

/** Hidden files are for the build; the worker does not keep itself. */
const isServed = (path: string): boolean => !path.includes("/.") && path !== `/${WORKER}`;

const addressOf = (path: string): string => (path === "/index.html" ? "/" : path);
