/** A table that cannot be played at says why, and what can be done. */
import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { tableAt } from "./positions.ts";
import { button, exits, showTable } from "./render-table.tsx";
import { withoutLayout } from "./without-layout.ts";

beforeEach(withoutLayout);
afterEach(() => vi.unstubAllGlobals());

test("loading and missing games say so", () => {
  const { session } = tableAt("crowded");
  session.setState({ status: "loading" });
  showTable(session);
  expect(screen.getByRole("status").textContent).toContain("being laid");
  act(() => session.setState({ status: "missing", missing: "missing" }));
  expect(screen.getByRole("heading", { name: "There is no such game here" })).toBeTruthy();
  fireEvent.click(button(/^To the start page/));
  expect(exits.leave).toHaveBeenCalledOnce();
});

test.each([
  ["form", /no game that this version of Fhtagn knows/],
  ["deck", /a deck that does not exist any more/],
  ["record", /broken off or garbled/],
  ["engine", /written by another version/],
] as const)("a game damaged in its %s says why", (missing, why) => {
  const { session } = tableAt("crowded");
  session.setState({ status: "missing", missing });
  showTable(session);
  expect(screen.getByRole("heading", { name: "This game cannot be read any more" })).toBeTruthy();
  expect(screen.getByText(why)).toBeTruthy();
});

test("a damaged game can be saved as it is, and is removed only when that is asked twice", () => {
  const { session } = tableAt("crowded");
  session.setState({ status: "missing", missing: "record" });
  showTable(session);
  fireEvent.click(button(/^Save what is stored/));
  expect(exits.saveStored).toHaveBeenCalledOnce();
  fireEvent.click(button(/^Remove it for good/));
  fireEvent.click(button(/^Keep it/));
  expect(exits.remove).not.toHaveBeenCalled();
  fireEvent.click(button(/^Remove it for good/));
  fireEvent.click(button(/^Remove it$/));
  expect(exits.remove).toHaveBeenCalledOnce();
});

test("where nothing was laid yet, a host that cannot be fetched leaves a page with ways on, never an empty one", () => {
  const { session } = tableAt("crowded");
  const reopen = vi.fn();
  session.setState({ view: null, asked: null, status: "lost", reopen });
  showTable(session);
  expect(screen.getByRole("status").textContent).toContain("being laid");
  act(() => session.setState({ status: "stuck" }));
  expect(screen.getByRole("heading", { name: "The table could not be laid" })).toBeTruthy();
  fireEvent.click(button(/^Try again/));
  expect(button(/^Load the page again/)).toBeTruthy();
  fireEvent.click(button(/^To the start page/));
  act(() => session.setState({ status: "taken" }));
  expect(screen.getByRole("heading", { name: "This game is open elsewhere" })).toBeTruthy();
  fireEvent.click(button(/^Play on here/));
  expect(reopen).toHaveBeenCalledTimes(2);
  expect(exits.leave).toHaveBeenCalledOnce();
});

test("a lost game is on its way; one taken by another tab, or lost for good, can be asked back", () => {
  const { session } = tableAt("crowded");
  const reopen = vi.fn();
  session.setState({ status: "lost", reopen });
  showTable(session);
  expect(screen.getByText(/being brought back/)).toBeTruthy();
  act(() => session.setState({ status: "taken", asked: null }));
  expect(screen.getByText(/played in another tab/)).toBeTruthy();
  fireEvent.click(button(/^Play on here/));
  act(() => session.setState({ status: "stuck" }));
  expect(screen.getByText(/could not be brought back/)).toBeTruthy();
  fireEvent.click(button(/^Try again/));
  expect(reopen).toHaveBeenCalledTimes(2);
});
