import type { Endpoint, InputOf, OutputOf, Schema } from "../contract/define.ts";
import { withDeadline } from "./deadline.ts";
import { decodeRow } from "./endpoint-row.ts";
import { readAnswer } from "./read-answer.ts";
import { createRenewal } from "./renewal.ts";
import { toWire } from "./request.ts";
import { send } from "./send.ts";
import { clearSessionCookies, haveTwoHolders, readToken } from "./sign-in-session.ts";

type CallInput = Readonly<Record<string, unknown>>;

/** A contract whose inputs are objects, which path, query string, body and form all need. */
export type Endpoints = Readonly<
  Record<string, Endpoint & { readonly input: Schema<unknown, CallInput> }>
>;

/** What a call resolves with: the envelope's `data`, or a file with the server's name for it. */
export type CallOutput<E extends Endpoint> = E["answer"] extends "file" ? File : OutputOf<E>;

export type CallOptions = {
  /** Cancels the call, which rejects with an `ApiError` of kind `aborted`. */
  signal?: AbortSignal | undefined;
  /** The share of an upload that is sent, from 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
  /** Makes retries of the same input safe, if the endpoint supports it. */
  idempotencyKey?: string | undefined;
  /** By default the client's timeout, and four times as long for uploads. */
  timeoutMs?: number | undefined;
  /** false if the page itself explains a 403, as sign-in does. */
  handleForbidden?: boolean | undefined;
};

export type ClientOptions = {
  /** The api's origin without a trailing slash; "" for the page's own origin. */
  baseUrl: string;
  /**
   * The session is over and its cookies are gone: go to the root page. The call fails after the returned
   * promise settles, so that the page does not flash an error while it is left.
   */
  onSignedOut: () => unknown;
  /**
   * The browser's session now belongs to another person than when the call was sent: impersonation ended, or
   * another tab signed in. The call fails as above.
   */
  onOtherPerson?: () => unknown;
  /** A 403: go to /no_access with the from-error flag. Awaited like `onSignedOut`. */
  onForbidden: () => unknown;
  /** The token of the application on the screen. */
  getApplicantToken?: () => string | undefined;
  /** How long a call may take, including a renewal; by default 30 s. */
  timeoutMs?: number;
};

export type Caller<C extends Endpoints> = {
  /** Calls an endpoint by name. Every failure is an `ApiError`. */
  call: <Name extends keyof C & string>(
    name: Name,
    /** Path parameters and the rest in one object. */
    input: InputOf<C[Name]>,
    options?: CallOptions,
  ) => Promise<CallOutput<C[Name]>>;
  /** Adds endpoints when the pages that call them are loaded. */
  learn: (rows: Rows<C>) => void;
};

const uploadPatience = 4;

type Rows<C extends Endpoints> = Readonly<Partial<Record<keyof C & string, string>>>;

type Source<C extends Endpoints> = {
  table: Rows<C>;
  /** The endpoint that renews a session by the refresh token in its HttpOnly cookie. */
  renewal: keyof C & string;
};

/** A caller of the endpoints in `table`, whose types come from the contract `C`. */
export const createCaller = <C extends Endpoints>(
  { table: first, renewal }: Source<C>,
  {
    baseUrl,
    onSignedOut,
    onOtherPerson = onSignedOut,
    onForbidden,
    getApplicantToken,
    timeoutMs = 30_000,
  }: ClientOptions,
): Caller<C> => {
  let table = first;
  const rowOf = (name: keyof C & string): string => {
    const row = table[name];
    if (row === undefined) throw new Error(`This app's client does not know ${name}.`);
    return row;
  };

  let left: unknown;
  const endSession = () => {
    clearSessionCookies();
    left = onSignedOut();
  };

  const renew = createRenewal({
    send: () =>
      withDeadline({ timeoutMs }, (signal) => {
        const { method, path } = decodeRow(rowOf(renewal));
        return send({ url: baseUrl + path, method, headers: {}, body: undefined, signal });
      }),
    onRefused: endSession,
  });

  const call = async (
    name: keyof C & string,
    input: CallInput,
    options: CallOptions = {},
  ): Promise<unknown> => {
    const row = decodeRow(rowOf(name));
    const { url, contentType, body } = toWire(baseUrl, row, input);

    const attempt = (signal: AbortSignal, token: string | undefined): Promise<Response> => {
      const headers: Record<string, string> = { accept: row.file ? "*/*" : "application/json" };
      if (contentType) headers["content-type"] = contentType;
      if (token !== undefined) headers["authorization"] = `Bearer ${token}`;
      if (row.idempotent && options.idempotencyKey !== undefined) {
        headers["idempotency-key"] = options.idempotencyKey;
      }
      const onProgress = row.upload ? options.onProgress : undefined;
      return send({ url, method: row.method, headers, body, signal, onProgress });
    };

    const limit = options.timeoutMs ?? (row.upload ? timeoutMs * uploadPatience : timeoutMs);
    return withDeadline({ signal: options.signal, timeoutMs: limit }, async (signal) => {
      const applicantToken = row.asApplicant ? getApplicantToken?.() : undefined;
      const renewable = row.asUser && applicantToken === undefined;
      const token = renewable ? readToken() : applicantToken;

      let response = await attempt(signal, token);
      if (response.status === 401 && renewable) {
        const renewed = await renew(token);
        const fresh = readToken();
        if (renewed && haveTwoHolders(token, fresh)) left = onOtherPerson();
        else if (renewed) {
          response = await attempt(signal, fresh);
          if (response.status === 401) endSession();
        }
        await left;
      }
      if (response.status === 403 && options.handleForbidden !== false) await onForbidden();
      return readAnswer(response, row.file);
    });
  };

  return {
    // The server validates each answer by the contract, so its type is known.
    call: (name, input, options) =>
      call(name, input, options) as Promise<CallOutput<C[typeof name]>>,
    learn: (rows) => {
      table = { ...table, ...rows };
    },
  };
};
