/** What a server answers over HTTP, read with care: a page may be older or newer, and anything may stand in between. */
import { gameResult, storedSeat } from "../stored-facts.ts";
import { z } from "../zod.ts";
import { clockTerms } from "./clock-terms.ts";
import type { Me } from "./identity.ts";
import { type LobbyView, type OnlineTable, TABLE_TROUBLES, type TableTrouble } from "./online-table.ts";

export const playerCard = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(["guest", "account", "level"]),
  level: z.exactOptional(z.string()),
  rating: z.exactOptional(z.object({ value: z.number(), provisional: z.boolean() })),
});

const me = z.object({
  ...playerCard.shape,
  kind: z.enum(["guest", "account"]),
  mutedUntil: z.nullable(z.number()),
});

const onlineSeat = z.object({ player: playerCard, deck: z.exactOptional(z.string()) });

const ending = z.object({
  winner: gameResult.shape.winner,
  because: z.enum([...gameResult.shape.because.options, "time", "left"]),
});
/** How a game between two people ended: as the rules say, by the clock, or because one of them left. */
export type TableEnding = Readonly<z.infer<typeof ending>>;

export const onlineTable = z.object({
  id: z.string(),
  status: z.enum(["open", "playing", "over", "closed"]),
  ruleset: z.enum(["lcg", "ccg"]),
  clock: clockTerms,
  rated: z.boolean(),
  takeBacks: z.boolean(),
  watchers: z.boolean(),
  games: z.union([z.literal(1), z.literal(3)]),
  for: z.enum(["link", "lobby", "player", "level"]),
  by: playerCard,
  seats: z.nullable(z.object({ P1: onlineSeat, P2: onlineSeat })),
  you: z.nullable(storedSeat),
  asked: z.nullable(storedSeat),
  turn: z.number(),
  result: z.nullable(ending),
  commitment: z.string(),
  made: z.number(),
  touched: z.number(),
  next: z.nullable(z.string()),
});

export const lobbyView = z.object({
  open: z.array(onlineTable),
  live: z.array(onlineTable),
  people: z.number(),
});

const meAnswer = z.object({ me: z.nullable(me) });
const gamesAnswer = z.object({ games: z.array(onlineTable) });
const refusedAnswer = z.object({ trouble: z.enum(TABLE_TROUBLES) });

/** Null for anything else. */
type Reader<T> = (answer: unknown) => T | null;

function reader<Form extends z.ZodMiniType>(form: Form): Reader<z.infer<Form>> {
  return (answer) => {
    const read = form.safeParse(answer);
    return read.success ? read.data : null;
  };
}

export const readMe: Reader<Me> = reader(me);
export const readMeAnswer: Reader<{ readonly me: Me | null }> = reader(meAnswer);
export const readOnlineTable: Reader<OnlineTable> = reader(onlineTable);
export const readLobbyView: Reader<LobbyView> = reader(lobbyView);
export const readGamesAnswer: Reader<{ readonly games: readonly OnlineTable[] }> = reader(gamesAnswer);
export const readTrouble: Reader<{ readonly trouble: TableTrouble }> = reader(refusedAnswer);
