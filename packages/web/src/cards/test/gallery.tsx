/** Every face, state and picture on one page, for looking at: `vite`, then /src/cards/test/gallery.html?show=faces. */
import { allCards } from "@fhtagn/cards";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { IntlProvider } from "use-intl";
import "../../theme/fonts.css";
import "../../theme/tokens.css";
import "../../theme/base.css";
import { messages as en } from "../../language/en/messages.ts";
import { messages as fr } from "../../language/fr/messages.ts";
import { isLocale } from "../../language/locales.ts";
import { THEMES } from "../../settings/player-settings.ts";
import { useSettings } from "../../settings/settings-store.ts";
import { applyTheme } from "../../theme/apply-theme.ts";
import { FacesPage, PicturesPage, StatesPage } from "./gallery-pages.tsx";

const query = new URLSearchParams(location.search);
const asked = query.get("lang");
const locale = isLocale(asked) ? asked : "en";
useSettings.setState({
  locale,
  theme: THEMES.find((theme) => theme === query.get("theme")) ?? "midnight",
  letterIcons: query.has("letters"),
  textOnlyCards: query.has("text-only"),
});
applyTheme(useSettings.getState());

const PAGES = {
  faces: <FacesPage />,
  states: <StatesPage />,
  pictures: (
    <PicturesPage cards={allCards().slice(Number(query.get("from") ?? 0), Number(query.get("to") ?? 165))} />
  ),
} as const;
const show = query.get("show") ?? "faces";
const root = document.getElementById("root");
if (root) {
  createRoot(root).render(
    <StrictMode>
      {/* The compiler checks the keys of the French catalogue, not its wording. */}
      <IntlProvider locale={locale} messages={locale === "fr" ? (fr as unknown as typeof en) : en}>
        {show === "states" ? PAGES.states : show === "pictures" ? PAGES.pictures : PAGES.faces}
      </IntlProvider>
    </StrictMode>,
  );
}
