import { expect, test } from "vitest";
import { type StyleSource, styleProblems } from "./style-problems.ts";

const problemsOf = (text: string, path = "src/table/lane.module.css") => {
  const source: StyleSource = { path, text };
  return styleProblems([source], ["narrow"]).filter((problem) => !problem.startsWith("nothing"));
};

test("a size has a name, in screens and in containers", () => {
  expect(problemsOf(".a { @media (--narrow) { color: var(--text); } }")).toEqual([]);
  expect(problemsOf("@media print { a { color: black; } }")).toEqual([]);
  for (const query of ["@media (max-width: 700px)", "@container prompt (width > 10px)"])
    expect(problemsOf(`${query} { a { top: 0; } }`)).toEqual([
      `src/table/lane.module.css: "${query}" is a size without a name`,
    ]);
  expect(problemsOf("@media (--narow) { a { top: 0; } }")).toEqual([
    'src/table/lane.module.css: there is no breakpoint "narow"',
  ]);
  expect(problemsOf('matchMedia("(width < 3px)")', "src/table/use-media.ts")).toHaveLength(1);
});

test("a name at which nothing changes is told", () => {
  expect(styleProblems([], ["narrow"])).toEqual(['nothing changes at the breakpoint "narrow"']);
});

test("a colour stands in a list of tokens", () => {
  for (const colour of ["#fff", "#05080a", "rgb(0 0 0 / 60%)"])
    expect(problemsOf(`a { background: ${colour}; }`)).toHaveLength(1);
  expect(problemsOf("a { background: color-mix(in oklab, var(--side) 70%, var(--bg)); }")).toEqual([]);
  expect(problemsOf("/* as #fff */ a#feed { top: 0; }")).toEqual([]);
  expect(problemsOf(":root { --text: #fff; }", "src/theme/tokens.css")).toEqual([]);
  const scene = "src/pages/home/scene/scene.module.css";
  expect(problemsOf(".scene { --sea: #fff; }", scene)).toEqual([]);
  expect(problemsOf(".scene { fill: #fff; }", scene)).toHaveLength(1);
});

test("a theme changes colours, and hides what is for the eye alone", () => {
  const themed = (body: string) => problemsOf(`:global([data-theme="contrast"]) .face { ${body} }`);
  expect(themed("background: var(--bg); .plate { color: var(--text); }")).toEqual([]);
  expect(themed("--ground: var(--bg); display: none;")).toEqual([]);
  for (const said of ["padding: 2px", ".plate { font-size: 9px; }", "display: flex"])
    expect(themed(said)).toHaveLength(1);
  expect(
    problemsOf(".a { padding: 2px; } [data-theme='x'] .a { color: var(--text); } .b { top: 0; }"),
  ).toEqual([]);
});
