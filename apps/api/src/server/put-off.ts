import type { ErrorEnvelope } from "@polyportal/api-client/contract/define";
import { busyMessages } from "@polyportal/domain/messages/busy";
import { errorCodes } from "@polyportal/domain/messages/error-codes";
import type { Config } from "../config.ts";
import type { Exchange } from "./environment.ts";
import { escapeHtml } from "./page-template.ts";
import { retryAfter } from "./retry-after.ts";
import { inlineHashes } from "./security-headers.ts";

const style = `<style>
:root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}
body{display:grid;place-content:center;min-height:90vh;max-width:26rem;margin:0 auto;padding:1rem}
h1{font-size:1.25rem;margin:0 0 .5rem}p{margin:0 0 1rem}
a{display:inline-block;padding:.75rem 0;color:inherit}
</style>`;

const policy = [
  "default-src 'none'",
  `style-src ${inlineHashes(style, "style").join(" ")}`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** Answers 503 with a random time after which to retry. */
export function putOff(
  exchange: Exchange,
  { appOrigins, school }: Pick<Config, "appOrigins" | "school">,
): Response {
  const seconds = retryAfter();
  exchange.dressed = true;
  exchange.putOff = true;
  const isData = exchange.incoming.url?.startsWith("/api/");
  const headers = {
    ...exchange.headers,
    "Retry-After": String(seconds),
    "Cache-Control": "no-store",
    ...(isData
      ? { "Content-Type": "application/json; charset=utf-8", ...readableBy(exchange, appOrigins) }
      : { "Content-Type": "text/html; charset=utf-8", "Content-Security-Policy": policy }),
  };
  const body = isData ? envelope(exchange.requestId) : page(school.name, seconds);
  return new Response(body, { status: errorCodes.too_busy.status, headers });
}

/** CORS headers, so that an app on another origin can read the reason and the time. */
function readableBy({ incoming }: Exchange, appOrigins: readonly string[]): Record<string, string> {
  const { origin } = incoming.headers;
  if (origin === undefined || !appOrigins.includes(origin)) return {};
  return {
    "Access-Control-Allow-Origin": origin,
    "Access-Control-Allow-Credentials": "true",
    "Access-Control-Expose-Headers": "Retry-After, X-Request-Id",
    Vary: "Origin",
  };
}

function envelope(requestId: string): string {
  const { message, title } = errorCodes.too_busy;
  return JSON.stringify({
    success: false,
    data: null,
    message,
    title,
    code: "too_busy",
    fields: {},
    requestId,
  } satisfies ErrorEnvelope);
}

/** It has no script: the browser reloads by itself, or the person follows the link. */
const page = (schoolName: string, seconds: number) => `<!doctype html>
<html lang="en-NG"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="${seconds}">
<title>${busyMessages.title} - ${escapeHtml(schoolName)}</title>${style}</head>
<body><main><p>${escapeHtml(schoolName)}</p><h1>${busyMessages.title}</h1>
<p>${busyMessages.explanation}</p><p>${busyMessages.again(seconds)}</p>
<p><a href="">${busyMessages.now}</a></p></main></body></html>`;
