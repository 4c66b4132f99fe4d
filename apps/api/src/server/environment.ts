import type { Context } from "hono";

/** What the first middleware leaves for the others. */
export type Variables = {
  requestId: string;
  ip: string;
  /** Of this answer's inline script and style. */
  nonce: string;
  /** The pattern that the path matched, for the log. */
  route: string;
};

/** The bindings of @hono/node-server; absent when a test calls the app without a server. */
export type Bindings = {
  incoming?: { socket: { remoteAddress?: string; encrypted?: boolean } };
};

export type AppEnvironment = { Variables: Variables; Bindings: Bindings };
export type AppContext = Context<AppEnvironment>;
