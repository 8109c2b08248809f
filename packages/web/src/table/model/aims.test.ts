import type { Asked } from "@fhtagn/protocol";
import { expect, test } from "vitest";
import { tableAt } from "../test/positions.ts";
import { aimsOf } from "./aims.ts";

const { view } = tableAt("crowded").session.getState();
if (view === null) throw new Error("there is no view");
const [source, first, second] = view.inPlay.map(({ handle }) => handle);
if (source === undefined || first === undefined || second === undefined) throw new Error("nobody is in play");

/** An effect under way that has chosen the first card. */
const underWay = {
  ...view,
  underWay: [
    { player: "P1" as const, source, kind: "play" as const, ability: null, chosen: [first, source] },
  ],
};

const asking = (kind: Asked["kind"], from: number): Asked => ({
  id: 1,
  kind,
  source: from,
  about: { about: "action" },
  form: "choose",
  options: [{ do: "choose", card: second }],
  items: [],
  places: [],
  must: [],
  steps: [],
});

test("nothing points anywhere while there is no effect", () => {
  expect(aimsOf(view, null, first)).toEqual([]);
  expect(aimsOf(view, asking("action", 0), second)).toEqual([]);
});

test("an effect points at what it has chosen, once at each and never at itself", () => {
  expect(aimsOf(underWay, null, undefined)).toEqual([{ from: source, to: first, how: "chosen" }]);
});

test("what is looked at is pointed at as well where it can be chosen", () => {
  const aims = aimsOf(underWay, asking("target", source), second);
  expect(aims).toEqual([
    { from: source, to: first, how: "chosen" },
    { from: source, to: second, how: "offered" },
  ]);
  expect(aimsOf(underWay, asking("target", source), first)).toHaveLength(1);
  expect(aimsOf(underWay, asking("response", source), second)).toHaveLength(1);
});

test("what another effect has chosen is not the source's", () => {
  expect(aimsOf(underWay, asking("target", second), undefined)).toEqual([]);
});
