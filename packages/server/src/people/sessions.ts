/** Who a visitor is: a token in his cookie, of which the database has only the hash. */
import { createHash, randomBytes } from "node:crypto";
import type { Me } from "@fhtagn/protocol/online";
import type { Selectable } from "kysely";
import type { Database } from "../storage/database.ts";
import type { Schema } from "../storage/schema.ts";
import { madeUpName } from "./made-up-name.ts";

export type Identity = Selectable<Schema["identities"]>;

const TOKEN_BYTES = 32;
const ID_BYTES = 9;
const DAY = 86_400_000;
/** A session that nobody has used for so long is over. */
const LONGEST_SESSION = 400 * DAY;
/** How often it is noted that a session is used. */
const NOTED_EVERY = DAY;

export const drawId = (): string => randomBytes(ID_BYTES).toString("base64url");

const hashOf = (token: string): string => createHash("sha256").update(token).digest("base64url");

export interface BegunSession {
  readonly token: string;
  readonly identity: Identity;
}

/** Nothing is asked of a guest: a name is made up, he may change it. */
export async function beginGuest(db: Database, now: number): Promise<BegunSession> {
  const identity: Identity = {
    id: drawId(),
    kind: "guest",
    name: madeUpName(),
    name_key: null,
    made: now,
    seen: now,
    muted_until: null,
    banned_until: null,
  };
  await db.insertInto("identities").values(identity).execute();
  return { identity, token: await beginSession(db, identity.id, now) };
}

export async function beginSession(db: Database, identity: string, now: number): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString("base64url");
  await db
    .insertInto("sessions")
    .values({ token_hash: hashOf(token), identity, made: now, used: now })
    .execute();
  return token;
}

/** Null for a token that nobody was given, or that has run out. */
export async function identityOf(db: Database, token: string, now: number): Promise<Identity | null> {
  const found = await db
    .selectFrom("sessions")
    .innerJoin("identities", "identities.id", "sessions.identity")
    .selectAll("identities")
    .select("sessions.used")
    .where("token_hash", "=", hashOf(token))
    .executeTakeFirst();
  if (found === undefined || now - found.used > LONGEST_SESSION) return null;
  const { used, ...identity } = found;
  if (now - used > NOTED_EVERY) await noteUse(db, { token, identity: identity.id, now });
  return identity;
}

interface Use {
  readonly token: string;
  readonly identity: string;
  readonly now: number;
}

async function noteUse(db: Database, { token, identity, now }: Use): Promise<void> {
  await db.updateTable("sessions").set({ used: now }).where("token_hash", "=", hashOf(token)).execute();
  await db.updateTable("identities").set({ seen: now }).where("id", "=", identity).execute();
}

export const endSession = async (db: Database, token: string): Promise<void> => {
  await db.deleteFrom("sessions").where("token_hash", "=", hashOf(token)).execute();
};

export const meOf = ({ id, name, kind, muted_until: mutedUntil }: Identity): Me => ({
  id,
  name,
  kind,
  mutedUntil,
});
