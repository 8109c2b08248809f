/** The whole client at an address, in memory. */
import { createMemoryHistory, RouterProvider } from "@tanstack/react-router";
import { render } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { LanguageProvider } from "../../language/provider.tsx";
import { loadCatalogue } from "../../language/words.ts";
import { currentSettings } from "../../settings/settings-store.ts";
import { makeAppRouter } from "../router.tsx";

export async function renderApp(path: string) {
  const router = makeAppRouter(createMemoryHistory({ initialEntries: [path] }));
  const first = await loadCatalogue(currentSettings().locale);
  await router.load();
  const shown = render(
    <LanguageProvider first={first}>
      <RouterProvider router={router} />
    </LanguageProvider>,
  );
  await shown.findByRole("heading", { level: 1 });
  return { ...shown, router, user: userEvent.setup() };
}
