/** Stored games as files: the record for `fhtagn replay`, or all there is of a game that does not read. */
import { readGame, readStored } from "../../host/games.ts";
import { isRecordId, readLoaded } from "../../replay/records.ts";
import { saveFile } from "../../storage/save-file.ts";

async function recordOf(id: string): Promise<string | null> {
  if (isRecordId(id)) return (await readLoaded(id))?.text ?? null;
  const stored = await readGame(id);
  return stored === "missing" || stored === "damaged" ? null : (stored.game?.record ?? null);
}

export async function saveRecord(id: string): Promise<void> {
  const record = await recordOf(id);
  if (record !== null) saveFile(`fhtagn-${id}.record`, `${record.trimEnd()}\n`, "text/plain");
}

export async function saveStored(id: string): Promise<void> {
  saveFile(`fhtagn-${id}.json`, `${JSON.stringify(await readStored(id), null, 2)}\n`, "application/json");
}
