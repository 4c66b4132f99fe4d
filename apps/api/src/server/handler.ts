import type { AnswerOf, Endpoint, ParsedInputOf } from "@polyportal/api-client/contract/define";
import type { Programme } from "@polyportal/domain/programmes/programme";
import type { Change } from "../database/change.ts";
import type { Reader } from "../database/connect.ts";
import type { Device } from "../sign-in/known-device.ts";
import type { CallerOf } from "./caller.ts";
import type { CookieJar } from "./cookie-jar.ts";
import type { Limiter } from "./limiter.ts";
import type { Services } from "./services.ts";

/**
 * The programme of the called path, only for paths with `{family}` or `{name}`. For an applicant, in the
 * revision in which the application was opened.
 */
export type ProgrammeOf<E extends Endpoint> = E["path"] extends
  | `${string}{family}${string}`
  | `${string}{name}${string}`
  ? Programme
  : undefined;

/** The answer of an endpoint with `answer: "file"`. */
export type FileAnswer = {
  /** All bytes, or a stream of them. */
  readonly bytes: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;
  readonly type: string;
  readonly fileName: string;
  readonly disposition: "inline" | "attachment";
};

/** Everything a handler may use. */
export type Context<E extends Endpoint = Endpoint> = {
  readonly caller: CallerOf<E>;
  readonly programme: ProgrammeOf<E>;
  /** For reading only. Write by `change`. */
  readonly db: Reader;
  /** Runs `work` in one transaction with the audit rows that it must write. Retried on serialization conflicts. */
  readonly change: <T>(work: (change: Change) => Promise<T>) => Promise<T>;
  /** Counts one try and fails with `too_many_requests` beyond the limit. */
  readonly limit: Limiter;
  readonly services: Services;
  readonly cookies: CookieJar;
  /** What this browser has proved before. */
  readonly device: Device;
  readonly setHeader: (name: string, value: string) => void;
  /** Sets the `message` of the answer's envelope. */
  readonly message: (text: string) => void;
  readonly ip: string;
  /** The User-Agent header. */
  readonly agent: string;
  readonly requestId: string;
  readonly now: Date;
};

type HandlerAnswer<E extends Endpoint> = E["answer"] extends "file" ? FileAnswer : AnswerOf<E>;

/** Answers one endpoint. Its input is parsed, its caller checked, and its answer stripped by the contract. */
export type Handler<E extends Endpoint = Endpoint> = (
  ctx: Context<E>,
  input: ParsedInputOf<E>,
) => Promise<HandlerAnswer<E>>;

/** Exactly one handler per endpoint: a missing or surplus one does not compile. */
export type Handlers<C extends Record<string, Endpoint>> = {
  readonly [Name in keyof C]: Handler<C[Name]>;
};
