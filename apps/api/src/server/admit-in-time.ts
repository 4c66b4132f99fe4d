import type { IncomingMessage } from "node:http";
import { sandboxPath } from "../payment/create-payment.ts";
import { webhookPath } from "../payment/webhook.ts";
import type { Config } from "../config.ts";
import type { Logger } from "../log.ts";
import { createAdmission, type Admission, type Purpose } from "./admission.ts";
import type { Answer, Exchange } from "./environment.ts";
import { putOff } from "./put-off.ts";

/** Milliseconds between two lines of the log about who was put off. */
const tellEvery = 10_000;

/** Answers what can be answered in time and puts the rest off; the process' health is always told. */
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

/** Where payers look for their invoice, pay and come back, and where the gateway tells of it. */
const payment = new RegExp(
  `^(?:/api/(?:Payment|ApplicationInvoice)/|${webhookPath}|${sandboxPath})`,
);

/** A page of a list of a hundred rows and more. */
const largePage = /[?&]size=\d{3}/;

/** What a request is for; undefined for what costs less to answer than to put off. */
export function purposeOf({ method, url = "" }: Pick<IncomingMessage, "method" | "url">) {
  if (method === "OPTIONS" || /^\/(?:api\/health(?:\?|$)|assets\/)/.test(url)) return undefined;
  if (url.startsWith("/api/Authentication/")) return "signIn";
  if ((method !== "GET" && method !== "HEAD") || payment.test(url)) return "save";
  if (!url.startsWith("/api/")) return "page";
  return largePage.test(url) ? "largePage" : "read";
}

/** One line of the log for many: each is no event, and a line each would be one more load. */
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
