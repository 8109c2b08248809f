/** Builds the service worker and writes into it which files it keeps, with the size and the hash of each. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import type { BuiltFile } from "./service-worker/built-file.ts";

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

const hashed = (content: string | Buffer): string => createHash("sha256").update(content).digest("hex");

const VERSION_LENGTH = 12;

function writeList(folder: string): void {
  const files = filesIn(folder).map((file): BuiltFile => {
    const content = readFileSync(file);
    return { path: addressOf(pathOf(folder, file)), size: content.length, hash: hashed(content) };
  });
  const list = JSON.stringify(files);
  const worker = join(folder, WORKER);
  const text = readFileSync(worker, "utf8")
    .replace("__VERSION__", JSON.stringify(hashed(list).slice(0, VERSION_LENGTH)))
    .replace("__FILES__", list);
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
