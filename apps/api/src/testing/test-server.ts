import type { Contract } from "@polyportal/api-client/contract/contract";
import { contract } from "@polyportal/api-client/contract/contract";
import type {
  Endpoint,
  Envelope,
  ErrorEnvelope,
  InputOf,
  OutputOf,
} from "@polyportal/api-client/contract/define";
import { codesOf } from "@polyportal/api-client/openapi/errors";
import { eq } from "drizzle-orm";
import { inject } from "vitest";
import { v7 as uuid } from "uuid";
import { readConfig, type Config } from "../config.ts";
import { accountNamed } from "../database/named.ts";
import { users } from "../database/schema/users.ts";
import { inTransaction } from "../database/transaction.ts";
import { createLog, type Logger } from "../log.ts";
import type { Handlers } from "../server/handler.ts";
import type { ApplicantClaims } from "../sign-in/tokens.ts";
import { startServer, type RunningServer } from "../start-server.ts";
import { askByPort, askWithin } from "./ask-within.ts";
import { quickPasswords } from "./quick-passwords.ts";
import { testDatabase } from "./test-database.ts";

/** Who calls: a demo user by name, the opener of an application, or the holder of any token. */
export type As =
  | { user: string }
  | { applicant: Omit<ApplicantClaims, "openingId" | "revision"> }
  | { token: string };

export type CallOptions = {
  readonly as?: As;
  readonly headers?: Record<string, string>;
  /** The browser that calls, with the cookies that it was given; without one, a new one each time. */
  readonly on?: Browser;
  /** Another server over the same database, by its address. */
  readonly at?: string;
};

/** A browser's cookies by their names. */
export type Browser = Map<string, string>;

/** A failed or successful answer, as a browser would have it. */
export type TestAnswer<Data> = { readonly status: number; readonly headers: Headers } & (
  | Envelope<Data>
  | ErrorEnvelope
);

export type TestServer<C extends Record<string, Endpoint>> = RunningServer & {
  /** Calls an endpoint and answers what came back, whatever it is. */
  readonly request: <Name extends keyof C & string>(
    name: Name,
    input: InputOf<C[Name]>,
    options?: CallOptions,
  ) => Promise<TestAnswer<OutputOf<C[Name]>>>;
  /**
   * The same for tests of a crowd: what a busy machine puts off politely is asked again, as people do.
   */
  readonly askAgain: TestServer<C>["request"];
  /** Calls an endpoint, again where it is put off, and answers its data; a failure fails the test. */
  readonly ok: <Name extends keyof C & string>(
    name: Name,
    input: InputOf<C[Name]>,
    options?: CallOptions,
  ) => Promise<OutputOf<C[Name]>>;
  /** A bearer token for that person. */
  readonly tokenOf: (as: As) => Promise<string>;
};

/** The docs of an endpoint tell each code that it refuses with: what is not declared fails the test. */
function expectDeclared(name: string, endpoint: Endpoint, answer: unknown): void {
  const { code } = answer as { code?: ErrorEnvelope["code"] };
  if (code === undefined || codesOf(endpoint).has(code)) return;
  throw new Error(`The contract does not say that ${name} can answer ${code}.`);
}

/** What an overloaded server says politely. */
const putOff: readonly string[] = ["too_busy", "database_unavailable"];

type Parts<C extends Record<string, Endpoint>> = {
  readonly contract?: C;
  readonly handlers?: Handlers<C>;
  readonly config?: Partial<Config>;
  readonly log?: Logger;
  /** Another server, whose database it shares, as after a release. */
  readonly over?: RunningServer;
  /** Calls come by the port, where a test is about what stands between a browser and the server. */
  readonly byPort?: boolean;
};

/** Of all servers whose tests bring none: each log has a timer and a listener until the process ends. */
const silent = createLog("silent");

/**
 * The whole server over a database of its own with the demo school; stopped and dropped by `stop`.
 * Behind a pooler it is two servers, which take turns in answering `request`.
 */
export async function testServer<C extends Record<string, Endpoint> = Contract>(
  parts: Parts<C> = {},
): Promise<TestServer<C>> {
  const database = parts.over ? databaseOf(parts.over) : await testDatabase();
  const config: Config = {
    ...readConfig({ PORT: "0", HOST: "127.0.0.1", LOG_LEVEL: "silent" }),
    databaseUrl: database.url,
    databasePooler: database.pooler,
    ...parts.config,
  };
  const { contract: own, handlers, log = silent } = parts;
  const ask = parts.byPort ? askByPort : askWithin;
  const start = (as: Config) =>
    startServer(as, {
      contract: own,
      handlers,
      log,
      passwords: quickPasswords(),
      // A test asks one thing after the other, and would wait for each interval: a twelfth of the api's time.
      writeIntervals: { tries: 0, successes: 0 },
      repeatJobs: false,
    });
  const server = await start(config);
  // Two processes of one school have one address.
  const twin = inject("pooled") && (await start({ ...config, publicUrl: server.url }));
  const servers = twin ? [server, twin] : [server];
  let turn = 0;
  const tokens = new Map<string, Promise<string>>();

  const tokenOf = (as: As): Promise<string> => {
    if ("token" in as) return Promise.resolve(as.token);
    const name = JSON.stringify(as);
    const token = tokens.get(name) ?? issueToken(server, as);
    tokens.set(name, token);
    return token;
  };

  const request: TestServer<C>["request"] = async (name, input, options = {}) => {
    const endpoint: Endpoint | undefined = (own ?? (contract as Record<string, Endpoint>))[name];
    if (!endpoint) throw new Error(`There is no endpoint "${name}".`);
    const headers: Record<string, string> = { ...options.headers };
    if (options.as) headers["Authorization"] = `Bearer ${await tokenOf(options.as)}`;
    const { path, body, contentType } = onWire(endpoint, input as Record<string, unknown>);
    if (contentType) headers["Content-Type"] = contentType;
    if (options.on?.size) {
      headers["Cookie"] = [...options.on].map(([cookie, value]) => `${cookie}=${value}`).join("; ");
    }
    const next = servers[(turn += 1) % servers.length] ?? server;
    const asking = { method: endpoint.method, headers, body };
    const response = options.at
      ? await fetch(options.at + path, asking)
      : await ask(next, path, asking);
    for (const set of options.on ? response.headers.getSetCookie() : []) {
      const [, cookie = "", value = ""] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      options.on?.set(cookie, value);
    }
    const isFile = endpoint.answer === "file" && response.ok;
    const answer: unknown = isFile
      ? { success: true, data: await response.blob(), message: "" }
      : await response.json();
    if (!own) expectDeclared(name, endpoint, answer);
    // The server has validated it by the contract; a test that doubts this reads the raw answer.
    return {
      ...(answer as Envelope<OutputOf<C[typeof name]>> | ErrorEnvelope),
      status: response.status,
      headers: response.headers,
    };
  };

  const askAgain: TestServer<C>["request"] = async (name, input, options) => {
    const answer = await request(name, input, options);
    const isPutOff = !answer.success && putOff.includes(answer.code);
    return isPutOff ? askAgain(name, input, options) : answer;
  };

  const ok: TestServer<C>["ok"] = async (name, input, options) => {
    const answer = await askAgain(name, input, options);
    if (answer.success) return answer.data;
    throw new Error(
      `${name} answered ${answer.status} ${answer.code}: ${answer.message} ${JSON.stringify(answer.fields)}`,
    );
  };

  // What either has noted belongs to the one school.
  const logs = servers.map(({ services }) => services.securityLog);
  const securityLog = {
    ...server.services.securityLog,
    flush: async () => {
      for (const each of logs) await each.flush();
    },
  };
  return {
    ...server,
    services: { ...server.services, securityLog },
    request,
    tokenOf,
    askAgain,
    ok,
    async stop() {
      for (const each of servers) await each.stop();
      await database.drop();
    },
  };
}

const databaseOf = ({ services: { config } }: RunningServer) => ({
  url: config.databaseUrl,
  pooler: config.databasePooler,
  // The other server drops it.
  drop: async () => {},
});

async function issueToken(
  { db, services }: RunningServer,
  as: Exclude<As, { token: string }>,
): Promise<string> {
  if ("applicant" in as) {
    const claims = { ...as.applicant, revision: 1, openingId: uuid() };
    return (await services.tokens.issueApplicant(claims)).token;
  }
  const [person] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, accountNamed(as.user)));
  if (!person) throw new Error(`There is no demo user "${as.user}".`);
  const session = await inTransaction(db, (tx) => services.sessions.open(tx, person.id));
  return session.access.token;
}

/** An input as the client sends it: path, then query, JSON body or form. */
function onWire(endpoint: Endpoint, input: Record<string, unknown>) {
  const rest = { ...input };
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    delete rest[name];
    return encodeURIComponent(String(input[name]));
  });
  const entries = Object.entries(rest)
    .flatMap(([name, value]) =>
      (Array.isArray(value) ? value : [value]).map((one): [string, unknown] => [name, one]),
    )
    .filter(([, value]) => value !== undefined && value !== null);
  if (endpoint.method === "GET" || endpoint.method === "DELETE") {
    const query = new URLSearchParams(
      entries.map(([name, value]): [string, string] => [name, String(value)]),
    );
    return { path: query.size > 0 ? `${path}?${query.toString()}` : path };
  }
  if (endpoint.send !== "upload") {
    return { path, body: JSON.stringify(rest), contentType: "application/json" };
  }
  const body = new FormData();
  for (const [name, value] of entries) {
    if (value instanceof Blob) body.append(name, value);
    else body.append(name, String(value));
  }
  return { path, body };
}
