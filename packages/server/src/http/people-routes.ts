/** Who one is: a guest, or an account with a name and a password. */
import {
  type AccountTrouble,
  logInForm,
  passwordChange,
  registration,
  renaming,
} from "@fhtagn/protocol/online";
import type { FastifyInstance, FastifyReply } from "fastify";
import { becomeAccount, changePassword, exportOf, forgetIdentity, logIn } from "../people/accounts.ts";
import { endSession, type Identity, meOf } from "../people/sessions.ts";
import { HTTP_LIMITS } from "./http-limits.ts";
import { rateByKey } from "./rate.ts";
import { dropCookie, giveCookie, tokenIn, type VisitorMeans, visitorBy, visitorOrGuest } from "./visitor.ts";

const STATUS: Readonly<Record<AccountTrouble, number>> = {
  "name taken": 409,
  "wrong name or password": 403,
  "not allowed": 401,
  malformed: 400,
  "too often": 429,
};

const refuse = (reply: FastifyReply, trouble: AccountTrouble) =>
  reply.code(STATUS[trouble]).send({ trouble });

export function peopleRoutes(app: FastifyInstance, means: VisitorMeans): void {
  const { db } = means;
  app.get("/api/me", async (request) => {
    const who = await visitorBy(means, request.headers.cookie);
    return { me: who === null ? null : meOf(who) };
  });
  app.post("/api/session", async (request, reply) => {
    const who = await visitorOrGuest(means, request, reply);
    return who === null ? refuse(reply, "too often") : meOf(who);
  });
  app.put("/api/me", async (request, reply) => {
    const who = await visitorBy(means, request.headers.cookie);
    const read = renaming.safeParse(request.body);
    if (who === null) return refuse(reply, "not allowed");
    if (!read.success) return refuse(reply, "malformed");
    // The name of an account is what others find it by.
    if (who.kind === "account") return refuse(reply, "not allowed");
    const { name } = read.data;
    await db.updateTable("identities").set({ name }).where("id", "=", who.id).execute();
    return { me: meOf({ ...who, name }) };
  });
  app.get("/api/me/export", async (request, reply) => {
    const who = await visitorBy(means, request.headers.cookie);
    return who === null ? refuse(reply, "not allowed") : exportOf(db, who);
  });
  app.delete("/api/me", async (request, reply) => {
    const who = await visitorBy(means, request.headers.cookie);
    if (who === null) return refuse(reply, "not allowed");
    await forgetIdentity(db, who.id, means.now());
    dropCookie(reply);
    return { me: null };
  });
  passwordRoutes(app, means);
}

function passwordRoutes(app: FastifyInstance, means: VisitorMeans): void {
  const { db, now } = means;
  const entering = () => ({ db, now: now() });
  const mayTry = rateByKey(HTTP_LIMITS.passwords, now);
  app.post("/api/account", async (request, reply) => {
    const read = registration.safeParse(request.body);
    if (!mayTry(request.ip)) return refuse(reply, "too often");
    if (!read.success) return refuse(reply, "malformed");
    const who = await visitorOrGuest(means, request, reply);
    if (who === null) return refuse(reply, "too often");
    const became = await becomeAccount(entering(), who, read.data);
    if (!became.ok) return refuse(reply, became.trouble);
    giveCookie(request, reply, became.token);
    const account: Identity = { ...who, kind: "account", name: read.data.name };
    return { me: meOf(account) };
  });
  app.post("/api/account/session", async (request, reply) => {
    const read = logInForm.safeParse(request.body);
    if (!read.success) return refuse(reply, "malformed");
    if (!mayTry(request.ip) || !mayTry(`name ${read.data.name}`)) return refuse(reply, "too often");
    const entered = await logIn(entering(), read.data);
    if (entered === null) return refuse(reply, "wrong name or password");
    giveCookie(request, reply, entered.token);
    return { me: meOf(entered.identity) };
  });
  app.delete("/api/account/session", async (request, reply) => {
    const token = tokenIn(request.headers.cookie);
    if (token !== null) await endSession(db, token);
    dropCookie(reply);
    return { me: null };
  });
  app.post("/api/account/password", async (request, reply) => {
    const read = passwordChange.safeParse(request.body);
    const who = await visitorBy(means, request.headers.cookie);
    if (who === null) return refuse(reply, "not allowed");
    if (!mayTry(request.ip)) return refuse(reply, "too often");
    if (!read.success) return refuse(reply, "malformed");
    const token = await changePassword(entering(), who, read.data);
    if (token === null) return refuse(reply, "wrong name or password");
    giveCookie(request, reply, token);
    return { me: meOf(who) };
  });
}
