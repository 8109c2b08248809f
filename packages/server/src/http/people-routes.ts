/** Who one is. */
import { playerName } from "@fhtagn/protocol/online";
import type { FastifyInstance } from "fastify";
import { meOf } from "../people/sessions.ts";
import { type VisitorMeans, visitorBy, visitorOrGuest } from "./visitor.ts";

export type PeopleMeans = VisitorMeans;

export function peopleRoutes(app: FastifyInstance, means: PeopleMeans): void {
  app.get("/api/me", async (request) => {
    const who = await visitorBy(means, request.headers.cookie);
    return { me: who === null ? null : meOf(who) };
  });
  app.post("/api/session", async (request, reply) => meOf(await visitorOrGuest(means, request, reply)));
  app.put("/api/me", async (request, reply) => {
    const who = await visitorBy(means, request.headers.cookie);
    const name = nameIn(request.body);
    if (who === null) return reply.code(401).send({ trouble: "not allowed" });
    if (name === null) return reply.code(400).send({ trouble: "malformed" });
    await means.db.updateTable("identities").set({ name }).where("id", "=", who.id).execute();
    return { me: meOf({ ...who, name }) };
  });
}

function nameIn(body: unknown): string | null {
  if (typeof body !== "object" || body === null || !Object.hasOwn(body, "name")) return null;
  const read = playerName.safeParse(Reflect.get(body, "name"));
  return read.success ? read.data : null;
}
