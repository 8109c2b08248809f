// npm run card-check: every card that is done is plain data, speaks both languages and has its tests.
import { library } from "@fhtagn/cards";
import { cardFaults, LEAST_TESTS } from "../packages/cli/src/reference/card-faults.ts";
import { testCounts } from "../packages/cli/src/reference/card-reports.ts";

const cards = library();
const faults = cardFaults(cards, { tests: testCounts() });
for (const { code, title, message } of faults) console.error(`error: ${code} ${title}: ${message}`);
console.log(`cards: ${cards.length} done, ${faults.length} faults (${LEAST_TESTS} tests at least)`);
process.exitCode = faults.length === 0 ? 0 : 1;
