import type { Asked, AskedOption } from "@fhtagn/protocol";
import { cardCode } from "@fhtagn/rules";
import { expect, test } from "vitest";
import { clickOn, defaultOption, markOf, optionsAt, promptOptions, trayOptions } from "./options.ts";

const ability = (index: number) => ({ code: cardCode("a"), index });

const choosing = (kind: Asked["kind"], options: readonly AskedOption[]): Asked => ({
  id: 1,
  kind,
  source: 0,
  about: { about: "action" },
  form: "choose",
  options,
  items: [],
  places: [],
  must: [],
  steps: [],
});

const window = choosing("action", [
  { do: "pass" },
  { do: "play", card: 5 },
  { do: "use", card: 7, ability: ability(0) },
  { do: "use", card: 7, ability: ability(1) },
]);

const resource = choosing("resource", [
  { do: "attach", card: 5, on: 20 },
  { do: "attach", card: 5, on: 21 },
  { do: "attach", card: 6, on: 20 },
  { do: "attach", card: 6, on: 21 },
  { do: "pass" },
]);

test("a card with one option answers at a click, one with several offers them", () => {
  expect(clickOn(window, 5, null)).toEqual({ does: "answer", index: 1 });
  expect(clickOn(window, 7, null)).toMatchObject({ does: "ask", options: [{ index: 2 }, { index: 3 }] });
  expect(clickOn(window, 9, null)).toEqual({ does: "nothing" });
});

test("a card that goes somewhere is picked first; then the place answers", () => {
  expect(clickOn(resource, 5, null)).toEqual({ does: "pick" });
  expect(clickOn(resource, 21, 5)).toEqual({ does: "answer", index: 1 });
  expect(clickOn(resource, 21, 6)).toEqual({ does: "answer", index: 3 });
});

test("a place without a picked card offers what may come there", () => {
  expect(clickOn(resource, 20, null)).toMatchObject({ does: "ask", options: [{ index: 0 }, { index: 2 }] });
});

test("marks: free actions, answers, places of the picked card, nothing else", () => {
  expect(markOf(window, 5, null)).toBe("act");
  expect(markOf(choosing("target", [{ do: "choose", card: 5 }]), 5, null)).toBe("choose");
  expect(markOf(resource, 20, null)).toBeNull();
  expect(markOf(resource, 20, 5)).toBe("place");
  expect(markOf(window, 9, null)).toBeNull();
  expect(markOf(null, 5, null)).toBeNull();
});

test("in an assignment items are chosen, and places only for the picked item that may go there", () => {
  const commit: Asked = {
    ...choosing("commit", []),
    form: "assign",
    kind: "commit",
    items: [1, 2],
    places: [[30], [30, 31]],
    must: [-1, -1],
  };
  expect(markOf(commit, 1, null)).toBe("choose");
  expect(markOf(commit, 31, null)).toBeNull();
  expect(markOf(commit, 31, 1)).toBeNull();
  expect(markOf(commit, 31, 2)).toBe("place");
});

test("Space passes or keeps, and takes the only answer, but no other", () => {
  expect(defaultOption(window)?.index).toBe(0);
  expect(
    defaultOption(
      choosing("target", [
        { do: "choose", card: 1 },
        { do: "choose", card: 2 },
      ]),
    ),
  ).toBeNull();
  expect(defaultOption(choosing("target", [{ do: "choose", card: 1 }]))?.index).toBe(0);
});

test("the prompt shows everything where it is little, otherwise what lies nowhere; a picked card its places", () => {
  expect(promptOptions(window, null)).toHaveLength(4);
  expect(promptOptions(resource, null).map(({ index }) => index)).toEqual([4]);
  expect(promptOptions(resource, 6).map(({ index }) => index)).toEqual([2, 3]);
});

test("cards that do not lie on the table go to the tray", () => {
  const search = choosing("pick", [
    { do: "choose", card: "P1.deck@3", code: "core-set-1" },
    { do: "choose", card: 4 },
  ]);
  expect(trayOptions(search, (ref) => ref === 4).map(({ index }) => index)).toEqual([0]);
});

test("options of a card are found by its handle", () => {
  expect(optionsAt(window, 7, null)).toHaveLength(2);
});
