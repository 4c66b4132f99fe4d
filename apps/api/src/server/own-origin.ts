import type { IncomingHttpHeaders } from "node:http";
import type { Config } from "../config.ts";

/** Whether a page of another site made the browser send a request. */
export type IsForeign = (headers: IncomingHttpHeaders) => boolean;

/**
 * Cookies travel with what other sites' pages send, too, where a browser does not know `SameSite`, or the
 * other page is a neighbour under the school's own domain. Own are the portal's address, the apps' origins
 * and the host that was asked. What says nothing about its origin is no page's: a browser names it, if
 * only by the page that led here, with whatever is more than a look.
 */
export function createIsForeign(config: Config): IsForeign {
  const own = new Set([new URL(config.publicUrl).origin, ...config.appOrigins]);
  const secure = config.publicUrl.startsWith("https:");
  return (headers) => {
    const origin = headers.origin ?? originOf(headers.referer);
    if (origin !== undefined && own.has(origin)) return false;
    // No page can set this one; `none` is what a person typed or opened from outside any page.
    const site = headers["sec-fetch-site"];
    if (site !== undefined) return site !== "same-origin" && site !== "none";
    if (origin === undefined) return false;
    // The address by which the server was asked may be none that it knows: a proxy's, a local network's.
    const schemes = secure ? ["https:"] : ["https:", "http:"];
    return !schemes.some((scheme) => origin === `${scheme}//${headers.host}`);
  };
}

const originOf = (address: string | undefined): string | undefined =>
  address !== undefined && URL.canParse(address) ? new URL(address).origin : undefined;
