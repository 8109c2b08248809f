/** Page and API on one port. */
import cookie from "@fastify/cookie";
import fastify, { type FastifyInstance, type FastifyRequest } from "fastify";
import type { Logger } from "pino";
import type { Health } from "../operations/health.ts";
import type { Metrics } from "../operations/metrics.ts";
import { HTTP_LIMITS } from "./http-limits.ts";
import { originProblem } from "./origin.ts";
import { peopleRoutes } from "./people-routes.ts";
import { profileRoutes } from "./profile-routes.ts";
import { rateByKey } from "./rate.ts";
import { respond } from "./respond.ts";
import type { Site } from "./site.ts";
import { type TableMeans, tableRoutes } from "./table-routes.ts";

export interface AppMeans extends Omit<TableMeans, "mayBeGuest" | "maySit"> {
  readonly proxy: string;
  readonly site: Site;
  readonly health: Health;
  readonly metrics: Metrics;
  readonly log: Logger;
}

export async function buildApp(means: AppMeans): Promise<FastifyInstance> {
  const app = fastify({
    bodyLimit: HTTP_LIMITS.body,
    trustProxy: means.proxy,
  });
  await app.register(cookie);
  app.addHook("onRequest", async (request, reply) => {
    if (isReading(request) || originProblem(request.headers) === null) return;
    await reply.code(403).send({ trouble: "not allowed" });
  });
  app.setErrorHandler(async (error: Error & { statusCode?: number }, _, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) means.log.error({ error: error.message }, "a request broke");
    await reply.code(status).send({ trouble: status >= 500 ? "server fault" : "malformed" });
  });
  const mayAsk = rateByKey(HTTP_LIMITS.requests, means.now);
  app.addHook("onRequest", async (request, reply) => {
    if (request.url.startsWith("/api/") && !mayAsk(request.ip))
      await reply.code(429).send({ trouble: "too often" });
  });
  operationRoutes(app, means);
  const limited = {
    ...means,
    mayBeGuest: rateByKey(HTTP_LIMITS.guests, means.now),
    maySit: rateByKey(HTTP_LIMITS.tables, means.now),
  };
  peopleRoutes(app, limited);
  tableRoutes(app, limited);
  profileRoutes(app, limited);
  app.all("/api/*", async (_, reply) => reply.code(404).send({ trouble: "no such address" }));
  app.setNotFoundHandler((request, reply) => {
    reply.hijack();
    respond(means.site, request.raw, reply.raw);
  });
  return app;
}

const isReading = ({ method }: FastifyRequest): boolean => method === "GET" || method === "HEAD";

function operationRoutes(app: FastifyInstance, { health, metrics }: AppMeans): void {
  app.get("/healthz", async () => ({ ok: true }));
  app.get("/readyz", async (_, reply) => {
    const isReady = await health.isReady();
    return reply.code(isReady ? 200 : 503).send({ ok: isReady });
  });
  app.get("/metrics", async (_, reply) => reply.type(metrics.contentType).send(await metrics.text()));
}
