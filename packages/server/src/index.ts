/** Serves the page, people and their games. */
export { openServer, type RunningServer, type ServerTerms } from "./open-server.ts";
