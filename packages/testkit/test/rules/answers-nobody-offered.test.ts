/** An answer that no option of the question is breaks the engine; it is not passed over and asked again. */
import { type Option, options, type State } from "@fhtagn/rules";
import { draw, entersPlay, response, thisCard, you } from "@fhtagn/rules/dsl";
import { expect, test } from "vitest";
import { nodeNumber } from "../../../rules/src/state/node-number.ts";
import { answerUnasked } from "../../../rules/test/answer-unasked.ts";
import { freeCharacter } from "./free-cards.ts";
import { tableAfter } from "./table-after.ts";

const GUEST = freeCharacter("Guest", [response({ when: entersPlay(thisCard), effect: draw(you, 1) })]);

function toAnotherNote(state: State): Option {
  const option = options(state).find((one) => one.do === "use");
  if (option?.do !== "use") throw new Error("no response is offered");
  return { ...option, note: (option.note ?? 0) + 1000 };
}

test("TRIG-08 a response to what nobody was told of", () => {
  const { state } = tableAfter({ P1: { hand: ["Guest"] } }, [GUEST], "P1 plays Guest");
  expect(() => answerUnasked(state, toAnotherNote(state))).toThrow("no ability that was offered");
});

test("TIME-05 a part that no ability has", () => {
  expect(() => nodeNumber({ numberOf: new Map() }, { do: "nothing" })).toThrow("no node of this ability");
});
