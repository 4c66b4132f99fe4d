import { errorCodes, type ErrorCode } from "@polyportal/domain/messages/error-codes";
import { retryAfter } from "./server/retry-after.ts";

/** What a failure may say beyond its code: `fields` holds messages by dotted path (`nextOfKin.email`). */
export type FailureDetails = {
  message?: string;
  title?: string;
  fields?: Record<string, string>;
  /** Seconds after which the same call may work (`Retry-After`); what is away just now has one anyway. */
  retryAfter?: number;
  /** The limit that was reached, and what it counts; for the security log, not for the caller. */
  limited?: { readonly name: string; readonly key: string };
};

/** A refusal that the caller is told about, in the words of its code unless given better ones. */
export class ApiFailure extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly title: string;
  readonly fields: Record<string, string>;
  readonly retryAfter: number | undefined;
  readonly limited: FailureDetails["limited"];

  constructor(code: ErrorCode, details: FailureDetails = {}, cause?: unknown) {
    const known = errorCodes[code];
    super(details.message ?? known.message, { cause });
    this.name = "ApiFailure";
    this.code = code;
    this.status = known.status;
    this.title = details.title ?? known.title;
    this.fields = details.fields ?? {};
    this.retryAfter = details.retryAfter ?? laterBy(code, known.status);
    this.limited = details.limited;
  }
}

/** A payment service that is away is not back in seconds: longer than a client waits by itself. */
function laterBy(code: ErrorCode, status: number): number | undefined {
  if (status !== 503) return undefined;
  return code === "gateway_unavailable" ? retryAfter(45, 90) : retryAfter();
}

/** Ends the call with an error of the closed list. */
export function fail(code: ErrorCode, details?: FailureDetails): never {
  throw new ApiFailure(code, details);
}
