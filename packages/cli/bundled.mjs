/** Runs an entry of this package as one file: modules that are bundled call each other a third faster. */
import { createHash, randomUUID } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

/** From where esbuild tells paths: the same text wherever the command is called, or two calls take turns to throw out each other's file. */
const HERE = fileURLToPath(new URL(".", import.meta.url));

/** As deep as `src`, so that paths relative to a module stay what they are. Not kept in the repository. */
const FOLDER = fileURLToPath(new URL("./.build/", import.meta.url));

/** Only the packages of this repository are bundled. */
const othersStayOutside = {
  name: "others-stay-outside",
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === "entry-point" || path.startsWith("@fhtagn/") ? undefined : { path, external: true },
    );
  },
};

const PACKAGES = fileURLToPath(new URL("../", import.meta.url));

/** What decides about a bundle without being part of it: where a package's name leads, and how it is bundled. */
const settings = () => [
  fileURLToPath(import.meta.url),
  ...readdirSync(PACKAGES).map((name) => join(PACKAGES, name, "package.json")),
];

/** Tells two texts of a file apart without reading them. */
function stampOf(file) {
  const { mtimeMs, size } = statSync(file, { throwIfNoEntry: false }) ?? {};
  return `${mtimeMs} ${size}`;
}

/** Beside the bundle: its file, and what it was made of. */
const noteOf = (name) => join(FOLDER, `${name}.made-of.json`);

/** The bundle of an earlier call, if all that it was made of is as it was then. */
function kept(name) {
  const note = noteOf(name);
  if (!existsSync(note)) return null;
  const { file, stamps } = JSON.parse(readFileSync(note, "utf8"));
  const isSame = Object.entries(stamps).every(([source, stamp]) => stampOf(source) === stamp);
  return isSame && existsSync(file) ? file : null;
}

/** Not for sources that changed while they were bundled: nobody knows which of their texts went in. */
function noteSources(name, { file, sources, begun }) {
  const all = [...settings(), ...sources];
  if (all.some((source) => (statSync(source, { throwIfNoEntry: false })?.mtimeMs ?? 0) >= begun)) return;
  const stamps = Object.fromEntries(all.map((source) => [source, stampOf(source)]));
  writeWhole(noteOf(name), JSON.stringify({ file, stamps }));
}

/** The newest text of the entry and of everything it imports, in one file named after it. */
async function bundle(entry) {
  const name = basename(entry.pathname, ".ts");
  const ready = kept(name);
  if (ready !== null) return ready;
  const begun = Date.now();
  // Not needed by most calls, and dear to load.
  const { build } = await import("esbuild");
  const { outputFiles, metafile } = await build({
    entryPoints: [fileURLToPath(entry)],
    absWorkingDir: HERE,
    outfile: join(FOLDER, `${name}.mjs`),
    bundle: true,
    write: false,
    metafile: true,
    format: "esm",
    platform: "node",
    target: "node20",
    sourcemap: "inline",
    sourcesContent: false,
    logLevel: "error",
    plugins: [othersStayOutside],
  });
  const [{ contents }] = outputFiles;
  const file = join(
    FOLDER,
    `${name}-${createHash("sha256").update(contents).digest("hex").slice(0, 16)}.mjs`,
  );
  if (!existsSync(file)) keep(name, file, contents);
  noteSources(name, { file, sources: Object.keys(metafile.inputs).map((path) => join(HERE, path)), begun });
  return file;
}

/** Written beside and renamed, so that nobody reads half a file. */
function writeWhole(file, contents) {
  mkdirSync(FOLDER, { recursive: true });
  const draft = join(FOLDER, `${randomUUID()}.draft`);
  writeFileSync(draft, contents);
  renameSync(draft, file);
}

/** What it replaces goes. */
function keep(name, file, contents) {
  writeWhole(file, contents);
  for (const old of readdirSync(FOLDER))
    if (old.startsWith(`${name}-`) && old !== basename(file)) rmSync(join(FOLDER, old), { force: true });
}

export async function runBundled(entry) {
  process.setSourceMapsEnabled(true);
  await import(pathToFileURL(await bundle(entry)).href);
}
