import type { Claim } from "@polyportal/domain/rights/claims";
import type { Scope } from "@polyportal/domain/rights/scope";
import type { StepKind } from "@polyportal/domain/programmes/programme";
import type { ErrorCode } from "@polyportal/domain/messages/error-codes";

/** Any zod 4 schema, classic or mini, held structurally: `z.ZodType` here costs 16 s of type checking. */
export type Schema<Output = unknown, Input = unknown> = {
  readonly _zod: { readonly output: Output; readonly input: Input };
};

/**
 * Who may call an endpoint. `anyone` needs no token; `applicant` holds the token of one application;
 * the others hold an access token of that user type.
 */
export type Audience = "anyone" | "applicant" | "student" | "lecturer" | "official";

export const signedIn = ["student", "lecturer", "official"] as const satisfies readonly Audience[];

/** One call of the API, as data: the server mounts it, the client calls it, the documentation prints it. */
export type Endpoint = {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /**
   * The path as the specification prints it, below `/api`. `{name}` takes the input's field of that
   * name; `{family}` and `{name}` of an application family are registered once per programme, `{form}`
   * once for each of its forms, `{call}` as its step of the kind `saves` says.
   */
  readonly path: `/api/${string}`;
  /** Of paths with `{call}`: the kind of step, and how the path ends where the step does not say. */
  readonly saves?: { readonly kind: StepKind; readonly call: string };
  readonly summary: string;
  readonly audience: readonly [Audience, ...Audience[]];
  /** Which right the caller must hold besides; without one, whoever is of the audience may call. */
  readonly claim?: Claim;
  /** Whose things it tells or changes, where it is for staff alone and names no claim. */
  readonly scope?: Scope;
  /** Path parameters and the rest: of a GET or DELETE the query string, else the JSON body or form. */
  readonly input: Schema;
  /** What stands under `data` in the answer. */
  readonly output: Schema;
  /** Every code beyond those that any endpoint can answer (`invalid_input`, `signed_out`, …). */
  readonly errors: readonly ErrorCode[];
  /** `upload` sends multipart/form-data: `Blob` fields become files. */
  readonly send?: "upload";
  /** `file` answers bytes instead of the envelope. */
  readonly answer?: "file";
  /** Works even while an impersonator may only look: what renews or ends the session. */
  readonly keepsSession?: true;
  /**
   * The answer may be a second old, so that a replica can give it: a GET of what is public, the same
   * for all, and read by nobody right after writing it. Nothing of one's own, no payment, no state.
   */
  readonly mayBeOld?: true;
  /** Called by nothing that a page shows first: its row comes with the part that calls it. */
  readonly afterShell?: true;
  /** Answers all rows of a list at once, which the page searches and orders: it has views, too. */
  readonly whole?: true;
  /** An `Idempotency-Key` header is honoured: the same key and body return the first answer. */
  readonly idempotent?: true;
};

/** Declares one endpoint and keeps its literal types. */
export const endpoint = <const E extends Endpoint>(definition: E): E => definition;

/** What a caller hands over, before parsing. */
export type InputOf<E extends Endpoint> = E["input"]["_zod"]["input"];
/** What a handler receives, after parsing. */
export type ParsedInputOf<E extends Endpoint> = E["input"]["_zod"]["output"];
/** What the caller receives under `data`. */
export type OutputOf<E extends Endpoint> = E["answer"] extends "file"
  ? Blob
  : E["output"]["_zod"]["output"];
/** What a handler answers, before the output schema has dropped what it does not name. */
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
