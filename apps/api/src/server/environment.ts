import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";

/** One request as the outermost layer knows it, and what inner layers set for it. */
export type Exchange = HttpBindings & {
  readonly requestId: string;
  readonly ip: string;
  /** The headers of every response. */
  readonly headers: Readonly<Record<string, string>>;
  /** Whether the response has those headers already. That is faster than adding them afterwards. */
  dressed: boolean;
  /** Whether the response is a script, style, font or picture, which needs no page policy. */
  asset: boolean;
  /** Whether it was refused because of load. The log counts these together. */
  putOff: boolean;
  /** For an upload: deletes its files after the call. */
  forgetUpload?: () => Promise<void>;
  /** The matched path pattern, for the log. */
  route: string;
};

export type AppEnvironment = { Bindings: Exchange };
export type AppContext = Context<AppEnvironment>;

/** Answers a request. The outermost function of the server and, inside it, Hono's. */
export type Answer<Bindings> = (
  request: Request,
  bindings: Bindings,
) => Response | Promise<Response>;
