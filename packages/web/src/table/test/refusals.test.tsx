import type { ProtocolRefusal } from "@fhtagn/protocol";
import { LOCALES } from "@fhtagn/rules/words";
import { act } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { refusals as english } from "../../language/en/refusals.ts";
import { refusals as french } from "../../language/fr/refusals.ts";
import { afterReply, newLine } from "../../session/receive.ts";
import { tableAt } from "./positions.ts";
import { inRegion, prompt, showTable } from "./render-table.tsx";
import { withoutLayout } from "./without-layout.ts";

beforeEach(withoutLayout);
afterEach(() => vi.unstubAllGlobals());

const WORDS = { en: english, fr: french };
const REFUSALS = Object.keys(english) as readonly ProtocolRefusal[]; // the catalogue is total over them

const NOTHING_WITH_CARD = /Nothing can be done with this card|On ne peut rien faire avec cette carte/;

test.each(REFUSALS)("an answer that is refused with “%s” says so in both languages", (refusal) => {
  for (const locale of LOCALES) {
    const { session } = tableAt("crowded");
    showTable(session, { locale });
    act(() => session.setState({ notice: { refusal } }));
    const told = inRegion("prompt").getAllByRole("status");
    expect(told.map(({ textContent }) => textContent)).toContain(WORDS[locale][refusal]);
    expect(prompt()).not.toMatch(NOTHING_WITH_CARD);
  }
});

test("every refusal has a sentence of its own", () => {
  for (const locale of LOCALES) {
    const sentences = Object.values(WORDS[locale]);
    expect(new Set(sentences).size).toBe(REFUSALS.length);
    for (const sentence of sentences) expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
  }
});

const TOO_LATE: readonly ProtocolRefusal[] = ["stale decision", "not your decision"];

test.each(REFUSALS)(
  "what the host answers with “%s” reaches the player, but for a second quick click",
  (refusal) => {
    const line = newLine();
    line.answers.add(7);
    line.choice = { choose: 1 };
    const { session } = tableAt("crowded");
    const reply = { type: "refused", id: 7, refusal, refusals: 1 } as const;
    const change = afterReply(line, session.getState(), { seat: "P1", reply });
    const asksBack = refusal === "loses the game"; // a dialog asks whether he is sure
    expect(change.notice).toEqual(TOO_LATE.includes(refusal) || asksBack ? undefined : { refusal });
    expect(change.losing).toEqual(asksBack ? { choose: 1 } : undefined);
  },
);
