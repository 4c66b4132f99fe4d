import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { HttpBindings } from "@hono/node-server";
import type { Config } from "../config.ts";
import type { Logger } from "../log.ts";
import { clientAddress } from "./client-address.ts";
import type { Answer, Exchange } from "./environment.ts";
import { commonHeaders } from "./security-headers.ts";

/** Pages for people below /api. */
const apiPages = /^\/api\/(docs|dev\/mail)(\?|$)/;

const wellFormedId = /^[\w-]{8,64}$/;

/**
 * The outermost layer: gives the request an id, sets security headers, and logs it without personal data. It
 * is around Hono and not in it, so that a route is its handler alone.
 */
export function observe(
  config: Config,
  log: Logger,
  answer: Answer<Exchange>,
): Answer<HttpBindings> {
  const headers = commonHeaders(config);
  return async (request, { incoming, outgoing }) => {
    const started = performance.now();
    const { url = "" } = incoming;
    const isData = url.startsWith("/api/") && !apiPages.test(url);
    const requestId = requestIdOf(incoming, config.trustProxy);
    const exchange: Exchange = {
      incoming,
      outgoing,
      requestId,
      ip: clientAddress(incoming, config.trustProxy),
      headers: { ...(isData ? headers.data : headers.page), "X-Request-Id": requestId },
      dressed: false,
      asset: false,
      putOff: false,
      route: "-",
    };

    const response = await answer(request, exchange);

    // Set on Node's own response, because `Headers` objects cost more than all the rest.
    if (!exchange.dressed) {
      const dress = exchange.asset
        ? { ...headers.asset, "X-Request-Id": requestId }
        : exchange.headers;
      for (const [name, value] of Object.entries(dress)) outgoing.setHeader(name, value);
    }
    const { route } = exchange;
    const { status } = response;
    const level =
      status >= 500 && !exchange.putOff ? "error" : route.startsWith("/api/") ? "info" : "debug";
    const ms = Math.round((performance.now() - started) * 10) / 10;
    log[level]({ requestId, method: incoming.method, route, status, ms }, "answered");
    return response;
  };
}

function requestIdOf({ headers }: IncomingMessage, proxies: number): string {
  const given = proxies > 0 ? headers["x-request-id"] : undefined;
  return typeof given === "string" && wellFormedId.test(given) ? given : randomUUID();
}
