import type { ErrorEnvelope } from "@polyportal/api-client/contract/define";
import { HTTPException } from "hono/http-exception";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { isUnavailable } from "../database/failure-kind.ts";
import { describeError, type Logger } from "../log.ts";
import { GatewayRefused, GatewayUnavailable } from "../payment/gateway.ts";
import type { AppContext } from "./environment.ts";
import { ApiFailure } from "../failure.ts";

/** Any thrown value as an `ApiFailure`. Unexpected ones become `server_error`. */
export function toFailure(error: unknown): ApiFailure {
  if (error instanceof ApiFailure) return error;
  if (isUnavailable(error)) return new ApiFailure("database_unavailable", {}, error);
  if (error instanceof GatewayUnavailable) return new ApiFailure("gateway_unavailable", {}, error);
  if (error instanceof GatewayRefused) return new ApiFailure("gateway_refused", {}, error);
  if (error instanceof HTTPException && error.status < 500) {
    return new ApiFailure(error.status === 413 ? "body_too_large" : "malformed_request", {}, error);
  }
  return new ApiFailure("server_error", {}, error);
}

/** Answers the error in the envelope and logs what the caller must not see. */
export function answerError(c: AppContext, error: unknown, log: Logger): Response {
  const failure = toFailure(error);
  const requestId = c.env.requestId;
  if (failure.status >= 500) {
    log.error({ requestId, failure: failure.code, ...describeError(failure.cause ?? failure) });
  }
  const envelope: ErrorEnvelope = {
    success: false,
    data: null,
    message: failure.message,
    title: failure.title,
    code: failure.code,
    fields: failure.fields,
    requestId,
  };
  c.header("Cache-Control", "no-store");
  if (failure.retryAfter !== undefined) c.header("Retry-After", String(failure.retryAfter));
  // The rest of a body that is too large or too slow is not read, so the connection must close.
  if (failure.status === 413 || failure.status === 408) c.header("Connection", "close");
  return c.json(envelope, failure.status as ContentfulStatusCode);
}
