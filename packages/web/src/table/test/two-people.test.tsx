/** Two people at one screen: what the table asks them. */
import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { tableAt } from "./positions.ts";
import { button, press, showTable } from "./render-table.tsx";
import { withoutLayout } from "./without-layout.ts";

beforeEach(withoutLayout);
afterEach(() => vi.unstubAllGlobals());

test("a key that is pressed once too often does not lift the curtain: nothing that a key would press has the focus", () => {
  const { session } = tableAt("crowded");
  const liftCurtain = vi.fn();
  session.setState({ shared: true, liftCurtain });
  showTable(session);
  act(() => session.setState({ status: "curtain", curtain: { to: "P2" } }));
  const focused = document.activeElement;
  expect(focused?.tagName).toBe("H1");
  for (const key of [" ", " ", "Enter"]) press(key);
  expect(liftCurtain).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole("button"));
  expect(liftCurtain).toHaveBeenCalledOnce();
});

test.each([
  { locale: "en", title: /^Go back\?$/, both: /^We both agree$/, no: /^Play on$/ },
  {
    locale: "fr",
    title: /^Revenir en arrière\s\?$/,
    both: /^Nous sommes d’accord$/,
    no: /^Continuer la partie$/,
  },
] as const)("who wants to go back needs the other one ($locale)", ({ locale, title, both, no }) => {
  const { session } = tableAt("crowded");
  const answerUndo = vi.fn();
  session.setState({ shared: true, answerUndo, undoAsked: { by: "P1", turn: 2, phase: "story" } });
  showTable(session, { locale });
  expect(screen.getByRole("dialog", { name: title })).toBeTruthy();
  fireEvent.click(button(no));
  expect(answerUndo).toHaveBeenLastCalledWith(false);
  fireEvent.click(button(both));
  expect(answerUndo).toHaveBeenLastCalledWith(true);
});
