import { makeGame } from "@fhtagn/rules";
import { fromPosition, type Position } from "@fhtagn/rules/position";
import { act, fireEvent } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { coreSetup, type EngineTable, engineTable } from "./engine-session.ts";
import { buttonIn, inRegion, showTable } from "./render-table.tsx";
import { withoutLayout } from "./without-layout.ts";

beforeEach(withoutLayout);
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const settled = (): Promise<void> => act(async () => undefined);
const DEEP_ONE = { "Young Deep One": { story: "S1", exhausted: true } } as const;

/** Eight of a kind at one story, and one that is wounded. */
const MANY: Position = {
  active: "P1",
  turn: 9,
  phase: "story",
  at: "after opposing",
  P1: {
    deck: 20,
    hand: ["Deep One Assault"],
    play: [
      ...Array.from({ length: 8 }, () => DEEP_ONE),
      { "Hired Muscle": { story: "S1", exhausted: true, wounds: 1 } },
    ],
  },
  P2: { deck: 20, hand: ["...4"], play: [{ Triggerman: { story: "S1", exhausted: true } }] },
};

function manyAtOneStory(room: number): EngineTable {
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(room);
  const setup = coreSetup();
  const state = fromPosition(MANY, makeGame(setup));
  if (Array.isArray(state)) throw new Error(JSON.stringify(state));
  return engineTable("many", setup, state);
}

const deepOnes = () => inRegion("lanes").getAllByRole("button", { name: /^Young Deep One,/ });

test("cards alike lie side by side where there is room, as one with their number where there is none", async () => {
  showTable(manyAtOneStory(900).session);
  await settled();
  expect(deepOnes()).toHaveLength(8);
  showTable(manyAtOneStory(285).session);
  await settled();
  expect(deepOnes()).toHaveLength(1);
  expect(deepOnes()[0]?.getAttribute("aria-label")).toContain("8 copies");
  expect(deepOnes()[0]?.textContent).toContain("×8");
  expect(buttonIn("lanes", /^Hired Muscle,.*1 wound/)).toBeTruthy();
});

test("a click on several that lie as one is a click on one that can be chosen", async () => {
  const { session } = manyAtOneStory(285);
  const answer = vi.fn();
  const { asked, view } = session.getState();
  const last = view?.inPlay.filter(({ code }) => code === "core-set-52").at(-1)?.handle ?? 0;
  if (asked === null) throw new Error("nothing is asked");
  const options = [{ do: "choose" as const, card: last }];
  session.setState({ answer, asked: { ...asked, form: "choose", kind: "target", options } });
  showTable(session);
  await settled();
  const [one] = deepOnes();
  expect(one?.getAttribute("aria-label")).toContain("can be chosen");
  if (one !== undefined) fireEvent.click(one);
  expect(answer).toHaveBeenCalledWith({ choose: 0 });
});
