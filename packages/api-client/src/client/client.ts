import type { Contract, EndpointName } from "../contract/contract.ts";
import type { InputOf } from "../contract/define.ts";
import { createCaller } from "./caller.ts";
import type { Caller, CallOutput, ClientOptions } from "./caller.ts";
import { openEndpoints, signedInEndpoints } from "./endpoint-table.gen.ts";

/** What the endpoint of this name takes. */
export type Input<Name extends EndpointName> = InputOf<Contract[Name]>;

/** What the endpoint of this name answers. */
export type Output<Name extends EndpointName> = CallOutput<Contract[Name]>;

/** `call(name, input, options)` for every endpoint of the contract. */
export type Client = Caller<Contract>;

/** The one way from an app to the api. The contract's schemas stay out of the browser: types only. */
export const createClient = (options: ClientOptions): Client =>
  createCaller<Contract>(
    { table: { ...openEndpoints, ...signedInEndpoints }, renewal: "renewSession" },
    options,
  );

/**
 * The same for an app without signed-in people, a kilobyte lighter: it knows no endpoint that only they
 * can call, and throws when asked for one.
 */
export const createOpenClient = (options: ClientOptions): Client =>
  createCaller<Contract>({ table: openEndpoints, renewal: "renewSession" }, options);
