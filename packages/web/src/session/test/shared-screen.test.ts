import type { LogEntry } from "@fhtagn/protocol";
import type { View } from "@fhtagn/rules/view";
import { expect, test } from "vitest";
import { tableAt } from "../../table/test/positions.ts";
import { masked, openLog } from "../shared-screen.ts";

function someView(): View {
  const { view } = tableAt("crowded").session.getState();
  if (view === null) throw new Error("there is nothing to see");
  const [card] = view.inPlay;
  const [domain] = view.P1.domains;
  if (card === undefined || domain === undefined) throw new Error("the table is empty");
  const secret = { ...card, code: "core-set-1", faceDown: true };
  const hand = { ...view.P2.hand, known: ["core-set-4"] };
  const deck = {
    count: 9,
    known: [
      { at: 0, code: "core-set-2" },
      { at: 8, code: "core-set-3", handle: 70 },
    ],
  };
  return {
    ...view,
    inPlay: [secret, ...view.inPlay.slice(1)],
    P1: { ...view.P1, deck, domains: [{ ...domain, code: "core-set-5" }, ...view.P1.domains.slice(1)] },
    P2: { ...view.P2, hand },
  };
}

test("a masked view has what lies open, and nothing that only one of two may know", () => {
  const view = someView();
  const shown = masked(view, "P1");
  expect(shown.P1.hand).toMatchObject({ count: view.P1.hand.count, cards: [] });
  expect(shown.P2.hand.known).toEqual([]);
  expect(shown.P1.deck).toEqual({ count: 9, known: [{ at: 8, code: "core-set-3", handle: 70 }] });
  expect(shown.P1.domains[0]?.code).toBeNull();
  expect(shown.P1.domains.slice(1)).toEqual(view.P1.domains.slice(1));
  expect(shown.inPlay[0]).toMatchObject({ faceDown: true, code: null });
  expect(shown.inPlay.slice(1)).toEqual(view.inPlay.slice(1));
});

test("a masked log names the cards that both were told of", () => {
  const line = (at: number, code?: string): LogEntry => ({
    at,
    turn: 1,
    happening: { what: "drew", player: "P1", ...(code !== undefined && { code, handle: 5 + at }) },
  });
  const own = [line(0, "core-set-1"), line(1, "core-set-2"), line(2)];
  const others = [line(0), line(1, "core-set-2"), line(2, "core-set-3")];
  expect(openLog({ P1: own, P2: others }, "P1")).toEqual([line(0), line(1, "core-set-2"), line(2)]);
});
