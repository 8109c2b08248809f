/** A tab that opens a game tells the others at once; one that does not hear it is refused at its next write. */
import { openChannel } from "../storage/channel.ts";
import { type GameClaim, isOvertaken } from "./game-claim.ts";

const CHANNEL = "fhtagn-claims";

interface ClaimNews extends GameClaim {
  readonly id: string;
}

const isNews = (told: unknown): told is ClaimNews => {
  const { id, generation, holder } = Object(told) as Partial<Record<keyof ClaimNews, unknown>>;
  return typeof id === "string" && typeof generation === "number" && typeof holder === "string";
};

/** Says that the game is held here, and calls once when somebody else takes it. */
export function announceClaim(id: string, own: GameClaim, taken: () => void): { close(): void } {
  const channel = openChannel(CHANNEL);
  if (channel === null) return { close: () => undefined };
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (isNews(data) && data.id === id && isOvertaken(own, data)) taken();
  };
  channel.postMessage({ id, ...own } satisfies ClaimNews);
  return channel;
}
