import { generateCookie, getCookie } from "hono/cookie";
import type { AppContext } from "./environment.ts";

/** How a cookie is set; SameSite=Strict and Secure on https are not for the handler to choose. */
export type CookieOptions = {
  /** Out of reach of scripts. */
  httpOnly?: boolean;
  path?: string;
  /** Seconds; a session cookie without it. */
  maxAge?: number;
};

/** The request's cookies, and those that the answer sets. */
export type CookieJar = {
  get: (name: string) => string | undefined;
  set: (name: string, value: string, options?: CookieOptions) => void;
  clear: (name: string, path?: string) => void;
};

export function createCookieJar(c: AppContext, secure: boolean): CookieJar {
  const common = { secure, sameSite: "Strict", path: "/" } as const;
  const set: CookieJar["set"] = (name, value, options) => {
    const cookie = generateCookie(name, value, { ...common, ...options });
    c.env.outgoing.appendHeader("Set-Cookie", cookie);
  };
  return {
    get: (name) => getCookie(c, name),
    set,
    clear: (name, path = "/") => set(name, "", { path, maxAge: 0 }),
  };
}
