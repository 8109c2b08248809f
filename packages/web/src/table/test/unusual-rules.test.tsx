/** A table at which other rules than usual are played says so, wherever it has room. */
import type { Ruleset } from "@fhtagn/rules";
import { act, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { tableAt } from "./positions.ts";
import { showTable } from "./render-table.tsx";
import { withoutLayout } from "./without-layout.ts";

beforeEach(withoutLayout);
afterEach(() => vi.unstubAllGlobals());

const settled = (): Promise<void> => act(async () => undefined);

async function show(ruleset: Ruleset | null, shown: Parameters<typeof showTable>[1] = {}) {
  const { session } = tableAt("resolving");
  session.setState({ ruleset });
  showTable(session, shown);
  await settled();
  return session;
}

test("beside the turn stands what differs, in a tab of its own", async () => {
  await show("ccg");
  const link = screen.getByRole("link", { name: "Older rules" });
  expect(link.getAttribute("href")).toBe("/rules/editions#what-differs");
  expect(link.getAttribute("target")).toBe("_blank");
});

test("on a phone the year is enough, and its name is told", async () => {
  await show("ccg", { narrow: true, locale: "fr" });
  expect(screen.getByText("2005").parentElement?.title).toBe("Anciennes règles");
  expect(screen.getByText("Anciennes règles")).toBeDefined();
});

test.each([["lcg"], [null]] as const)(
  "nothing is said of rules that are usual, or not known yet: %s",
  async (ruleset) => {
    for (const narrow of [false, true]) {
      await show(ruleset, { narrow });
      expect(screen.queryByText(/Newer rules|Older rules|2008|2005/)).toBeNull();
    }
  },
);

test("the end of the game tells it with the seed", async () => {
  const session = await show("ccg");
  act(() => session.setState({ status: "over", result: { winner: "P1", because: "stories" } }));
  const sheet = await screen.findByRole("dialog");
  expect(sheet.textContent).toMatch(/Older rules\. Seed:? test/);
});
