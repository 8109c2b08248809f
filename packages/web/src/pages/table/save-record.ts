/** The record of a game as a file for `fhtagn replay`. */
import { readGame } from "../../host/games.ts";

export async function saveRecord(id: string): Promise<void> {
  const stored = await readGame(id);
  if (stored === "missing" || stored === "damaged" || stored.game === null) return;
  const file = new Blob([`${stored.game.record}\n`], { type: "application/json" });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = `fhtagn-${id}.record`;
  link.click();
  URL.revokeObjectURL(link.href);
}
