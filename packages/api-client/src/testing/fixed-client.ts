import { errorCodes } from "@polyportal/domain/messages/error-codes";
import type { ErrorCode } from "@polyportal/domain/messages/error-codes";
import { answeredError, failedCall } from "../client/api-error.ts";
import type { ApiError } from "../client/api-error.ts";
import type { Client, Input, Output } from "../client/client.ts";
import type { EndpointName } from "../contract/contract.ts";

/** An answer that never comes, for the moment of waiting. */
export const waiting = Symbol("waiting");

type Answer<Name extends EndpointName> = Output<Name> | ApiError | typeof waiting;

/** What the endpoints answer, by name, typed by the contract; a function answers by what is asked. */
export type FixedAnswers = {
  readonly [Name in EndpointName]?: Answer<Name> | ((input: Input<Name>) => Answer<Name>);
};

/** A client without a server: the pages of stories ask it, and it answers from a table. */
export const fixedClient = (answers: FixedAnswers): Client => ({
  call: async (name, input) => {
    const given: unknown = answers[name];
    const answer: unknown = typeof given === "function" ? given(input) : given;
    if (answer === undefined) throw new Error(`This story has no answer for ${name}`);
    if (answer === waiting) return new Promise(() => {});
    if (answer instanceof Error) throw answer;
    // The table's type holds name and answer together.
    return answer as Output<typeof name>;
  },
  // It answers by name whatever it is given an answer for.
  learn: () => {},
});

/** The server's refusal by its code, with the words of the catalogue, and what it says at each field. */
export const refusal = (
  code: ErrorCode,
  fields: Record<string, string> = {},
  message: string = errorCodes[code].message,
): ApiError => {
  const { status, title } = errorCodes[code];
  return answeredError(status, {
    success: false,
    data: null,
    code,
    title,
    message,
    fields,
    requestId: "r-1",
  });
};

/** The connection is gone. */
export const offline = (): ApiError => failedCall({ kind: "offline" });
