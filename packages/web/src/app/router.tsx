/** Every address of the site. What is not needed on the first page is fetched when somebody goes there. */
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  type RouterHistory,
} from "@tanstack/react-router";
import { loadCatalogue } from "../language/words.ts";
import { HomePage } from "../pages/home/home-page.tsx";
import { NotFoundPage } from "../pages/not-found-page.tsx";
import { readReplaySearch } from "../pages/replay/replay-search.ts";
import { readSetupSearch } from "../pages/setup/setup-search.ts";
import { currentSettings, useSettings } from "../settings/settings-store.ts";
import { Loading } from "./loading.tsx";
import { Notes } from "./notes/notes.tsx";
import { ProblemPage } from "./problem-page.tsx";
import { Shell } from "./shell.tsx";

const root = createRootRoute({
  component: Everything,
  notFoundComponent: NotFoundInShell,
  beforeLoad: ({ location }) => allWordsFor(location.pathname),
});

/** The first page does with the first words; all others wait for theirs. */
async function allWordsFor(path: string): Promise<void> {
  if (path !== "/") await loadCatalogue(currentSettings().locale);
}

function Everything() {
  return (
    <>
      <Outlet />
      <Notes />
    </>
  );
}

function NotFoundInShell() {
  return (
    <Shell>
      <NotFoundPage />
    </Shell>
  );
}

/** Everything but the table, which needs the whole screen. */
const pages = createRoute({
  getParentRoute: () => root,
  id: "pages",
  component: () => (
    <Shell>
      <Outlet />
    </Shell>
  ),
});

const home = createRoute({ getParentRoute: () => pages, path: "/", component: HomePage });

const setup = createRoute({
  getParentRoute: () => pages,
  path: "/play/ai",
  validateSearch: readSetupSearch,
  component: lazyRouteComponent(() => import("../pages/setup/setup-page.tsx"), "SetupPage"),
});

const settings = createRoute({
  getParentRoute: () => pages,
  path: "/settings",
  component: lazyRouteComponent(() => import("../pages/settings/settings-page.tsx"), "SettingsPage"),
});

const stats = createRoute({
  getParentRoute: () => pages,
  path: "/stats",
  component: lazyRouteComponent(() => import("../pages/stats/stats-page.tsx"), "StatsPage"),
});

const credits = createRoute({
  getParentRoute: () => pages,
  path: "/credits",
  component: lazyRouteComponent(() => import("../pages/credits/credits-page.tsx"), "CreditsPage"),
});

const about = createRoute({
  getParentRoute: () => pages,
  path: "/about",
  component: lazyRouteComponent(() => import("../pages/about-page.tsx"), "AboutPage"),
});

const rules = createRoute({
  getParentRoute: () => pages,
  path: "/rules/{-$section}",
  component: lazyRouteComponent(() => import("../pages/rules/rules-page.tsx"), "RulesPage"),
});

const learn = createRoute({
  getParentRoute: () => pages,
  path: "/learn",
  component: lazyRouteComponent(() => import("../pages/learn/learn-page.tsx"), "LearnPage"),
});

const lesson = createRoute({
  getParentRoute: () => root,
  path: "/learn/lessons/$id",
  component: lazyRouteComponent(() => import("../pages/learn/lesson-page.tsx"), "LessonPage"),
});

const puzzles = createRoute({
  getParentRoute: () => pages,
  path: "/learn/puzzles",
  component: lazyRouteComponent(() => import("../pages/puzzles/puzzles-page.tsx"), "PuzzlesPage"),
});

const puzzle = createRoute({
  getParentRoute: () => root,
  path: "/learn/puzzles/$id",
  component: lazyRouteComponent(() => import("../pages/puzzles/puzzle-page.tsx"), "PuzzlePage"),
});

const games = createRoute({
  getParentRoute: () => pages,
  path: "/replay",
  component: lazyRouteComponent(() => import("../pages/replay/games-page.tsx"), "GamesPage"),
});

const review = createRoute({
  getParentRoute: () => pages,
  path: "/replay/$id/review",
  component: lazyRouteComponent(() => import("../pages/replay/review-page.tsx"), "ReviewPage"),
});

const replay = createRoute({
  getParentRoute: () => root,
  path: "/replay/$id",
  validateSearch: readReplaySearch,
  component: lazyRouteComponent(() => import("../pages/replay/replay-page.tsx"), "ReplayPage"),
});

const table = createRoute({
  getParentRoute: () => root,
  path: "/table/$id",
  component: lazyRouteComponent(() => import("../pages/table/table-page.tsx"), "TablePage"),
});

const lobby = createRoute({
  getParentRoute: () => pages,
  path: "/lobby",
  component: lazyRouteComponent(() => import("../pages/lobby/lobby-page.tsx"), "LobbyPage"),
});

const me = createRoute({
  getParentRoute: () => pages,
  path: "/me",
  component: lazyRouteComponent(() => import("../pages/me/me-page.tsx"), "MePage"),
});

const online = createRoute({
  getParentRoute: () => root,
  path: "/online/$id",
  component: lazyRouteComponent(() => import("../pages/online/online-page.tsx"), "OnlinePage"),
});

const routeTree = root.addChildren([
  table,
  online,
  lesson,
  puzzle,
  replay,
  pages.addChildren([
    home,
    lobby,
    me,
    learn,
    puzzles,
    games,
    review,
    setup,
    settings,
    stats,
    credits,
    about,
    rules,
  ]),
]);

/** Tests give a history of their own. */
export const makeAppRouter = (history?: RouterHistory) =>
  createRouter({
    routeTree,
    ...(history === undefined ? {} : { history }),
    defaultPreload: "intent",
    defaultViewTransition: currentSettings().motion !== "off",
    defaultPendingComponent: Loading,
    defaultPendingMs: 200,
    defaultErrorComponent: ProblemPage,
    scrollRestoration: true,
    defaultHashScrollIntoView: true,
  });

type AppRouter = ReturnType<typeof makeAppRouter>;

/** Pages give way to each other in motion only for those who want motion. */
export function followMotion(router: AppRouter): void {
  useSettings.subscribe(({ motion }) =>
    router.update({ ...router.options, defaultViewTransition: motion !== "off" }),
  );
}

declare module "@tanstack/react-router" {
  interface Register {
    router: AppRouter;
  }
}
