/** The table at one of the scenes, for looking at: `vite`, then /src/table/test/scene.html?at=crowded; "end" is a stored game. */
import { createRoot } from "react-dom/client";
import "../../theme/fonts.css";
import "../../theme/tokens.css";
import "../../theme/base.css";
import { LanguageProvider } from "../../language/provider.tsx";
import { loadCatalogue } from "../../language/words.ts";
import { createSession } from "../../session/create-session.ts";
import type { SessionStore } from "../../session/session.ts";
import { currentSettings } from "../../settings/settings-store.ts";
import { applyTheme } from "../../theme/apply-theme.ts";
import type { TableExits } from "../table-context.ts";
import { TableScreen } from "../table-screen.tsx";
import { sceneLink } from "./scenes-link.ts";
import { storeFinishedGame } from "./stored-game.ts";
import { SCENES, type SceneName } from "./table-scenes.ts";

declare global {
  /** For whoever looks: what is staged can be staged from outside. */
  var scene: SessionStore;
}

const isScene = (name: string): name is SceneName => Object.hasOwn(SCENES, name);
const nothing = (): void => undefined;
const stay: TableExits = {
  leave: nothing,
  rematch: nothing,
  saveRecord: nothing,
  saveStored: nothing,
  remove: nothing,
};

async function lay(wanted: string): Promise<void> {
  applyTheme(currentSettings());
  const first = await loadCatalogue(currentSettings().locale);
  const sitting = SCENES[isScene(wanted) ? wanted : "early"]();
  globalThis.scene = createSession({ table: "scene", link: sceneLink(sitting) });
  createRoot(document.getElementById("root") ?? document.body).render(
    <LanguageProvider first={first}>
      <TableScreen session={globalThis.scene} exits={stay} />
    </LanguageProvider>,
  );
}

const wanted = new URLSearchParams(location.search).get("at") ?? "";
if (wanted === "end") location.replace(`/table/${await storeFinishedGame()}`);
else await lay(wanted);
