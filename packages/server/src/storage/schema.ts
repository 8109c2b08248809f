/** The tables of the database as Kysely knows them. Times are milliseconds since 1970; what is JSON is kept as text. */
import type { RatedPace } from "@fhtagn/protocol/online";
import type { Player } from "@fhtagn/rules";

interface IdentityRow {
  readonly id: string;
  readonly kind: "guest" | "account";
  name: string;
  /** Of an account: its name as it is compared, one of a kind. Null for guests. */
  name_key: string | null;
  readonly made: number;
  seen: number;
  muted_until: number | null;
  banned_until: number | null;
}

interface CredentialRow {
  readonly identity: string;
  readonly kind: "password" | "token";
  hash: string;
  changed: number;
}

interface SessionRow {
  /** SHA-256 of the token: the token itself is nowhere. */
  readonly token_hash: string;
  readonly identity: string;
  readonly made: number;
  used: number;
}

interface GameRow {
  readonly id: string;
  status: "open" | "playing" | "over" | "closed";
  readonly made: number;
  touched: number;
  /** Who asked for it, his deck and what he adds to the shuffle. */
  readonly creator: string;
  readonly creator_deck: string;
  readonly creator_nonce: string;
  /** NewTable without deck and nonce, as JSON. */
  readonly terms: string;
  /** Who is meant, where it is somebody. */
  readonly meant_for: string | null;
  /** What the server shuffles with, and its SHA-256 that everybody is told before. */
  readonly secret: string;
  readonly commitment: string;
  /** From here on null until somebody has joined. */
  engine: string | null;
  seed: string | null;
  p1: string | null;
  p2: string | null;
  deck_p1: string | null;
  deck_p2: string | null;
  nonce_p1: string | null;
  nonce_p2: string | null;
  /** The level of a computer player. */
  level: string | null;
  /** How far it is, for lists: it follows from the journal. */
  turn: number;
  asked: Player | null;
  /** OnlineTable["result"] as JSON; null while it is played. */
  result: string | null;
  next: string | null;
  /** The node that keeps it, and the number that it must hold to write. */
  owner: string | null;
  fence: number;
  lease: number;
}

/** Append only. The journal of a game is its rows in their order. */
interface AnswerRow {
  readonly game: string;
  readonly n: number;
  /** An answer of the line; or everything after the first `to` of them was taken back. */
  readonly kind: "answer" | "undo";
  /** RecordedAnswer as JSON, or the number of answers that stay. */
  readonly body: string;
  readonly by_hand: number;
  /** Milliseconds each side had left after it; null where there is no clock. */
  readonly left_p1: number | null;
  readonly left_p2: number | null;
  readonly at: number;
}

/** What the position was after so many rows: thrown away freely, what is checked then is checked less closely. */
interface CheckpointRow {
  readonly game: string;
  readonly n: number;
  readonly hash: string;
}

/** What is set for a game and is not its course. */
interface SeatSettingRow {
  readonly game: string;
  readonly seat: Player;
  passing: string;
}

interface ChatRow {
  readonly game: string;
  readonly n: number;
  readonly at: number;
  readonly by: string;
  readonly seat: Player | null;
  readonly phrase: string | null;
  readonly body: string | null;
}

interface RatingRow {
  readonly identity: string;
  readonly pace: RatedPace;
  rating: number;
  deviation: number;
  volatility: number;
  games: number;
  changed: number;
}

interface RatingEventRow {
  readonly game: string;
  readonly pace: RatedPace;
  readonly before_p1: number;
  readonly before_p2: number;
  readonly after_p1: number;
  readonly after_p2: number;
  readonly at: number;
}

interface BlockRow {
  readonly identity: string;
  readonly blocked: string;
  readonly at: number;
}

interface ReportRow {
  readonly id: string;
  readonly game: string;
  readonly by: string;
  readonly about: string;
  readonly reason: string;
  readonly body: string;
  readonly at: number;
  settled: number | null;
}

/** A node that serves this database, for as long as it says so. */
interface NodeRow {
  readonly id: string;
  address: string;
  seen: number;
}

export interface Schema {
  identities: IdentityRow;
  credentials: CredentialRow;
  sessions: SessionRow;
  games: GameRow;
  answers: AnswerRow;
  checkpoints: CheckpointRow;
  seat_settings: SeatSettingRow;
  chat: ChatRow;
  nodes: NodeRow;
  ratings: RatingRow;
  rating_events: RatingEventRow;
  blocks: BlockRow;
  reports: ReportRow;
}
