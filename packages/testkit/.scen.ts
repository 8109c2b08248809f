import { readFileSync } from "node:fs";
import { library } from "@fhtagn/cards";
import { describeError, runScenarioText } from "@fhtagn/testkit";
for (const f of process.argv.slice(2)) { for (const r of runScenarioText(readFileSync(f,"utf8"), f, library())) console.log(r.error===undefined?"ok  ":"FAIL", r.title, r.error===undefined?"":"\n     "+describeError(r.error)); }
