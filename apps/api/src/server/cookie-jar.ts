import { generateCookie, getCookie } from "hono/cookie";
import type { AppContext } from "./environment.ts";

/** Options of a cookie. SameSite=Strict is always set, and Secure on https. */
export type CookieOptions = {
  /** Not readable by scripts. */
  httpOnly?: boolean;
  path?: string;
  /** In seconds; by default a session cookie. */
  maxAge?: number;
};

/** Proxies outside our control also choose the app by this cookie, so it keeps its plain name. */
const plainNames: readonly string[] = ["userType"];

/**
 * The request's cookies and those that the response sets. Handlers use plain names. On https they get the
 * prefix `__Host-` for the whole site, which no neighbouring host can set, or `__Secure-` for a narrower
 * path.
 */
export class CookieJar {
  readonly #c: AppContext;
  readonly #secure: boolean;
  readonly #foreign: boolean;

  /** `foreign` means that another site's page sent the request, so that its cookies prove nothing. */
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
    // A response sets a cookie once; the last value wins.
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
