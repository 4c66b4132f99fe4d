import { hash } from "node:crypto";
import type { Endpoint, Envelope } from "@polyportal/api-client/contract/define";
import { definitionOf } from "@polyportal/domain/programmes/programmes";
import type { ProgrammeSlug } from "@polyportal/domain/programmes/catalogue";
import type { Programme } from "@polyportal/domain/programmes/programme";
import type { Hono } from "hono";
import { makeChange, type Actor } from "../database/change.ts";
import type { Database, Reader } from "../database/connect.ts";
import { admit, type Authenticate } from "./authenticate.ts";
import { CookieJar } from "./cookie-jar.ts";
import { encode, worthEncoding, type Encoding } from "./encoding.ts";
import type { AppContext, AppEnvironment } from "./environment.ts";
import { fail } from "../failure.ts";
import type { Caller } from "./caller.ts";
import type { Context, FileAnswer, Handler, Handlers } from "./handler.ts";
import { noteRefusal } from "./note-refusal.ts";
import { once } from "./idempotency.ts";
import type { Limiter } from "./limiter.ts";
import type { IsForeign } from "./own-origin.ts";
import { readInput, stripAnswer } from "./read-input.ts";
import { routesOf, type Route } from "./routes.ts";
import type { Services } from "./services.ts";
import { noting, type ReadDevice } from "../sign-in/known-device.ts";

/** What every mounted endpoint uses. */
export type Machinery = {
  readonly db: Database;
  /** The same database or a replica of it, for data that may be a second old. */
  readonly replica: Reader;
  /** The same database over separate connections, for authentication and health. */
  readonly signIn: Database;
  readonly authenticate: Authenticate;
  readonly limit: Limiter;
  readonly deviceOf: ReadDevice;
  readonly isForeign: IsForeign;
  readonly services: Services;
};

/** Paths that must not wait behind other queries. */
const usesAuthPool = /^\/api\/(?:Authentication\/(?!Referrals)|health$)/;

const wellFormedKey = /^[\w-]{8,100}$/;

/** Registers every endpoint of `contract` with its handler. */
export function mount<C extends Record<string, Endpoint>>(
  app: Hono<AppEnvironment>,
  contract: C,
  handlers: Handlers<C>,
  machinery: Machinery,
): void {
  for (const route of routesOf(contract)) {
    const own = usesAuthPool.test(route.path) ? { ...machinery, db: machinery.signIn } : machinery;
    // `Handlers` guarantees that names and types match. From here on, all endpoints are treated alike.
    const handler = handlers[route.name] as unknown as Handler;
    app.on(route.endpoint.method, route.path, (c) => {
      c.env.route = route.path;
      const answer = call(c, route, handler, own);
      return route.endpoint.send === "upload"
        ? answer.finally(() => c.env.forgetUpload?.())
        : answer;
    });
  }
}

async function call(
  c: AppContext,
  { name, endpoint, programme, says }: Route,
  handler: Handler,
  machinery: Machinery,
): Promise<Response> {
  const { db, limit, services } = machinery;
  const { headers: sent } = c.env.incoming;
  const foreign = machinery.isForeign(sent);
  if (foreign && endpoint.method !== "GET") {
    services.securityLog.note({ kind: "foreign_origin", reason: name, address: c.env.ip });
    fail("foreign_origin");
  }
  const { authorization } = sent;
  const caller: Caller =
    authorization === undefined ? undefined : await machinery.authenticate(authorization, c.env.ip);
  try {
    admit(endpoint, caller);
  } catch (refusal) {
    await noteRefusal(machinery, actorOf(c, caller), name, refusal);
    throw refusal;
  }
  // Before the body is read, so that whoever is over the limit need not send it.
  if (endpoint.send === "upload") await limitUpload(limit, caller, c.env.ip);
  const input = await readInput(c, endpoint, programme && { ...programme.api, ...says });
  const now = new Date();
  const headers: Headers = {};
  let message = "";
  const actor = actorOf(c, caller);
  const cookies = new CookieJar(c, {
    secure: services.config.publicUrl.startsWith("https:"),
    foreign,
  });
  const remembered: string[] = [];
  const ctx: Context = {
    caller,
    // Only paths with `{family}` or `{name}` have one, as `ProgrammeOf` says.
    programme: (programme && ownRevision(programme, caller)) as Context["programme"],
    db: endpoint.allowStale ? machinery.replica : db,
    change: (work) => makeChange(db, actor, work, now),
    limit,
    services,
    cookies,
    device: noting(machinery.deviceOf(cookies), remembered),
    setHeader: (header, value) => void (headers[header] = value),
    message: (text) => (message = text),
    ip: actor.ip,
    agent: c.req.header("user-agent") ?? "",
    requestId: actor.requestId,
    now,
  };

  if (endpoint.answer === "file") {
    return sendFile(c, (await handler(ctx, input)) as FileAnswer);
  }
  const key = endpoint.idempotent ? c.req.header("idempotency-key") : undefined;
  if (key === undefined) {
    const data = stripAnswer(endpoint, await handler(ctx, input));
    return sendJson(c, { success: true, data, message }, headers);
  }
  if (!wellFormedKey.test(key)) fail("malformed_request");
  const repeatable = { endpoint: name + (programme?.slug ?? ""), caller, key, input };
  type Kept = Envelope<unknown> & { remembered?: readonly string[] };
  const { remembered: proved = [], ...envelope } = await once(db, repeatable, async () => {
    const data = stripAnswer(endpoint, await handler(ctx, input));
    const kept: Kept = { success: true, data, message, remembered };
    return kept;
  });
  // The first answer may have been lost together with its cookie.
  for (const subject of proved) if (!ctx.device.knows(subject)) ctx.device.remember(subject);
  return sendJson(c, envelope, headers);
}

function limitUpload(limit: Limiter, caller: Caller, ip: string): Promise<void> {
  if (!caller) return limit("uploadByAddress", ip);
  return caller.kind === "applicant"
    ? limit("uploadByApplication", caller.applicationId)
    : limit("uploadByAccount", caller.userId);
}

/** The programme of a path. For an applicant, in the revision of their application. */
function ownRevision(programme: Programme, caller: Caller): Programme {
  return caller?.kind === "applicant" && caller.programme === programme.slug
    ? definitionOf(programme.slug as ProgrammeSlug, caller.revision)
    : programme;
}

function actorOf(c: AppContext, caller: Caller): Actor {
  const { ip, requestId } = c.env;
  if (!caller) return { kind: "anyone", ip, requestId };
  if (caller.kind === "applicant") {
    return { kind: "applicant", id: caller.applicationId, ip, requestId };
  }
  return { kind: "user", id: caller.userId, impersonatorId: caller.impersonatorId, ip, requestId };
}

type Headers = Record<string, string>;

/** `headers` are the handler's own. If they allow caching, an `ETag` is added. */
function sendJson(
  c: AppContext,
  envelope: Envelope<unknown>,
  headers: Headers,
): Response | Promise<Response> {
  const text = JSON.stringify(envelope);
  headers["Content-Type"] = "application/json; charset=utf-8";
  if (headers["Cache-Control"] === undefined) {
    // Answers are private by default. Handlers of public lists may say otherwise.
    headers["Cache-Control"] = "no-store";
  } else {
    headers["ETag"] = tagOf(text);
    if (c.env.incoming.headers["if-none-match"] === headers["ETag"]) {
      return respond(c, null, headers, 304);
    }
  }
  const encoding = worthEncoding(text, c.env.incoming.headers["accept-encoding"]?.toString());
  return encoding ? sendEncoded(c, text, encoding, headers) : respond(c, text, headers);
}

let tagged = { text: "", tag: "" };

/** Public answers are mostly equal to the one before, so its tag is kept. */
function tagOf(text: string): string {
  if (tagged.text !== text) {
    tagged = { text, tag: `W/"${hash("sha256", text, "base64url").slice(0, 22)}"` };
  }
  return tagged.tag;
}

async function sendEncoded(c: AppContext, text: string, encoding: Encoding, headers: Headers) {
  headers["Content-Encoding"] = encoding;
  headers["Vary"] = "Accept-Encoding";
  return respond(c, await encode(text, encoding), headers);
}

type Body = string | Uint8Array<ArrayBuffer> | null;

/** All headers in one plain object, which Node writes fastest. */
function respond(c: AppContext, body: Body, headers: Headers, status = 200): Response {
  c.env.dressed = true;
  return new Response(body, { status, headers: { ...c.env.headers, ...headers } });
}

/** Types that a browser may display. All others are only downloaded. */
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
