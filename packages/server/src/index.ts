/** Serves the page, people and their games; saves, brings back and checks what is kept of them. */
export { openServer, type RunningServer, type ServerTerms } from "./open-server.ts";
export { backUp } from "./operations/back-up.ts";
export { checkGames } from "./operations/check-games.ts";
export { restore } from "./operations/restore.ts";
export { isPostgres } from "./storage/database.ts";
export { BackupProblem, DatabaseProblem } from "./storage/storage-trouble.ts";
