import { act, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { EngineTable } from "./engine-session.ts";
import { tableAt } from "./positions.ts";
import { button, buttonIn, press, prompt, showTable } from "./render-table.tsx";
import { withoutLayout } from "./without-layout.ts";

beforeEach(withoutLayout);
afterEach(() => vi.unstubAllGlobals());

const settled = (): Promise<void> => act(async () => undefined);
const asked = ({ session }: EngineTable) => session.getState().asked;

/** Everybody goes to the first story, where two die at once: first they leave, then their effects come. */
async function dying(): Promise<EngineTable> {
  const table = tableAt("dying");
  table.session.getState().answer({ assign: [0, 0, 0] });
  showTable(table.session);
  await settled();
  return table;
}

const rows = (): readonly string[] =>
  within(screen.getByRole("list", { name: "In this order" }))
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent ?? "");

test("cards and effects that come at once are a list to be put in order", async () => {
  const table = await dying();
  expect(prompt()).toContain("In which order?");
  expect(rows()).toEqual(["1Serpent from Yoth", "2Living Mummy"]);
  fireEvent.click(button(/^Take them in this order/));
  await settled();
  const effects = rows();
  expect(effects).toHaveLength(2);
  expect(effects.join()).toContain("Living Mummy: wound all characters");
  fireEvent.click(button(/^Later: Serpent from Yoth/));
  expect(rows()[0]).toContain("1Living Mummy");
  expect(table.state().question?.kind).toBe("order");
  (document.activeElement as HTMLElement | null)?.blur();
  press(" ");
  await settled();
  expect(table.state().cards.filter(({ zone, owner }) => zone === "discard" && owner === "P2").length).toBe(
    2,
  );
  expect(asked(table)?.kind).not.toBe("order");
});

test("a number takes that thing of the list next", async () => {
  const table = await dying();
  const [first] = table.session.getState().asked?.options ?? [];
  (document.activeElement as HTMLElement | null)?.blur();
  press("2");
  await settled();
  expect(table.state().question?.kind).toBe("order");
  expect(asked(table)?.options[0]).not.toEqual(first);
});

test("an order is kept for the game when the player wants it so", async () => {
  const { session } = await dying();
  expect(screen.queryByRole("checkbox")).toBeNull();
  fireEvent.click(button(/^Take them in this order/));
  await settled();
  fireEvent.click(screen.getByRole("checkbox", { name: /^Use this order again/ }));
  fireEvent.click(buttonIn("prompt", /^Take them in this order/));
  await settled();
  expect(session.getState().passing.orders).toHaveLength(1);
  expect(session.getState().passing.orders?.[0]?.toSorted()).toEqual(["core-set-104.0", "core-set-149.0"]);
  fireEvent.click(button(/^Forget the order that is used again/));
  expect(session.getState().passing.orders).toEqual([]);
});

test("the rest of an order is taken without a further question, unless something new has come up", async () => {
  const { session } = await dying();
  fireEvent.click(button(/^Take them in this order/));
  await settled();
  const answer = vi.fn();
  const first = session.getState().asked;
  if (first === null) throw new Error("nothing is asked");
  const [one, two] = first.options;
  if (one === undefined || two === undefined) throw new Error("nothing to order");
  const third = { ...one, card: 999 };
  act(() => session.setState({ asked: { ...first, id: 900, options: [one, two, third] }, answer }));
  fireEvent.click(button(/^Take them in this order/));
  expect(answer).toHaveBeenLastCalledWith({ choose: 0 });
  act(() => session.setState({ asked: { ...first, id: 901, options: [third, two] } }));
  expect(answer).toHaveBeenCalledTimes(2);
  expect(answer).toHaveBeenLastCalledWith({ choose: 1 });
  act(() => session.setState({ asked: { ...first, id: 902, options: [one, two, third] } }));
  expect(answer).toHaveBeenCalledTimes(2);
});
