import type { IncomingHttpHeaders } from "node:http";
import type { Config } from "../config.ts";

/** Whether a page of another site made the browser send a request. */
export type IsForeign = (headers: IncomingHttpHeaders) => boolean;

/**
 * Other sites' requests may carry our cookies if a browser does not know `SameSite`, or if the other page is
 * on a neighbouring host of the school's domain. Our own origins are the portal's address, the apps' origins
 * and the requested host. A request without any origin comes from no page: for anything but a plain read,
 * browsers send the origin or at least the referrer.
 */
export function createIsForeign(config: Config): IsForeign {
  const own = new Set([new URL(config.publicUrl).origin, ...config.appOrigins]);
  const secure = config.publicUrl.startsWith("https:");
  return (headers) => {
    const origin = headers.origin ?? originOf(headers.referer);
    if (origin !== undefined && own.has(origin)) return false;
    // Pages cannot set this header. `none` means that a person typed the address or opened it from outside.
    const site = headers["sec-fetch-site"];
    if (site !== undefined) return site !== "same-origin" && site !== "none";
    if (origin === undefined) return false;
    // The server may not know the address by which it was called: a proxy's, or one of the local network.
    const schemes = secure ? ["https:"] : ["https:", "http:"];
    return !schemes.some((scheme) => origin === `${scheme}//${headers.host}`);
  };
}

const originOf = (address: string | undefined): string | undefined =>
  address !== undefined && URL.canParse(address) ? new URL(address).origin : undefined;
