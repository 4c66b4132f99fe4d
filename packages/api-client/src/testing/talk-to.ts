import { ApiError } from "../client/api-error.ts";
import { createCaller, type ClientOptions } from "../client/caller.ts";
import { smallTable, type smallContract } from "./contract.ts";
import { startServer, type Answer } from "./server.ts";

const stops: (() => Promise<void>)[] = [];

/** A client of a real server that answers as told. */
export const talkTo = async (answer: Answer, options: Partial<ClientOptions> = {}) => {
  const server = await startServer(answer);
  stops.push(server.stop);
  const events: string[] = [];
  const { call } = createCaller<typeof smallContract>(
    { table: smallTable, renewal: "renewSession" },
    {
      baseUrl: server.url,
      onSignedOut: () => events.push("signed out"),
      onOtherPerson: () => events.push("other person"),
      onForbidden: () => events.push("forbidden"),
      ...options,
    },
  );
  return { call, events, seen: server.seen };
};

/** After each test: stops the servers that it talked to. */
export const stopServers = async (): Promise<void> => {
  await Promise.all(stops.splice(0).map((stop) => stop()));
};

export const failureOf = async (promise: Promise<unknown>): Promise<ApiError> => {
  const error: unknown = await promise.then(
    () => new Error("It did not fail"),
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw error;
  return error;
};

export const isRenewal = (url: string): boolean => url.endsWith("/renew-session");
