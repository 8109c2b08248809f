/** Whether this server can do its work now. */
import { sql } from "kysely";
import type { Database } from "../storage/database.ts";

export interface Health {
  isReady(): Promise<boolean>;
  /** From now on nobody new is sent here. */
  closing(): void;
}

export function watchHealth(db: Database): Health {
  let isClosing = false;
  return {
    isReady: async () => !isClosing && (await answers(db)),
    closing: () => {
      isClosing = true;
    },
  };
}

async function answers(db: Database): Promise<boolean> {
  try {
    await sql`select 1`.execute(db);
    return true;
  } catch {
    return false;
  }
}
