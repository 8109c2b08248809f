// What test files get when they import "vitest" in a mutation run: their tests are kept, to be run again and again.
import { format } from "node:util";
import { expect as realExpect } from "vitest";

export const expect = realExpect;

const tests = new Map();
let file = "";
let suites = [];
let finishing = [];

/** Two tests of one name are told apart by a number. A test that asks for more time plays many games: left out. */
function add(title, body) {
  if (typeof body !== "function") return;
  const name = [...suites, title].join(" ");
  const twins = [...tests.values()].filter((other) => other.file === file && other.title === name).length;
  const unique = twins === 0 ? name : `${name} (${twins + 1})`;
  const id = `${file}#${unique}`;
  tests.set(id, { id, file, title: name, name: unique, body });
}

function group(title, body) {
  suites.push(title);
  body();
  suites.pop();
}

/** `%s` takes the next value of the row; what is left over is not part of the title. */
const titleOf = (title, row) => format(title, ...row.slice(0, title.match(/%\w/g)?.length ?? 0));

const each = (declare) => (rows) => (title, body) => {
  for (const row of rows) {
    const values = Array.isArray(row) ? row : [row];
    declare(titleOf(title, values), () => body(...values));
  }
};

export const test = Object.assign(add, { each: each(add) });
export const describe = Object.assign(group, { each: each(group) });

export function onTestFinished(hook) {
  finishing.push(hook);
}

/** Imports a test file, once, and keeps its tests. */
export async function collect(url, name) {
  file = name;
  suites = [];
  await import(url);
}

export const collected = () => [...tests.values()];

export const collectedTest = (id) => tests.get(id);

/** What went wrong, if anything did. */
export async function run({ body }) {
  finishing = [];
  const failure = await failureOf(body);
  const state = failure === undefined ? "pass" : "fail";
  for (const hook of finishing) {
    const later = await failureOf(() => hook({ task: { result: { state } } }));
    if (later !== undefined) return failure ?? later;
  }
  return failure;
}

async function failureOf(action) {
  try {
    await action();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
