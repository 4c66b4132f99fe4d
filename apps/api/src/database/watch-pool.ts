import pg from "pg";
import { isStaleStatement } from "./failure-kind.ts";
import type { SlowTables, Waiting } from "./slow-tables.ts";

type Given = [Statement, ...unknown[]];
type Statement = string | { readonly text?: string };
type Callback = (error: Error | null, result?: unknown) => void;

/**
 * Lets `slow` know of every query of the pool's connections, in transactions too; and drops a
 * connection whose server does not know what was prepared on it any more, once it is given back.
 */
export function watchPool(pool: pg.Pool, options: pg.ClientConfig, slow: SlowTables): void {
  const stale = new WeakSet<pg.PoolClient>();
  pool.on("connect", (client) => {
    // One that breaks within a transaction tells whoever uses it by the next query; the pool listens to
    // idle ones alone, and an event that nobody hears ends the process.
    client.on("error", () => undefined);
    const { query } = client;
    const ways = {
      stop: () => cancel(client, options),
      drop: () => void client.connection.stream.destroy(),
    };
    const watched = (...given: Given) => {
      const [statement] = given;
      const text = typeof statement === "string" ? statement : (statement.text ?? "");
      const last = given.at(-1);
      let waiting: Waiting;
      try {
        waiting = slow.begin(text, ways);
      } catch (error) {
        if (typeof last !== "function") return Promise.reject(error);
        process.nextTick(last, error);
        return undefined;
      }
      const ended = (error: unknown) => {
        slow.end(waiting, !error);
        if (isStaleStatement(error)) stale.add(client);
      };
      if (typeof last === "function") {
        const answer: Callback = (error, result) => {
          ended(error);
          (last as Callback)(error, result);
        };
        return Reflect.apply(query, client, [...given.slice(0, -1), answer]);
      }
      const answered: Promise<unknown> = Reflect.apply(query, client, given);
      answered.then(() => ended(undefined), ended);
      return answered;
    };
    Object.assign(client, { query: watched });
  });
  pool.on("release", (_, client) => {
    // The pool keeps no client that is ending.
    if (stale.has(client)) void client.end().catch(() => undefined);
  });
}

type Backend = pg.ClientBase & { readonly processID: number | null; readonly secretKey: number };
type Wire = pg.Connection & {
  readonly ssl: unknown;
  connect: (port: number | string, host?: string) => void;
  requestSsl: () => void;
  cancel: (processId: number, secretKey: number) => void;
};

/** Asks the server to end what the connection is doing (the protocol's cancel request). */
export function cancel(client: pg.ClientBase, options: pg.ClientConfig): void {
  const { processID, secretKey } = client as Backend;
  if (processID === null) return;
  const asking = new pg.Client(options);
  const wire = asking.connection as Wire;
  const ask = () => wire.cancel(processID, secretKey);
  // What it was to end may have ended, or the server be gone: then there is nothing to cancel.
  wire.on("error", () => undefined);
  wire.on("connect", () => (wire.ssl ? wire.requestSsl() : ask()));
  wire.on("sslconnect", ask);
  const { host, port } = asking;
  if (host.startsWith("/")) wire.connect(`${host}/.s.PGSQL.${port}`);
  else wire.connect(port, host);
}
