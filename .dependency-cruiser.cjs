/**
 * Which package and which folder may import which. Tests are not looked at, in `test` and `e2e` as beside their files: to
 * prove what a door keeps in they go round it. The tests of testkit and host break the engine from inside with what lies
 * in `rules/test`; the browser's serve the built page by the command's own server (`cli/src/serve`), not by another.
 */

const PACKAGES = {
  rules: [],
  cards: ["rules"],
  scenarios: ["rules", "cards", "words"],
  testkit: ["rules", "cards", "scenarios"],
  bots: ["rules", "cards"],
  lab: ["rules", "cards", "bots"],
  words: ["rules", "cards"],
  protocol: ["rules"],
  host: ["rules", "cards", "protocol"],
  web: ["rules", "cards", "scenarios", "bots", "lab", "protocol", "host", "words", "minds"],
  minds: ["rules", "cards", "bots", "host", "protocol", "words"],
  server: ["rules", "cards", "protocol", "host", "words"],
  cli: ["rules", "cards", "scenarios", "bots", "lab", "protocol", "host", "words", "minds", "server"],
};

/** What other packages may import: the `exports` of each package.json. */
const ENTRIES =
  "^packages/[^/]+/src/(index|dsl|view/index|text/index|position/index|online/index|(option|word|figure)-door|browser/index|hostile|[a-z]{2}/(levels|built-decks|rulesets))\\.ts$";

/** Inside rules, each folder and what it must not import when the program runs; types may point anywhere. */
const LAYERS = {
  state: ["queries", "effects", "procedures", "text", "view", "position"],
  queries: ["effects", "procedures", "text", "view", "position"],
  effects: ["procedures", "view", "position"],
  procedures: ["view", "position"],
  text: ["procedures", "view", "position"],
  view: ["procedures", "position"],
};

const directions = Object.entries(PACKAGES).map(([name, allowed]) => ({
  name: `${name}-imports-only-${allowed.join("-") || "itself"}`,
  severity: "error",
  from: { path: `^packages/${name}/` },
  to: { path: "^packages/", pathNot: `^packages/(${[name, ...allowed].join("|")})/` },
}));

const layers = Object.entries(LAYERS).map(([folder, forbidden]) => ({
  name: `rules-${folder}-stays-in-its-layer`,
  severity: "error",
  from: { path: `^packages/rules/src/${folder}/` },
  to: { path: `^packages/rules/src/(${forbidden.join("|")})/`, dependencyTypesNot: ["type-only"] },
}));

module.exports = {
  forbidden: [
    ...directions,
    ...layers,
    {
      name: "protocol-takes-only-types-of-rules",
      severity: "error",
      from: { path: "^packages/protocol/" },
      to: { path: "^packages/rules/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "only-tests-import-the-testkit",
      severity: "error",
      from: { pathNot: "^packages/testkit/" },
      to: { path: "^packages/testkit/" },
    },
    {
      name: "no-reaching-into-another-package",
      severity: "error",
      from: { path: "^packages/([^/]+)/" },
      to: { path: "^packages/", pathNot: ["^packages/$1/", ENTRIES] },
    },
    {
      name: "chess-is-for-measuring-alone",
      severity: "error",
      from: { pathNot: "^packages/cli/src/bench/chess-games\\.ts$" },
      to: { path: "(^|/)node_modules/chessops/" },
    },
    {
      name: "view-is-read-by-nobody-in-rules",
      severity: "error",
      from: { path: "^packages/rules/src/", pathNot: "^packages/rules/src/(index\\.ts$|view/)" },
      to: { path: "^packages/rules/src/view/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "only-the-writers-change-cards-and-versions",
      severity: "error",
      from: {
        path: "^packages/rules/src/",
        pathNot: "^packages/rules/src/(index\\.ts$|state/|position/|view/world/)",
      },
      to: { path: "^packages/rules/src/state/(edit|versions)\\.ts$" },
    },
    {
      name: "nobody-imports-his-own-package-entry",
      severity: "error",
      from: { path: "^packages/([^/]+)/src/" },
      to: { path: "^packages/$1/src/index\\.ts$" },
    },
    {
      name: "rules-and-cards-have-no-dependencies",
      severity: "error",
      from: { path: "^packages/(rules|cards)/src/" },
      to: {
        dependencyTypes: ["core", "npm", "npm-dev", "npm-peer", "npm-optional", "npm-no-pkg", "npm-unknown"],
      },
    },
    {
      name: "no-cycles",
      severity: "error",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    },
    {
      name: "nothing-unresolved",
      severity: "error",
      from: {},
      to: { couldNotResolve: true, pathNot: "^virtual:" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: ["(^|/)(test|e2e)/", "/\\.build/", "\\.test\\.tsx?$"] },
    tsConfig: { fileName: "tsconfig.base.json" },
    tsPreCompilationDeps: "specify",
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default", "types"],
      extensions: [".ts", ".tsx", ".mjs", ".cjs", ".js", ".json"],
    },
  },
};
