/** Players, and who leads. */
import { RATED_PACES } from "@fhtagn/protocol/online";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { personBy, profileOf } from "../people/profile.ts";
import { leadersOf } from "../people/ratings.ts";
import { type VisitorMeans, visitorBy } from "./visitor.ts";

const LONGEST_NAME = 64;

export function profileRoutes(app: FastifyInstance, means: VisitorMeans): void {
  const { db } = means;
  app.get("/api/players/:name", async (request: FastifyRequest<{ Params: { name: string } }>, reply) => {
    const { name } = request.params;
    const person = name.length > LONGEST_NAME ? undefined : await personBy(db, name);
    if (person === undefined) return reply.code(404).send({ trouble: "no such player" });
    const who = await visitorBy(means, request.headers.cookie);
    return profileOf(db, person, who?.id ?? null);
  });
  app.get("/api/leaders/:pace", async (request: FastifyRequest<{ Params: { pace: string } }>, reply) => {
    const pace = RATED_PACES.find((one) => one === request.params.pace);
    if (pace === undefined) return reply.code(404).send({ trouble: "no such address" });
    return { pace, players: await leadersOf(db, pace) };
  });
}
