/**
 * npm run lab:page [FILE]: takes a report of `fhtagn lab` (lab/balance.json if nothing is said) into the statistics
 * page, only what is shown there, rounded.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { balanceSheetOf, type LabReport } from "@fhtagn/lab";

const TARGET = fileURLToPath(new URL("../packages/web/src/pages/stats/lab/balance.json", import.meta.url));
const [source = "lab/balance.json"] = process.argv.slice(2);

const report: LabReport = JSON.parse(readFileSync(source, "utf8"));
writeFileSync(TARGET, `${JSON.stringify(balanceSheetOf(report))}\n`);
console.log(TARGET);
