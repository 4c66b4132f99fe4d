import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";

/** One request as the outermost layer knows it, and what the inner ones leave for it. */
export type Exchange = HttpBindings & {
  readonly requestId: string;
  readonly ip: string;
  /** Those that every answer bears. */
  readonly headers: Readonly<Record<string, string>>;
  /** Whether the answer bears them already, which is quicker than having them set beside it. */
  dressed: boolean;
  /** Whether the answer is a script, style, font or picture, to which a page's rules say nothing. */
  asset: boolean;
  /** Whether it was told to come again; the log counts these together. */
  putOff: boolean;
  /** Of an upload: lets go of its files, once the call is over. */
  forgetUpload?: () => Promise<void>;
  /** The pattern that the path matched, for the log. */
  route: string;
};

export type AppEnvironment = { Bindings: Exchange };
export type AppContext = Context<AppEnvironment>;

/** Answers a request; the server's outermost function and, inside it, Hono's. */
export type Answer<Bindings> = (
  request: Request,
  bindings: Bindings,
) => Response | Promise<Response>;
