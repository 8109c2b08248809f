/** On a phone one lane is in sight: where the answers lie decides which. */
import type { State } from "@fhtagn/rules";
import { act, fireEvent, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { tableAt } from "./positions.ts";
import { buttonIn, inRegion, showTable } from "./render-table.tsx";
import { withoutLayout } from "./without-layout.ts";

beforeEach(withoutLayout);
afterEach(() => vi.unstubAllGlobals());

const settled = (): Promise<void> => act(async () => undefined);
const asksYou =
  (kind: string) =>
  ({ question }: State): boolean =>
    question?.kind === kind && question.player === "P1";
const list = (): HTMLElement | null => inRegion("lanes").queryByRole("list", { name: "What can be chosen" });
const laneInSight = (): string | null => inRegion("lanes").getByRole("region").getAttribute("aria-label");

test("answers in several lanes are a list; the lane of the next answers comes into sight by itself", async () => {
  const table = tableAt("resolving");
  table.playUntil(asksYou("resolve"));
  showTable(table.session, { narrow: true });
  await settled();
  const targets = list();
  if (targets === null) throw new Error("there is no list");
  fireEvent.click(within(targets).getByRole("button", { name: /Nowhere to Hide/ }));
  await act(async () => table.playUntil(asksYou("pick")));
  expect(list()).toBeNull();
  expect(laneInSight()).toBe("Story 3: Nowhere to Hide");
});

test("whoever is asked at one story may look at another all the same", async () => {
  const table = tableAt("resolving");
  table.playUntil(asksYou("pick"));
  showTable(table.session, { narrow: true });
  await settled();
  expect(laneInSight()).toBe("Story 1: The Other Path");
  fireEvent.click(buttonIn("lanes", /^Story 2,/));
  await settled();
  expect(laneInSight()).toBe("Story 2: Ancient Apocrypha");
});

test("the head says in words whose turn it is", async () => {
  const table = tableAt("resolving");
  const { view } = table.session.getState();
  if (view === null) throw new Error("no game");
  table.session.setState({ view: { ...view, active: "P2" } });
  const { container } = showTable(table.session, { narrow: true });
  await settled();
  expect(container.querySelector("[data-part='phases']")?.textContent).toBe("Their turn 13 Story");
  act(() => table.session.setState({ view }));
  expect(container.querySelector("[data-part='phases']")?.textContent).toBe("Your turn 13 Story");
});
