/** `npm run soak:storage`: kills, second tabs, damage, no room and no storage, round after round in a real browser. */
import { parseArgs } from "node:util";
import { countOf, runCommand, someOf } from "../support/asked.ts";
import { serveClient } from "../support/serve.ts";
import { ROUND_NAMES, ROUNDS, type RoundName } from "./rounds.ts";

const HELP = `npm run soak:storage -- [--rounds 200] [--from 1] [--only kill,tabs] [--help]

Each round has a browser of its own. It fails when a position that a table was told is missing afterwards, a page
stands empty, or something throws. Exit code 1 if one did.

  --rounds N     rounds (200), of each kind in turn
  --from N       the number of the first round (1): a round is played again by its number
  --only LIST    only these kinds: ${ROUND_NAMES.join(", ")}`;

async function runRound(address: string, seed: number, name: RoundName): Promise<boolean> {
  const began = performance.now();
  const troubles = await ROUNDS[name]({ address, seed }).catch((error: unknown) => [String(error)]);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`round ${seed}: ${name}: ${troubles.length === 0 ? "ok" : "FAILED"}, ${seconds} s`);
  for (const trouble of troubles) console.log(`  ${trouble}`);
  return troubles.length === 0;
}

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      rounds: { type: "string", default: "200" },
      from: { type: "string", default: "1" },
      only: { type: "string" },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) {
    console.log(HELP);
    return;
  }
  const kinds = values.only === undefined ? ROUND_NAMES : someOf("--only", values.only, ROUND_NAMES);
  const rounds = countOf("--rounds", values.rounds);
  const from = countOf("--from", values.from);
  const { address, stop } = await serveClient();
  let failed = 0;
  for (let seed = from; seed < from + rounds; seed++) {
    const kind = kinds[seed % kinds.length];
    if (kind !== undefined && !(await runRound(address, seed, kind))) failed++;
  }
  stop();
  console.log(`${rounds - failed} of ${rounds} rounds lost nothing and left no page empty`);
  process.exitCode = failed > 0 ? 1 : 0;
});
