import type { Claim } from "@polyportal/domain/rights/claims";
import type { Scope } from "@polyportal/domain/rights/scope";
import type { ErrorCode } from "@polyportal/domain/messages/error-codes";

/** Any zod 4 schema, classic or mini, by its structure. `z.ZodType` here would cost 16 s of type checking. */
export type Schema<Output = unknown, Input = unknown> = {
  readonly _zod: { readonly output: Output; readonly input: Input };
};

/**
 * Who may call an endpoint. `anyone` needs no token; `applicant` has the token of one application; the others
 * have an access token of that user type.
 */
export type Audience = "anyone" | "applicant" | "student" | "lecturer" | "official";

export const signedIn = ["student", "lecturer", "official"] as const satisfies readonly Audience[];

/** One endpoint of the API as data. The server mounts it, the client calls it, and the documentation shows it. */
export type Endpoint = {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /**
   * The path in the specification, below `/api`. `{name}` takes the input's field of that name. `{family}`
   * and `{name}` of an application are registered once for each programme, `{form}` once for each of its
   * forms, and `{call}` by the programme's own name for it.
   */
  readonly path: `/api/${string}`;
  readonly summary: string;
  readonly audience: readonly [Audience, ...Audience[]];
  /** The claim that the caller needs; by default everybody in the audience may call. */
  readonly claim?: Claim;
  /** Whose things it concerns, for staff endpoints without a claim. */
  readonly scope?: Scope;
  /** Path parameters and the rest: the query string of a GET or DELETE, otherwise the JSON body or form. */
  readonly input: Schema;
  /** The answer's `data`. */
  readonly output: Schema;
  /** Codes besides those that every endpoint can answer (`invalid_input`, `signed_out`, …). */
  readonly errors: readonly ErrorCode[];
  /** `upload` sends multipart/form-data: `Blob` fields become files. */
  readonly send?: "upload";
  /** `file` answers bytes instead of the envelope. */
  readonly answer?: "file";
  /** Allowed also while impersonating without a reason: calls that renew or end the session. */
  readonly keepsSession?: true;
  /**
   * The answer may be a second old, so that a replica can give it. For public data that is the same for all,
   * and that nobody reads right after writing it. Nothing personal, no payments, no state.
   */
  readonly allowStale?: true;
  /** Not called by what a page shows first. Its row is loaded with the part that calls it. */
  readonly afterShell?: true;
  /** Answers all rows of a list at once; the page searches and sorts them. Such a list has views too. */
  readonly whole?: true;
  /** Supports the `Idempotency-Key` header: the same key and body return the first answer. */
  readonly idempotent?: true;
};

/** Declares one endpoint and keeps its literal types. */
export const endpoint = <const E extends Endpoint>(definition: E): E => definition;

/** What a caller passes, before parsing. */
export type InputOf<E extends Endpoint> = E["input"]["_zod"]["input"];
/** What a handler receives, after parsing. */
export type ParsedInputOf<E extends Endpoint> = E["input"]["_zod"]["output"];
/** What the caller receives under `data`. */
export type OutputOf<E extends Endpoint> = E["answer"] extends "file"
  ? Blob
  : E["output"]["_zod"]["output"];
/** What a handler returns, before the output schema strips it. */
export type AnswerOf<E extends Endpoint> = E["output"]["_zod"]["input"];

/** The answer of every JSON endpoint. */
export type Envelope<Data> = { success: true; data: Data; message: string };

/** The answer of every failed call. `fields` holds the messages of invalid fields by their path (`nextOfKin.email`). */
export type ErrorEnvelope = {
  success: false;
  data: null;
  message: string;
  title: string;
  code: ErrorCode;
  fields: Record<string, string>;
  requestId: string;
};
