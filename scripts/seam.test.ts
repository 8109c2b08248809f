import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { distinctNames, goesRound, readsOfProgress, readsOfStack, standIns } from "./seam.ts";

const NAMES = distinctNames(
  readFileSync(new URL("../packages/rules/src/state/procedure-locals.ts", import.meta.url), "utf8"),
);

test("the names of procedures are found in their list, words of card texts aside", () => {
  expect(NAMES).toContain("resolveStory");
  expect(NAMES).toContain("disruptRound");
  expect(NAMES).not.toContain("inOrder");
});

test("whoever reads frames, locals or a procedure's name is found", () => {
  const found = (code: string): unknown => readsOfStack(code, NAMES)[0]?.found;
  expect(found("const frame = state.frames.at(-1);")).toBe("frames");
  expect(found("const { story } = frame.locals;")).toBe("locals");
  expect(found("if (one.procedure === name) return;")).toBe("procedure");
  expect(found('find(({ name }) => name === "resolveStory")')).toBe('"resolveStory"');
  expect(readsOfStack("const a = 1;\nconst b = view.frames;", NAMES)).toEqual([{ line: 2, found: "frames" }]);
});

test("questions, moments and comments are nobody's secret", () => {
  expect(readsOfStack("const { story } = view.moment; // not of frames", NAMES)).toEqual([]);
  expect(readsOfStack(" * the frames of the engine", NAMES)).toEqual([]);
  expect(readsOfStack('if (about.about === "struggle") return;', NAMES)).toEqual([]);
});

test("whoever reads effects, changes or modifiers of a state is found, however he takes them", () => {
  const found = (code: string): unknown => readsOfProgress(code)[0]?.found;
  expect(found("const effect = state.effects.at(-1);")).toBe("state.effects");
  expect(found("return stateOf(sitting).changes.some(isScore);")).toBe("sitting).changes");
  expect(found("for (const one of world.modifiers) count(one);")).toBe("world.modifiers");
  expect(found("run.state.effects[0]?.id")).toBe("state.effects");
  expect(found("position?.effects")).toBe("position?.effects");
  expect(found("states[0].modifiers.length")).toBe("0].modifiers");
  expect(found('type Effect = State["effects"][number];')).toBe('State["effects"]');
  expect(found("const top = ({ effects }: State) => effects[0];")).toBe("{ effects }: State");
  expect(found("const { cards, effects } = stateOf(sitting);")).toBe("{ cards, effects } = stateOf");
  expect(found("const { effects: all } = run.state;")).toBe("{ effects: all } = run.state");
  expect(readsOfProgress("const {\n  cards,\n  modifiers,\n} = state;")).toHaveLength(1);
  expect(readsOfProgress("// of the state\nif (world.changes.length > 0) return;")).toEqual([
    { line: 2, found: "world.changes" },
  ]);
});

test("effects of a text, those a scenario has seen, and comments are nobody's secret", () => {
  expect(readsOfProgress("const part = about.effects[option.part];")).toEqual([]);
  expect(readsOfProgress("return inOrder(asker, effect.effects);")).toEqual([]);
  expect(readsOfProgress("watchEffects(state, run.effects); // state.effects")).toEqual([]);
  expect(readsOfProgress("fireEvent.keyDown(body, { key, ...modifiers });")).toEqual([]);
  expect(readsOfProgress("const { effects, journal } = seen;\nconst { state } = run;")).toEqual([]);
});

test("whoever lets a player, a card or an effect stand in for one that must be there is found", () => {
  const found = (path: string, text: string): unknown => standIns({ path, text })[0]?.found;
  expect(found("bots/src/greedy.ts", "const card = list[0] ?? NOBODY;")).toBe("?? NOBODY");
  expect(found("web/src/receive.ts", 'const seat = people[0] ?? "P1";')).toBe('?? "P1"');
  expect(found("rules/src/queries/node.ts", 'return nodes[at] ?? { do: "nothing" };')).toBe(
    '?? { do: "nothing" }',
  );
  expect(standIns({ path: "lab/src/a.ts", text: 'a;\nb ?? "P2";' })).toEqual([{ line: 2, found: '?? "P2"' }]);
});

test("a card may be none within the engine, and a position need not say whose turn it is", () => {
  expect(standIns({ path: "rules/src/moment.ts", text: "return story ?? NOBODY;" })).toEqual([]);
  expect(standIns({ path: "rules/src/position/read.ts", text: 'const active = given ?? "P1";' })).toEqual([]);
  expect(standIns({ path: "web/src/a.ts", text: '// was: ?? "P1"' })).toEqual([]);
});

test("where people answer nobody carries answers out but through decide", () => {
  const takes = (path: string, names: string): boolean =>
    goesRound({ path, text: `import {\n  ${names},\n} from "@fhtagn/rules";` });
  expect(takes("cli/src/play/attended.ts", "apply, decide")).toBe(true);
  expect(takes("host/src/answer.ts", "type State, apply")).toBe(true);
  expect(takes("host/src/answer.ts", "decide, applyNothing")).toBe(false);
  expect(takes("host/src/foresee.ts", "apply")).toBe(false);
  expect(takes("bots/src/greedy.ts", "apply")).toBe(false);
});
