import type { Asked } from "@fhtagn/protocol";
import { expect, test } from "vitest";
import { whereToLook } from "../where-to-look.ts";

const question = (part: Partial<Asked>): Asked =>
  ({
    id: 1,
    kind: "action",
    source: 0,
    steps: [],
    options: [],
    items: [],
    places: [],
    must: [],
    ...part,
  }) as Asked;

const CHOICES = question({
  form: "choose",
  options: [{ do: "play", card: 12 }, { do: "choose", card: 7 }, { do: "pass" }, { do: "yes" }],
});

test("a card is named, whether it acts or is acted upon", () => {
  expect(whereToLook(CHOICES, { choose: 0 })).toEqual({ is: "thing", ref: 12 });
  expect(whereToLook(CHOICES, { choose: 1 })).toEqual({ is: "thing", ref: 7 });
});

test("passing and answers without a card have words of their own", () => {
  expect(whereToLook(CHOICES, { choose: 2 })).toEqual({ is: "pass" });
  expect(whereToLook(CHOICES, { choose: 3 })).toEqual({ is: "question" });
});

test("of a commitment the story is named that most are sent to, never who goes", () => {
  const commit = question({
    form: "assign",
    kind: "commit",
    items: [1, 2, 3],
    places: [[71, 72], [71, 72], [72]],
  });
  expect(whereToLook(commit, { assign: [0, 1, 0] })).toEqual({ is: "thing", ref: 72 });
  expect(whereToLook(commit, { assign: [-1, -1, -1] })).toEqual({ is: "nobody" });
});
