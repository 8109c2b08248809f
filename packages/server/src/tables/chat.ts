/** What is said around a table: the seats among themselves, those who watch among themselves. */
import type { ChatLine, ChatPhrase } from "@fhtagn/protocol/online";
import type { Player } from "@fhtagn/rules";
import type { Database } from "../storage/database.ts";

interface Saying {
  readonly game: string;
  readonly seat: Player | null;
  readonly at: number;
  readonly by: { readonly id: string; readonly name: string; readonly kind: "guest" | "account" };
  readonly said:
    | { readonly frame: "phrase"; readonly phrase: ChatPhrase }
    | { readonly frame: "chat"; readonly text: string };
}

const MOST_TRIES = 5;

/** Numbered one by one: where two speak at once, one of them takes the next number. */
export async function addChat(db: Database, { game, seat, at, by, said }: Saying): Promise<ChatLine> {
  const content = said.frame === "phrase" ? { phrase: said.phrase } : { text: cleaned(said.text) };
  for (let tries = 1; ; tries++) {
    const n = await nextNumber(db, game);
    const row = {
      game,
      n,
      at,
      by: by.id,
      seat,
      phrase: said.frame === "phrase" ? said.phrase : null,
      body: said.frame === "chat" ? cleaned(said.text) : null,
    };
    try {
      await db.insertInto("chat").values(row).execute();
      return { n, at, by: { id: by.id, name: by.name, kind: by.kind }, seat, ...content };
    } catch (error) {
      if (tries >= MOST_TRIES) throw error;
    }
  }
}

/** No control characters, and nothing that turns the direction of what stands around it. */
const cleaned = (text: string): string => text.replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, " ").trim();

async function nextNumber(db: Database, game: string): Promise<number> {
  const found = await db
    .selectFrom("chat")
    .select((field) => field.fn.max("n").as("last"))
    .where("game", "=", game)
    .executeTakeFirst();
  return Number(found?.last ?? -1) + 1;
}

const MOST_LINES = 200;

/** As a seat hears it, or those who watch. */
export async function chatOf(db: Database, game: string, seat: Player | null): Promise<readonly ChatLine[]> {
  const rows = await db
    .selectFrom("chat")
    .innerJoin("identities", "identities.id", "chat.by")
    .select(["n", "at", "by", "seat", "phrase", "body", "name", "kind"])
    .where("game", "=", game)
    .where("seat", seat === null ? "is" : "is not", null)
    .orderBy("n", "desc")
    .limit(MOST_LINES)
    .execute();
  return rows.reverse().map(({ n, at, by, seat: from, phrase, body, name, kind }) => ({
    n,
    at,
    by: { id: by, name, kind },
    seat: from,
    ...(phrase !== null && { phrase: phrase as ChatPhrase }), // written by us
    ...(body !== null && { text: body }),
  }));
}
