/** Who asks: by the cookie of his session. */
import { fastifyCookie } from "@fastify/cookie";
import type { FastifyReply, FastifyRequest } from "fastify";
import { beginGuest, type Identity, identityOf } from "../people/sessions.ts";
import type { Database } from "../storage/database.ts";

/** A browser sends back the first only over an encrypted line, and to this host alone. */
const SAFE_COOKIE = "__Host-fhtagn";
const PLAIN_COOKIE = "fhtagn";
const LONGEST_TOKEN = 100;
const YEAR = 31_536_000;

export interface VisitorMeans {
  readonly db: Database;
  readonly now: () => number;
  /** True if one more guest may come from this address now. */
  readonly mayBeGuest: (address: string) => boolean;
}

/** Of a request or of the header of a socket. */
export function tokenIn(header: string | undefined): string | null {
  const sent = fastifyCookie.parse(header ?? "");
  const token = sent[SAFE_COOKIE] ?? sent[PLAIN_COOKIE];
  return token === undefined || token.length > LONGEST_TOKEN ? null : token;
}

export async function visitorBy(
  { db, now }: Pick<VisitorMeans, "db" | "now">,
  cookieHeader: string | undefined,
): Promise<Identity | null> {
  const token = tokenIn(cookieHeader);
  return token === null ? null : identityOf(db, token, now());
}

/** Whoever has no session gets one, and a name; null where too many come from one address. */
export async function visitorOrGuest(
  means: VisitorMeans,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Identity | null> {
  const known = await visitorBy(means, request.headers.cookie);
  if (known !== null) return known;
  if (!means.mayBeGuest(request.ip)) return null;
  const { identity, token } = await beginGuest(means.db, means.now());
  giveCookie(request, reply, token);
  return identity;
}

export function giveCookie({ protocol }: FastifyRequest, reply: FastifyReply, token: string): void {
  const secure = protocol === "https";
  void reply.setCookie(secure ? SAFE_COOKIE : PLAIN_COOKIE, token, {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure,
    maxAge: YEAR,
  });
}

export function dropCookie(reply: FastifyReply): void {
  void reply.clearCookie(SAFE_COOKIE, { path: "/", secure: true });
  void reply.clearCookie(PLAIN_COOKIE, { path: "/" });
}
