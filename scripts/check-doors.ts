/** npm run doors: a door lists only what somebody outside the package imports. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { ROOT, sourceTexts } from "./source-texts.ts";
import { type Door, unusedDoorNames } from "./unused-door-names.ts";

interface Manifest {
  readonly name: string;
  readonly exports?: Readonly<Record<string, string>>;
}

const read = (path: string): string => readFileSync(new URL(path, ROOT), "utf8");

/** An entry with a star stands for the file of every folder that has one. */
function entriesOf(folder: string, [entry, file]: readonly [string, string]): readonly [string, string][] {
  const [before = "", after] = file.split("*");
  if (after === undefined) return [[entry, file]];
  return readdirSync(new URL(`${folder}/${before}`, ROOT))
    .filter((name) => existsSync(new URL(`${folder}/${before}${name}${after}`, ROOT)))
    .map((name) => [entry.replace("*", name), file.replace("*", name)]);
}

function doorsOf(folder: string): readonly Door[] {
  const manifest: Manifest = JSON.parse(read(`${folder}/package.json`));
  const entries = Object.entries(manifest.exports ?? {}).flatMap((entry) => entriesOf(folder, entry));
  return entries.map(([entry, file]) => {
    const path = `${folder}/${file.replace("./", "")}`;
    return { specifier: `${manifest.name}${entry.slice(1)}`, folder, source: { path, text: read(path) } };
  });
}

const doors = readdirSync(new URL("packages", ROOT)).flatMap((name) => doorsOf(`packages/${name}`));
const unused = unusedDoorNames(doors, sourceTexts());
for (const name of unused) console.error(`error: nobody outside the package imports ${name}`);
console.log(`doors: ${doors.length}, ${unused.length} names that nobody imports`);
process.exitCode = unused.length === 0 ? 0 : 1;
