/** What a game is dealt from: decided by the server and both players together, so that none of them chose it. */
import { createHash, createHmac, randomBytes } from "node:crypto";
import type { Player } from "@fhtagn/rules";

const SECRET_BYTES = 32;
const NONCE_BYTES = 12;

export interface Shuffle {
  readonly secret: string;
  /** Told to everybody before the first card. */
  readonly commitment: string;
}

export function newShuffle(game: string): Shuffle {
  const secret = randomBytes(SECRET_BYTES).toString("hex");
  return { secret, commitment: commitmentTo(secret, game) };
}

const commitmentTo = (secret: string, game: string): string =>
  createHash("sha256").update(`${secret} ${game}`).digest("hex");

/** A player who brings nothing gets something from the server. */
export const drawNonce = (): string => randomBytes(NONCE_BYTES).toString("base64url");

export const seedFrom = (secret: string, nonces: Readonly<Record<Player, string>>): string =>
  createHmac("sha256", secret).update(`${nonces.P1} ${nonces.P2}`).digest("base64url");
