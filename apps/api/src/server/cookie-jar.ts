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

/** Front doors of others, too, choose the app by this one. */
const plainNames: readonly string[] = ["userType"];

/**
 * The request's cookies, and those that the answer sets. Every call has one, so it is light to make.
 * Handlers use plain names; on https the browser is made to hold that they are ours: `__Host-` for the
 * whole site, which no neighbouring host can set, `__Secure-` for a narrower path.
 */
export class CookieJar {
  readonly #c: AppContext;
  readonly #secure: boolean;
  readonly #foreign: boolean;

  /** `foreign` is what another site's page sent: the cookies that came with it prove nothing. */
  constructor(c: AppContext, { secure, foreign = false }: { secure: boolean; foreign?: boolean }) {
    this.#c = c;
    this.#secure = secure;
    this.#foreign = foreign;
  }

  get(name: string, path = "/"): string | undefined {
    if (this.#foreign) return undefined;
    return getCookie(this.#c, this.#nameOf(name, path));
  }

  set(name: string, value: string, options?: CookieOptions): void {
    const full = this.#nameOf(name, options?.path ?? "/");
    const common = { secure: this.#secure, sameSite: "Strict", path: "/" } as const;
    const cookie = generateCookie(full, value, { ...common, ...options });
    const { outgoing } = this.#c.env;
    // The last word counts: one answer sets a cookie once.
    const others = [outgoing.getHeader("Set-Cookie") ?? []]
      .flat()
      .filter((other) => !String(other).startsWith(`${full}=`));
    outgoing.setHeader("Set-Cookie", [...others.map(String), cookie]);
  }

  clear(name: string, path = "/"): void {
    this.set(name, "", { path, maxAge: 0 });
  }

  #nameOf(name: string, path: string): string {
    if (!this.#secure || plainNames.includes(name)) return name;
    return `${path === "/" ? "__Host-" : "__Secure-"}${name}`;
  }
}
