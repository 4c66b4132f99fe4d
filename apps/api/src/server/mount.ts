import { createHash } from "node:crypto";
import type { Endpoint, Envelope } from "@polyportal/api-client/contract/define";
import type { Hono } from "hono";
import { makeChange, type Actor } from "../database/change.ts";
import type { Database } from "../database/connect.ts";
import { admit, type Authenticate } from "./authenticate.ts";
import { createCookieJar } from "./cookie-jar.ts";
import { encodeText } from "./encoding.ts";
import type { AppContext, AppEnvironment } from "./environment.ts";
import { fail } from "./failure.ts";
import type { Caller, Context, FileAnswer, Handler, Handlers } from "./handler.ts";
import { once } from "./idempotency.ts";
import type { Limiter } from "./limiter.ts";
import { readInput, stripAnswer } from "./read-input.ts";
import { routesOf, type Route } from "./routes.ts";
import type { Services } from "./services.ts";

/** What every mounted endpoint works with. */
export type Machinery = {
  readonly db: Database;
  readonly authenticate: Authenticate;
  readonly limit: Limiter;
  readonly services: Services;
};

const wellFormedKey = /^[\w-]{8,100}$/;

/** Registers every endpoint of `contract` with its handler. */
export function mount<C extends Record<string, Endpoint>>(
  app: Hono<AppEnvironment>,
  contract: C,
  handlers: Handlers<C>,
  machinery: Machinery,
): void {
  for (const route of routesOf(contract)) {
    // The pairing of names and types is `Handlers`' promise; from here on each is an endpoint like any.
    const handler = handlers[route.name] as unknown as Handler;
    app.on(route.endpoint.method, route.path, (c) => {
      c.set("route", route.path);
      return call(c, route, handler, machinery);
    });
  }
}

async function call(
  c: AppContext,
  { name, endpoint, programme }: Route,
  handler: Handler,
  machinery: Machinery,
): Promise<Response> {
  const { db, services } = machinery;
  const caller: Caller = admit(
    endpoint,
    await machinery.authenticate(c.req.header("authorization")),
  );
  const input = await readInput(c, endpoint, programme?.api);
  const now = new Date();
  let message = "";
  const actor = actorOf(c, caller);
  const ctx: Context = {
    caller,
    // Only paths with `{family}` or `{name}` have one, as `ProgrammeOf` says.
    programme: programme as Context["programme"],
    db,
    change: (work) => makeChange(db, actor, work, now),
    limit: machinery.limit,
    services,
    cookies: createCookieJar(c, services.config.publicUrl.startsWith("https:")),
    setHeader: (header, value) => void c.env.outgoing.setHeader(header, value),
    message: (text) => (message = text),
    ip: actor.ip,
    requestId: actor.requestId,
    now,
  };

  if (endpoint.answer === "file") {
    return sendFile(c, (await handler(ctx, input)) as FileAnswer);
  }
  const work = async (): Promise<Envelope<unknown>> => {
    const data = stripAnswer(endpoint, await handler(ctx, input));
    return { success: true, data, message };
  };
  const key = endpoint.idempotent ? c.req.header("idempotency-key") : undefined;
  if (key === undefined) return sendJson(c, await work());
  if (!wellFormedKey.test(key)) fail("malformed_request");
  const repeatable = { endpoint: name + (programme?.slug ?? ""), caller, key, input };
  return sendJson(c, await once(db, repeatable, work));
}

function actorOf(c: AppContext, caller: Caller): Actor {
  const from = { ip: c.get("ip"), requestId: c.get("requestId") };
  if (!caller) return { kind: "anyone", ...from };
  if (caller.kind === "applicant") return { kind: "applicant", id: caller.applicationId, ...from };
  return { kind: "user", id: caller.userId, impersonatorId: caller.impersonatorId, ...from };
}

async function sendJson(c: AppContext, envelope: Envelope<unknown>): Promise<Response> {
  const text = JSON.stringify(envelope);
  const { outgoing } = c.env;
  // What a person was told is nobody else's; a handler of public lists may say otherwise.
  if (!outgoing.hasHeader("Cache-Control")) outgoing.setHeader("Cache-Control", "no-store");
  else {
    const etag = `W/"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"`;
    outgoing.setHeader("ETag", etag);
    if (c.req.header("if-none-match") === etag) return c.body(null, 304);
  }
  const { body, encoding } = await encodeText(text, c.req.header("accept-encoding"));
  const headers: Record<string, string> = { "Content-Type": "application/json; charset=utf-8" };
  if (encoding) {
    headers["Content-Encoding"] = encoding;
    outgoing.appendHeader("Vary", "Accept-Encoding");
  }
  return new Response(body, { headers });
}

/** Types that a browser may draw; all else is only ever saved. */
const drawable = ["image/png", "image/jpeg", "application/pdf", "text/plain"];

function sendFile(c: AppContext, file: FileAnswer): Response {
  const safe = drawable.includes(file.type);
  const disposition = safe ? file.disposition : "attachment";
  const name = encodeURIComponent(file.fileName).replaceAll("'", "%27");
  c.header("Content-Type", safe ? file.type : "application/octet-stream");
  c.header("Content-Disposition", `${disposition}; filename*=UTF-8''${name}`);
  c.header("Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'; sandbox");
  c.header("Cache-Control", "private, no-store");
  return c.body(file.bytes);
}
