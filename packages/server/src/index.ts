/** Serves the page, people and their games; saves, brings back and checks what is kept of them. */
export { openServer, type RunningServer } from "./open-server.ts";
export { checkGames } from "./operations/check-games.ts";
export { restoreBackup } from "./operations/restore-backup.ts";
export { saveBackup } from "./operations/save-backup.ts";
export { isPostgres } from "./storage/database.ts";
export { BackupProblem, DatabaseProblem } from "./storage/storage-trouble.ts";
