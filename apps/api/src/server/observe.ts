import { randomUUID } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import type { Config } from "../config.ts";
import type { Logger } from "../log.ts";
import type { AppContext, AppEnvironment } from "./environment.ts";
import { commonHeaders } from "./security-headers.ts";

/** Below /api, but for people. */
const apiPages = /^\/api\/(docs|dev\/mail)$/;

const wellFormedId = /^[\w-]{8,64}$/;

/** First of all middleware: names the request, protects its answer, and logs it without its person. */
export function observe(config: Config, log: Logger): MiddlewareHandler<AppEnvironment> {
  const headers = commonHeaders(config);
  return async (c, next) => {
    const started = performance.now();
    const given = config.trustProxy > 0 ? c.req.header("x-request-id") : undefined;
    const requestId = given && wellFormedId.test(given) ? given : randomUUID();
    c.set("requestId", requestId);
    c.set("ip", clientAddress(c, config.trustProxy));
    const { outgoing } = c.env;
    const isData = c.req.path.startsWith("/api/") && !apiPages.test(c.req.path);
    for (const [name, value] of isData ? headers.data : headers.page) {
      outgoing.setHeader(name, value);
    }
    outgoing.setHeader("X-Request-Id", requestId);

    await next();

    const { status } = c.res;
    const route = c.get("route") ?? "-";
    const level = status >= 500 ? "error" : route.startsWith("/api/") ? "info" : "debug";
    const ms = Math.round((performance.now() - started) * 10) / 10;
    log[level]({ requestId, method: c.req.method, route, status, ms }, "answered");
  };
}

/** The caller's address: the socket's, or what the outermost proxy that we trust has seen. */
function clientAddress(c: AppContext, proxies: number): string {
  if (proxies > 0) {
    const seen = (c.req.header("x-forwarded-for") ?? "").split(",").map((part) => part.trim());
    const address = seen.at(-proxies) || seen[0];
    if (address) return address;
  }
  return c.env.incoming.socket.remoteAddress ?? "";
}
