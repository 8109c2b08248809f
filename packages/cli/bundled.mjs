/** Runs an entry of this package as one file: modules that are bundled call each other a third faster. */
import { createHash, randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";

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

/** The newest text of the entry and of everything it imports, in one file named after it. */
async function bundle(entry) {
  const name = basename(entry.pathname, ".ts");
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(entry)],
    absWorkingDir: HERE,
    outfile: join(FOLDER, `${name}.mjs`),
    bundle: true,
    write: false,
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
  return file;
}

/** Written beside and renamed, so that nobody reads half a file; what it replaces goes. */
function keep(name, file, contents) {
  mkdirSync(FOLDER, { recursive: true });
  const draft = join(FOLDER, `${randomUUID()}.draft`);
  writeFileSync(draft, contents);
  renameSync(draft, file);
  for (const old of readdirSync(FOLDER))
    if (old.startsWith(`${name}-`) && old !== basename(file)) rmSync(join(FOLDER, old), { force: true });
}

export async function runBundled(entry) {
  process.setSourceMapsEnabled(true);
  await import(pathToFileURL(await bundle(entry)).href);
}
