/** Stored games as files: the record for `fhtagn replay`, or all there is of a game that does not read. */
import { readGame, readStored } from "../../host/games.ts";

function offerFile(text: string, name: string): void {
  const file = new Blob([`${text}\n`], { type: "application/json" });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

export async function saveRecord(id: string): Promise<void> {
  const stored = await readGame(id);
  if (stored === "missing" || stored === "damaged" || stored.game === null) return;
  offerFile(stored.game.record, `fhtagn-${id}.record`);
}

export async function saveStored(id: string): Promise<void> {
  offerFile(JSON.stringify(await readStored(id), null, 2), `fhtagn-${id}.json`);
}
