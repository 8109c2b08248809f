/** Which module imports which, read from the text: asking the bundler would take as long as the tests themselves. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, sep } from "node:path";

const MODULE = /\.(ts|tsx|mjs|css)$/;
export const isModule = (file: string): boolean => MODULE.test(file);
const SKIPPED = new Set(["node_modules", ".build", ".stryker-tmp", ".git", "coverage", "reports"]);
/** `from "x"`, `import "x"`, `import("x")`, `new URL("x", import.meta.url)`; a statement that imports types alone runs nothing. */
const IMPORT = /(?:\bfrom\s*|\bimport\s*\(?\s*|\bnew URL\(\s*)"([^"]+)"/g;
const TYPES_ONLY = /\b(?:import|export) type [^"';]*from\s*"[^"]+"/g;

/** Paths from the root, with slashes. */
export interface ImportGraph {
  /** The text of each module. */
  readonly texts: ReadonlyMap<string, string>;
  /** Who imports a module. */
  readonly importers: ReadonlyMap<string, readonly string[]>;
}

/** What a name of a package leads to. */
type Doors = (name: string) => string | undefined;

const plain = (path: string): string => path.split(sep).join("/");

/** By the `exports` of the packages; a star stands for the same in name and file. */
function doorsOf(root: string): Doors {
  const doors = new Map<string, string>();
  for (const folder of readdirSync(join(root, "packages"))) {
    const file = join(root, "packages", folder, "package.json");
    if (!existsSync(file)) continue;
    const { name, exports = {} }: { name: string; exports?: Record<string, string> } = JSON.parse(
      readFileSync(file, "utf8"),
    );
    for (const [entry, target] of Object.entries(exports))
      doors.set(`${name}${entry.slice(1)}`, plain(join("packages", folder, target)));
  }
  const stars = [...doors].filter(([name]) => name.includes("*"));
  return (name) => doors.get(name) ?? throughStar(stars, name);
}

function throughStar(doors: readonly (readonly [string, string])[], name: string): string | undefined {
  for (const [door, file] of doors) {
    const [before = "", after = ""] = door.split("*");
    if (name.startsWith(before) && name.endsWith(after))
      return file.replace("*", name.slice(before.length, name.length - after.length));
  }
  return undefined;
}

function modulesIn(root: string): readonly string[] {
  const found: string[] = [];
  const look = (folder: string): void => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (entry.isDirectory() && !SKIPPED.has(entry.name)) look(path);
      else if (entry.isFile() && isModule(entry.name)) found.push(plain(path));
    }
  };
  for (const folder of ["packages", "scripts"]) if (existsSync(join(root, folder))) look(folder);
  return found;
}

function importsOf(from: string, text: string, doors: Doors): readonly string[] {
  const running = text.replaceAll(TYPES_ONLY, "");
  return [...running.matchAll(IMPORT)].flatMap(([, name = ""]) => {
    if (name.startsWith(".")) return [plain(join(dirname(from), name.split("?")[0] ?? name))];
    return doors(name) ?? [];
  });
}

export function readImportGraph(root: string): ImportGraph {
  const doors = doorsOf(root);
  const texts = new Map(modulesIn(root).map((file) => [file, readFileSync(join(root, file), "utf8")]));
  const importers = new Map<string, string[]>();
  for (const [file, text] of texts)
    for (const imported of importsOf(file, text, doors)) {
      const known = importers.get(imported);
      if (known === undefined) importers.set(imported, [file]);
      else known.push(file);
    }
  return { texts, importers };
}
