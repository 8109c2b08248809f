/** What changes something, and a socket, must come from a page of this very server. */
import type { IncomingHttpHeaders } from "node:http";

/** Null where it does; programs that are no browser name no origin, and have no cookie that a stranger could use. */
export function originProblem({ origin, host, "sec-fetch-site": site }: IncomingHttpHeaders): string | null {
  if (site === "cross-site") return "from another site";
  if (origin === undefined) return null;
  return hostOfOrigin(origin) === host ? null : "from another site";
}

function hostOfOrigin(origin: string): string | null {
  try {
    return new URL(origin).host;
  } catch {
    return null;
  }
}
