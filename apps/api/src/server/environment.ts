import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";

/** What the first middleware leaves for the others. */
export type Variables = {
  requestId: string;
  ip: string;
  /** The pattern that the path matched, for the log. */
  route: string;
};

/**
 * `outgoing` is Node's own response. Headers that every answer has are set there: kept as `Headers`
 * they would cost more than all the rest of the middleware.
 */
export type AppEnvironment = { Variables: Variables; Bindings: HttpBindings };
export type AppContext = Context<AppEnvironment>;
