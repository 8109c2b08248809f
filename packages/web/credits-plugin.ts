/** The module "virtual:credits": every font and library that goes into the client, with the text of its licence. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import type { Credit } from "./src/pages/credits/credit.ts";

const ID = "virtual:credits";
const RESOLVED = `\0${ID}`;
const HERE = fileURLToPath(new URL(".", import.meta.url));
const OURS = "@fhtagn/";
/** Only types: nothing of them is shipped. */
const TYPES = "@types/";

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly homepage?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Manifest;

/** Where Node would find the package from that folder; its entry may be hidden by `exports`. */
function folderOf(name: string, from: string): string | null {
  const places = createRequire(join(from, "package.json")).resolve.paths(name) ?? [];
  return (
    places.map((place) => join(place, name)).find((folder) => existsSync(join(folder, "package.json"))) ??
    null
  );
}

function licenceText(folder: string): string {
  const file = readdirSync(folder).find((name) => /^(licen[cs]e|copying)(\.|$)/i.test(name));
  return file === undefined ? "" : readFileSync(join(folder, file), "utf8").trim();
}

function creditOf(folder: string): Credit {
  const { name, version, license = "", homepage } = readManifest(folder);
  return {
    name,
    version,
    licence: license,
    font: name.startsWith("@fontsource"),
    ...(homepage === undefined ? {} : { homepage }),
    text: licenceText(folder),
  };
}

/** What the client depends on when it runs, ours left out, each once. */
export function collectCredits(start: string = HERE): readonly Credit[] {
  const seen = new Map<string, Credit | null>();
  const visit = (folder: string): void => {
    for (const name of Object.keys(readManifest(folder).dependencies ?? {})) {
      const found = name.startsWith(TYPES) ? null : folderOf(name, folder);
      if (found === null || seen.has(name)) continue;
      seen.set(name, name.startsWith(OURS) ? null : creditOf(found));
      visit(found);
    }
  };
  visit(start);
  return [...seen.values()]
    .filter((credit) => credit !== null)
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

export const creditsPlugin = (): Plugin => ({
  name: "credits",
  resolveId: (id) => (id === ID ? RESOLVED : null),
  load: (id) => (id === RESOLVED ? `export const credits = ${JSON.stringify(collectCredits())};` : null),
});
