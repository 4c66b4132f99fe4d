import type { ErrorCode } from "@polyportal/domain/messages/error-codes";
import type { ErrorEnvelope } from "../contract/define.ts";

/**
 * How a call failed: `answered` is the server's refusal with its code; `unreadable` is an answer that breaks
 * the contract, such as a proxy's HTML page; for the others there was no answer.
 */
export type ApiErrorKind = "answered" | "unreadable" | "offline" | "timeout" | "aborted";

type Details = {
  kind: ApiErrorKind;
  title: string;
  message: string;
  code?: ErrorCode;
  fields?: Record<string, string>;
  status?: number;
  requestId?: string;
  cause?: unknown;
};

/** The only error that a call rejects with. `title` and `message` are for the user. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly kind: ApiErrorKind;
  readonly title: string;
  /** The stable code; undefined unless `kind` is `answered`. */
  readonly code: ErrorCode | undefined;
  /** Messages of invalid fields by path (`nextOfKin.email`). */
  readonly fields: Readonly<Record<string, string>>;
  readonly status: number | undefined;
  /** To quote to the help desk. */
  readonly requestId: string | undefined;

  constructor(details: Details) {
    super(details.message, { cause: details.cause });
    this.kind = details.kind;
    this.title = details.title;
    this.code = details.code;
    this.fields = details.fields ?? {};
    this.status = details.status;
    this.requestId = details.requestId;
  }
}

export const answeredError = (status: number, body: ErrorEnvelope): ApiError =>
  new ApiError({
    kind: "answered",
    status,
    title: body.title,
    message: body.message,
    code: body.code,
    fields: body.fields,
    requestId: body.requestId,
  });

type Failure = { kind: Exclude<ApiErrorKind, "answered">; status?: number; requestId?: string };

const words: Record<Failure["kind"], { title: string; message: string }> = {
  offline: {
    title: "No connection",
    message:
      "The school's server could not be reached. Nothing you have entered is lost: check your connection and try again.",
  },
  timeout: {
    title: "No answer yet",
    message:
      "The answer is taking too long, the connection may be slow. Nothing you have entered is lost: please try again.",
  },
  aborted: { title: "Cancelled", message: "The request was cancelled. You can send it again." },
  unreadable: {
    title: "Something went wrong",
    message:
      "The answer could not be read, something between you and the school may have changed it. Nothing you have entered is lost: please try again in a minute.",
  },
};

/** A call without a valid answer, with words that say what to do. */
export const failedCall = (failure: Failure, cause?: unknown): ApiError =>
  new ApiError({ ...words[failure.kind], ...failure, cause });
