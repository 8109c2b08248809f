// npm run bench:engines -- FOLDER...: the engines of several checkouts, this one first, beside each other and chess.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";
import { chessGames } from "../packages/cli/src/bench/chess-games.ts";
import { type Contender, contender, inTurn, paceOf, pairedRatio } from "../packages/cli/src/bench/in-turn.ts";
import { columns } from "../packages/cli/src/output.ts";

type Engine = typeof import("../packages/cli/src/bench/engine.ts");

const HERE = fileURLToPath(new URL("..", import.meta.url));
const ROUNDS = 12;

/** The files behind the names of a checkout's packages. */
function sourcesOf(checkout: string): ReadonlyMap<string, string> {
  const packages = join(checkout, "packages");
  const folders = readdirSync(packages).filter((name) => existsSync(join(packages, name, "package.json")));
  return new Map(
    folders.flatMap((folder) => {
      const { name, exports = {} } = JSON.parse(readFileSync(join(packages, folder, "package.json"), "utf8"));
      return Object.entries<string>(exports).map(([door, file]): [string, string] => [
        `${name}${door.slice(1)}`,
        join(packages, folder, file),
      ]);
    }),
  );
}

/** What this checkout measures, with the packages of that one, in a file of its own. */
async function engineOf(checkout: string, file: string): Promise<Engine> {
  const sources = sourcesOf(checkout);
  await build({
    entryPoints: [join(HERE, "packages/cli/src/bench/engine.ts")],
    outfile: file,
    bundle: true,
    format: "esm",
    platform: "node",
    target: "node20",
    logLevel: "error",
    plugins: [
      {
        name: "packages-of-that-checkout",
        setup({ onResolve }) {
          onResolve({ filter: /^@fhtagn\// }, ({ path }) => {
            const source = sources.get(path);
            return source === undefined
              ? { errors: [{ text: `${checkout} has no ${path}` }] }
              : { path: source };
          });
        },
      },
    ],
  });
  return import(pathToFileURL(file).href);
}

async function gamesOf(checkouts: readonly string[]): Promise<readonly Contender[]> {
  const folder = mkdtempSync(join(tmpdir(), "engines-"));
  try {
    const engines: Contender[] = [];
    for (const [at, checkout] of checkouts.entries()) {
      const { randomGames, benchSetup } = await engineOf(checkout, join(folder, `engine-${at}.mjs`));
      engines.push(contender(randomGames(benchSetup())));
    }
    return engines;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const checkouts = [HERE, ...process.argv.slice(2).map((folder) => resolve(folder))];
const engines = await gamesOf(checkouts);
const anchor = contender(await chessGames());
inTurn([...engines, anchor], {
  rounds: ROUNDS,
  onRound: (round) => process.stderr.write(`round ${round} of ${ROUNDS}\n`),
});

const whole = (pace: number): string => String(Math.round(pace));
const [first] = engines;
const rows = engines.map((engine, at) => {
  const { median, best } = paceOf(engine, "cpu");
  const chess = paceOf(anchor, "cpu");
  return [
    basename(checkouts[at] ?? ""),
    whole(median),
    whole(best),
    (median / chess.median).toFixed(4),
    (best / chess.best).toFixed(4),
    first === undefined ? "" : pairedRatio(engine, first).toFixed(4),
    String(engine.amounts.reduce((sum, decisions) => sum + decisions, 0)),
  ];
});
const head = ["", "decisions/s", "best", "ratio to chess", "of best", "to the first", "decisions"];
process.stdout.write(`${columns([head, ...rows])}\n`);
