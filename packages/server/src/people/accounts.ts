/** A guest becomes an account with a name of its own and a password; both keep the same identity and its games. */
import { hash, verify } from "@node-rs/argon2";
import type { Database } from "../storage/database.ts";
import { beginSession, type Identity } from "./sessions.ts";

const nameKey = (name: string): string => name.normalize("NFKC").toLowerCase();

interface Entering {
  readonly db: Database;
  readonly now: number;
}

export interface NameAndPassword {
  readonly name: string;
  readonly password: string;
}

export type Became =
  | { readonly ok: true; readonly token: string }
  | { readonly ok: false; readonly trouble: "name taken" | "not allowed" };

/** Every session but a new one ends: what somebody else may have taken of the guest's is worth nothing. */
export async function becomeAccount(
  { db, now }: Entering,
  guest: Identity,
  { name, password }: NameAndPassword,
): Promise<Became> {
  if (guest.kind !== "guest") return { ok: false, trouble: "not allowed" };
  const key = nameKey(name);
  const hashed = await hash(password);
  try {
    await db.transaction().execute(async (all) => {
      await all
        .updateTable("identities")
        .set({ kind: "account", name, name_key: key })
        .where("id", "=", guest.id)
        .where("kind", "=", "guest")
        .executeTakeFirstOrThrow();
      await all
        .insertInto("credentials")
        .values({ identity: guest.id, kind: "password", hash: hashed, changed: now })
        .execute();
      await all.deleteFrom("sessions").where("identity", "=", guest.id).execute();
    });
  } catch (error) {
    if (await isTaken(db, key, guest.id)) return { ok: false, trouble: "name taken" };
    throw error;
  }
  return { ok: true, token: await beginSession(db, guest.id, now) };
}

async function isTaken(db: Database, key: string, but: string): Promise<boolean> {
  const found = await db.selectFrom("identities").select("id").where("name_key", "=", key).executeTakeFirst();
  return found !== undefined && found.id !== but;
}

/** Of a password that nobody has: whoever asks for a name that does not exist waits as long as for one that does. */
let nobodys: Promise<string> | undefined;

export interface Entered {
  readonly identity: Identity;
  readonly token: string;
}

export async function logIn(
  { db, now }: Entering,
  { name, password }: NameAndPassword,
): Promise<Entered | null> {
  nobodys ??= hash("nobody has this password");
  const found = await db
    .selectFrom("identities")
    .innerJoin("credentials", "credentials.identity", "identities.id")
    .selectAll("identities")
    .select("hash")
    .where("name_key", "=", nameKey(name))
    .where("credentials.kind", "=", "password")
    .executeTakeFirst();
  const isRight = await verify(found?.hash ?? (await nobodys), password);
  if (found === undefined || !isRight) return null;
  const { hash: _, ...identity } = found;
  return { identity, token: await beginSession(db, identity.id, now) };
}

/** All other sessions end. */
export async function changePassword(
  { db, now }: Entering,
  account: Identity,
  { old, next }: { readonly old: string; readonly next: string },
): Promise<string | null> {
  const found = await db
    .selectFrom("credentials")
    .select("hash")
    .where("identity", "=", account.id)
    .where("kind", "=", "password")
    .executeTakeFirst();
  if (found === undefined || !(await verify(found.hash, old))) return null;
  const hashed = await hash(next);
  await db.transaction().execute(async (all) => {
    await all
      .updateTable("credentials")
      .set({ hash: hashed, changed: now })
      .where("identity", "=", account.id)
      .where("kind", "=", "password")
      .execute();
    await all.deleteFrom("sessions").where("identity", "=", account.id).execute();
  });
  return beginSession(db, account.id, now);
}

/** His games stay, for those who played them too; of him nothing stays but a seat without a name. */
export async function forgetIdentity(db: Database, id: string, now: number): Promise<void> {
  await db.transaction().execute(async (all) => {
    await all.deleteFrom("sessions").where("identity", "=", id).execute();
    await all.deleteFrom("credentials").where("identity", "=", id).execute();
    await all.deleteFrom("chat").where("by", "=", id).execute();
    await all
      .updateTable("games")
      .set({ status: "closed", touched: now })
      .where("creator", "=", id)
      .where("status", "=", "open")
      .execute();
    await all.deleteFrom("identities").where("id", "=", id).execute();
  });
}

/** Everything that is kept of somebody, for himself. */
export async function exportOf(db: Database, who: Identity) {
  const games = await db
    .selectFrom("games")
    .select(["id", "status", "made", "terms", "p1", "p2", "deck_p1", "deck_p2", "result"])
    .where((field) =>
      field.or([field("creator", "=", who.id), field("p1", "=", who.id), field("p2", "=", who.id)]),
    )
    .orderBy("made")
    .execute();
  const said = await db
    .selectFrom("chat")
    .select(["game", "at", "phrase", "body"])
    .where("by", "=", who.id)
    .execute();
  const { id, kind, name, made, seen } = who;
  return { identity: { id, kind, name, made, seen }, games: games.map((game) => ownView(game, id)), said };
}

/** Of a game under way only his own deck. */
function ownView<
  G extends {
    p1: string | null;
    p2: string | null;
    deck_p1: string | null;
    deck_p2: string | null;
    status: string;
  },
>({ p1, p2, deck_p1: first, deck_p2: second, ...game }: G, id: string) {
  const isOver = game.status === "over";
  return {
    ...game,
    seat: p1 === id ? "P1" : p2 === id ? "P2" : null,
    deck: p1 === id ? first : second,
    ...(isOver && { decks: [first, second] }),
  };
}
