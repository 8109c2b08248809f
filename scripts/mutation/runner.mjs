// Stryker's test runner for this repository: a process imports every test file once, and for each mutant runs only
// the tests that reach it. The engine keeps no state in its modules, so nothing has to be loaded anew.
import { readdirSync } from "node:fs";
import { register } from "node:module";
import { pathToFileURL } from "node:url";
import { INSTRUMENTER_CONSTANTS } from "@stryker-mutator/api/core";
import { declareClassPlugin, PluginKind } from "@stryker-mutator/api/plugin";
import {
  DryRunStatus,
  determineHitLimitReached,
  MutantRunStatus,
  TestStatus,
} from "@stryker-mutator/api/test-runner";
import { collect, collected, collectedTest, run } from "./vitest.mjs";

/** The rules tests, the worked examples and the tests of the Core Set: nothing that plays many games. */
const FOLDERS = ["packages/testkit/test/rules", "packages/cards/test/core-set"];
const FILES = ["packages/scenarios/test/scenarios.test.ts"];

function testFiles() {
  const found = FOLDERS.flatMap((folder) => readdirSync(folder).map((file) => `${folder}/${file}`));
  return [...found.filter((file) => file.endsWith(".test.ts")), ...FILES];
}

/** What the instrumented sources look at: which mutant is active, which test is running. */
const instruments = () => {
  globalThis[INSTRUMENTER_CONSTANTS.NAMESPACE] ??= {};
  return globalThis[INSTRUMENTER_CONSTANTS.NAMESPACE];
};

/**
 * A test runs in circles if it passes the place of the mutant more often than all tests together do without it.
 * Stryker's limit is a hundred times that, which takes longer than its own timeout.
 */
const limitOfOneTest = (hitLimit) => (hitLimit === undefined ? undefined : Math.max(10_000, hitLimit / 100));

class RulesTestRunner {
  /** Tests that killed a mutant, the latest last: it often kills the next mutant as well. */
  #killers = new Set();
  #mutants = 0;
  #spoilt = false;

  /** Nothing is ever reloaded: `ignoreStatic` leaves only mutants that act while a test runs. */
  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    // A mutant must be caught by what a test says, not by the sound-state checks at its end; and it is faster.
    process.env.FHTAGN_CHECKS = "off";
    const sandbox = pathToFileURL(`${process.cwd()}/`).href;
    register("./hooks.mjs", import.meta.url, { data: sandbox });
    for (const file of testFiles()) await collect(new URL(file, sandbox).href, file);
  }

  async dryRun() {
    const tests = [];
    for (const test of collected()) tests.push(await this.#observe(test));
    return { status: DryRunStatus.Complete, tests, mutantCoverage: instruments().mutantCoverage };
  }

  async #observe(test) {
    const { id, name, file: fileName } = test;
    instruments().currentTestId = id;
    const begun = performance.now();
    const failure = await run(test);
    const timeSpentMs = performance.now() - begun;
    instruments().currentTestId = undefined;
    const result = { id, name, fileName, timeSpentMs };
    if (failure === undefined) return { ...result, status: TestStatus.Success };
    return { ...result, status: TestStatus.Failed, failureMessage: failure.message };
  }

  async mutantRun({ activeMutant, testFilter, hitLimit, mutantActivation }) {
    if (mutantActivation === "static")
      throw new Error("static mutants need ignoreStatic in stryker.config.json");
    if (this.#spoilt) throw new Error("an earlier mutant has spoilt this process");
    this.#mutants += 1;
    const limit = limitOfOneTest(hitLimit);
    Object.assign(instruments(), { activeMutant: activeMutant.id, hitLimit: limit });
    const { killer, failure, nrOfTests } = await this.#firstFailure(testFilter);
    const tooManyHits = determineHitLimitReached(instruments().hitCount, limit);
    Object.assign(instruments(), { activeMutant: undefined, hitCount: undefined, hitLimit: undefined });
    if (killer === undefined) return { status: MutantRunStatus.Survived, nrOfTests };
    await this.#checkSoundness(killer);
    if (tooManyHits !== undefined) return { ...tooManyHits, status: MutantRunStatus.Timeout };
    this.#remember(killer.id);
    return {
      status: MutantRunStatus.Killed,
      killedBy: [killer.id],
      failureMessage: failure.message,
      nrOfTests,
    };
  }

  async #firstFailure(testFilter) {
    let nrOfTests = 0;
    for (const id of this.#likelyKillersFirst(testFilter)) {
      const test = collectedTest(id);
      nrOfTests += 1;
      instruments().hitCount = 0;
      const failure = await run(test);
      if (failure !== undefined) return { killer: test, failure, nrOfTests };
    }
    return { nrOfTests };
  }

  #likelyKillersFirst(ids) {
    const covering = new Set(ids);
    const likely = [...this.#killers].filter((id) => covering.has(id)).reverse();
    return new Set([...likely, ...ids]);
  }

  #remember(id) {
    this.#killers.delete(id);
    this.#killers.add(id);
  }

  /** Without the mutant the test must pass again; or else some mutant wrote on what all tests share. */
  async #checkSoundness(test) {
    if ((await run(test)) === undefined) return;
    if (this.#mutants > 1) throw new Error(`an earlier mutant may have spoilt "${test.name}"`);
    this.#spoilt = true;
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, "rules", RulesTestRunner)];
