// Ends a PostgreSQL and removes its folder as soon as the process that started it is gone: killed, too.
import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";

const { folder, data, tool, who } = JSON.parse(process.argv[2]);

process.stdin.resume();
process.stdin.on("close", () => {
  // Fails where it is not running: then there is nothing to end.
  spawnSync(tool, ["stop", "-w", "-D", data, "-m", "immediate"], { ...who, cwd: folder });
  rmSync(folder, { recursive: true, force: true });
});
