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

/** The request's cookies, and those that the answer sets. Every call has one, so it is light to make. */
export class CookieJar {
  readonly #c: AppContext;
  readonly #secure: boolean;

  constructor(c: AppContext, secure: boolean) {
    this.#c = c;
    this.#secure = secure;
  }

  get(name: string): string | undefined {
    return getCookie(this.#c, name);
  }

  set(name: string, value: string, options?: CookieOptions): void {
    const common = { secure: this.#secure, sameSite: "Strict", path: "/" } as const;
    const cookie = generateCookie(name, value, { ...common, ...options });
    this.#c.env.outgoing.appendHeader("Set-Cookie", cookie);
  }

  clear(name: string, path = "/"): void {
    this.set(name, "", { path, maxAge: 0 });
  }
}
