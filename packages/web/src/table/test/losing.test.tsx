import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useSettings } from "../../settings/settings-store.ts";
import { tableAt } from "./positions.ts";
import { showTable } from "./render-table.tsx";
import { withoutLayout } from "./without-layout.ts";

beforeEach(withoutLayout);
afterEach(() => vi.unstubAllGlobals());

const LOSING = { choose: 1 };

function showLosing(asksBack: boolean) {
  const { session } = tableAt("crowded");
  const answer = vi.fn();
  session.setState({ answer });
  showTable(session);
  const { confirm, change } = useSettings.getState();
  change({ confirm: { ...confirm, losing: asksBack } });
  act(() => session.setState({ losing: LOSING }));
  return answer;
}

test("an answer that loses the game is asked back for, and sent again by who is sure", () => {
  const answer = showLosing(true);
  expect(screen.getByRole("dialog", { name: "This loses the game" })).toBeDefined();
  expect(answer).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole("button", { name: "Do it and lose" }));
  expect(answer).toHaveBeenCalledExactlyOnceWith(LOSING, true);
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("who does not want to be asked is not", () => {
  const answer = showLosing(false);
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(answer).toHaveBeenCalledExactlyOnceWith(LOSING, true);
});
