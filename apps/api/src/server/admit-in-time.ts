import type { IncomingMessage } from "node:http";
import { sandboxPath } from "../payment/create-payment.ts";
import { webhookPath } from "../payment/webhook.ts";
import type { Config } from "../config.ts";
import type { Logger } from "../log.ts";
import { createAdmission, type Admission, type Purpose } from "./admission.ts";
import type { Answer, Exchange } from "./environment.ts";
import { putOff } from "./put-off.ts";

/** Milliseconds between two log lines about refused requests. */
const tellEvery = 10_000;

/** Answers what can be answered in time and refuses the rest. Health checks are always answered. */
export function admitInTime(
  config: Pick<Config, "appOrigins" | "school">,
  log: Logger,
  answer: Answer<Exchange>,
  admission: Admission = createAdmission(),
): Answer<Exchange> {
  const tell = countPutOff(log);
  const goOn = (purpose: Purpose, request: Request, exchange: Exchange) => {
    const answered = answer(request, exchange);
    if (answered instanceof Promise) return answered.finally(() => admission.leave(purpose));
    admission.leave(purpose);
    return answered;
  };
  const refuse = (purpose: Purpose, exchange: Exchange) => {
    tell(purpose);
    return putOff(exchange, config);
  };
  return (request, exchange) => {
    const purpose = purposeOf(exchange.incoming);
    if (!purpose) return answer(request, exchange);
    const may = admission.enter(purpose);
    if (may === true) return goOn(purpose, request, exchange);
    if (may === false) return refuse(purpose, exchange);
    return may.then((may) => {
      if (!may) return refuse(purpose, exchange);
      return goOn(purpose, request, exchange);
    });
  };
}

/** Paths on which payers find their invoice, pay and return, and on which the gateway reports payments. */
const payment = new RegExp(
  `^(?:/api/(?:Payment|ApplicationInvoice)/|${webhookPath}|${sandboxPath})`,
);

/** A list page of a hundred rows or more. */
const largePage = /[?&]size=\d{3}/;

/** What a request is for; undefined if answering costs less than refusing. */
export function purposeOf({ method, url = "" }: Pick<IncomingMessage, "method" | "url">) {
  if (method === "OPTIONS" || /^\/(?:api\/health(?:\?|$)|assets\/)/.test(url)) return undefined;
  if (url.startsWith("/api/Authentication/")) return "signIn";
  if ((method !== "GET" && method !== "HEAD") || payment.test(url)) return "save";
  if (!url.startsWith("/api/")) return "page";
  return largePage.test(url) ? "largePage" : "read";
}

/** One log line for many requests, because a line each would add load. */
function countPutOff(log: Logger): (purpose: Purpose) => void {
  let counted: Partial<Record<Purpose, number>> | undefined;
  return (purpose) => {
    if (!counted) {
      counted = {};
      setTimeout(() => {
        log.warn({ putOff: counted }, "more than can be answered in time");
        counted = undefined;
      }, tellEvery).unref();
    }
    counted[purpose] = (counted[purpose] ?? 0) + 1;
  };
}
