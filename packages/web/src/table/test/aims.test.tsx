import { act } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { EngineTable } from "./engine-session.ts";
import { tableAt } from "./positions.ts";
import { showTable } from "./render-table.tsx";
import { withoutLayout } from "./without-layout.ts";

beforeEach(withoutLayout);
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const handleOf = ({ session }: EngineTable, code: string): number =>
  session.getState().view?.inPlay.find((card) => card.code === code)?.handle ?? 0;

/** Every card lies at its handle, so that a line tells where it leads. */
function layOut(): void {
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    const handle = Number(this.getAttribute("data-handle") ?? 0);
    return new DOMRect(handle * 10, 0, handle === 0 ? 0 : 10, 10);
  });
}

const lines = (how: string) => [...document.querySelectorAll(`[data-aim='${how}'] path`)];

test("a line leads from the source to what can be chosen under the eye, and readers do not hear of it", async () => {
  const table = tableAt("crowded");
  const [from, to] = [handleOf(table, "core-set-41"), handleOf(table, "core-set-3")];
  const { asked } = table.session.getState();
  if (asked === null) throw new Error("nothing is asked");
  const options = [{ do: "choose" as const, card: to }];
  table.session.setState({ asked: { ...asked, form: "choose", kind: "target", source: from, options } });
  layOut();
  showTable(table.session);
  expect(lines("offered")).toEqual([]);
  act(() => document.querySelector<HTMLElement>(`[data-handle='${to}']`)?.focus());
  const [line] = lines("offered");
  expect(line?.getAttribute("d")).toMatch(new RegExp(`^M${from * 10 + 5} 5Q.* ${to * 10 + 5} 5$`));
  expect(line?.closest("svg")?.getAttribute("aria-hidden")).toBe("true");
});
