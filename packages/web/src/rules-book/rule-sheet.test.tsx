/** A rule beside the game, and what happens when the book cannot be fetched. */
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { beforeEach, expect, test } from "vitest";
import { LanguageProvider } from "../language/provider.tsx";
import { loadCatalogue } from "../language/words.ts";
import { useSettings } from "../settings/settings-store.ts";
import { Coming, NotToBeHad } from "./coming.tsx";
import { openerOf } from "./load-book.ts";
import { useOpenRules } from "./open-rule.ts";
import { RuleLink } from "./rule-link.tsx";
import { RulePlace } from "./rule-place.tsx";
import { useFetched } from "./use-fetched.ts";

const first = await loadCatalogue("en");
// What is fetched with the first rule is here before it is asked for.
await Promise.all([import("./rule-sheet.tsx"), openerOf("catalogue", "en")()]);

beforeEach(() => {
  useSettings.getState().reset();
  useSettings.getState().change({ locale: "en", motion: "off" });
  useOpenRules.getState().close();
});
test("a rule opens, leads to another one, and Back returns", async () => {
  const user = userEvent.setup();
  render(
    <LanguageProvider first={first}>
      <RuleLink id="COMP-05" />
      <RulePlace />
    </LanguageProvider>,
  );
  await user.click(screen.getByRole("button", { name: "Rule COMP-05: read it" }));
  const sheet = await screen.findByRole("dialog", { name: "Rule COMP-05" });
  expect(await screen.findByText(/card text wins/)).toBeDefined();
  await user.click(screen.getByRole("button", { name: "Rule KW-WILL-01: read it" }));
  expect(await screen.findByText(/can never go insane/)).toBeDefined();
  expect(screen.getByRole("link", { name: /Open in the rules/ }).getAttribute("href")).toBe(
    "/rules/keywords#KW-WILL-01",
  );
  await user.click(screen.getByRole("button", { name: "Back to the rule before" }));
  expect(await screen.findByText(/card text wins/)).toBeDefined();
  expect(screen.queryByRole("button", { name: "Back to the rule before" })).toBeNull();
  await user.keyboard("{Escape}");
  expect(sheet.isConnected).toBe(false);
});

test("a rule that is not there is said to be missing", async () => {
  useOpenRules.getState().open("NONE-99");
  render(
    <LanguageProvider first={first}>
      <RulePlace />
    </LanguageProvider>,
  );
  expect(await screen.findByText("No rule is called NONE-99.")).toBeDefined();
});

function Fetching({ fetch }: { readonly fetch: () => Promise<string> }) {
  const [same] = useState(() => fetch);
  const fetched = useFetched(same);
  if (fetched.is === "failed") return <NotToBeHad again={fetched.again} />;
  return fetched.is === "coming" ? <Coming /> : <p>{fetched.value}</p>;
}

test("what could not be fetched says so, and can be tried again", async () => {
  const user = userEvent.setup();
  let tries = 0;
  const fetch = (): Promise<string> =>
    tries++ === 0 ? Promise.reject(new Error("no network")) : Promise.resolve("the text");
  render(
    <LanguageProvider first={first}>
      <Fetching fetch={fetch} />
    </LanguageProvider>,
  );
  expect((await screen.findByRole("alert")).textContent).toContain("could not be fetched");
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("the text")).toBeDefined();
});
