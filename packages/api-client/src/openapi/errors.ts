import { errorCodes } from "@polyportal/domain/messages/error-codes";
import type { ErrorCode } from "@polyportal/domain/messages/error-codes";
import { decides } from "@polyportal/domain/rights/deciding";
import type { Endpoint } from "../contract/define.ts";
import type { Answer, JsonSchema } from "./types.ts";

/** The component that every error answer refers to. */
export const errorSchema: JsonSchema = {
  type: "object",
  properties: {
    success: { const: false },
    data: { type: "null" },
    message: { type: "string", description: "For the person, in plain words" },
    title: { type: "string" },
    code: { type: "string", enum: Object.keys(errorCodes) },
    fields: {
      type: "object",
      additionalProperties: { type: "string" },
      description: "Messages of invalid fields by their path, such as nextOfKin.email",
    },
    requestId: { type: "string", description: "To quote to the help desk" },
  },
  required: ["success", "data", "message", "title", "code", "fields", "requestId"],
};

/** The codes that an endpoint can answer: its own, and those of every endpoint of its kind. */
export const codesOf = (endpoint: Endpoint): Set<ErrorCode> => {
  const codes: ErrorCode[] = [
    "invalid_input",
    "too_many_requests",
    "too_busy",
    "server_error",
    "database_unavailable",
  ];
  if (!endpoint.audience.includes("anyone")) codes.push("signed_out", "forbidden");
  if (endpoint.method !== "GET") {
    codes.push("malformed_request", "foreign_origin", "body_too_large", "request_too_slow");
    // A change that loses its race again and again is given up.
    codes.push("conflict");
    // Who looks at another's portal, or at a form that was sent, changes nothing.
    codes.push("read_only");
    // Nobody decides while signed in as another, or within a day of a change of their own account.
    if (endpoint.claim && decides(endpoint.claim)) {
      codes.push("impersonation_decides_nothing", "account_changed");
    }
  }
  if (endpoint.idempotent) codes.push("idempotency_mismatch");
  return new Set([...codes, ...endpoint.errors]);
};

const answerOf = (codes: readonly ErrorCode[]): Answer => ({
  description: codes.map((code) => `${code}: ${errorCodes[code].message}`).join("\n"),
  content: {
    "application/json": {
      schema: {
        allOf: [
          { $ref: "#/components/schemas/Error" },
          { type: "object", properties: { code: { enum: [...codes] } } },
        ],
      },
    },
  },
});

/** The error answers of an endpoint by status, each naming the codes it can carry. */
export const errorAnswers = (endpoint: Endpoint): Record<string, Answer> => {
  const codes = [...codesOf(endpoint)].sort();
  const statuses = new Set(codes.map((code) => errorCodes[code].status));
  return Object.fromEntries(
    [...statuses].map((status) => [
      String(status),
      answerOf(codes.filter((code) => errorCodes[code].status === status)),
    ]),
  );
};
