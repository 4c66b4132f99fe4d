import type { Contract, EndpointName } from "../contract/contract.ts";
import type { InputOf } from "../contract/define.ts";
import { createCaller } from "./caller.ts";
import type { Caller, CallOutput, ClientOptions } from "./caller.ts";
import { openEndpoints, signedInEndpoints } from "./endpoint-table.gen.ts";

/** The input of this endpoint. */
export type Input<Name extends EndpointName> = InputOf<Contract[Name]>;

/** The answer of this endpoint. */
export type Output<Name extends EndpointName> = CallOutput<Contract[Name]>;

/** `call(name, input, options)` for every endpoint of the contract. */
export type Client = Caller<Contract>;

/** The only way from an app to the api. Browsers get the contract's types only, not its schemas. */
export const createClient = (options: ClientOptions): Client =>
  createCaller<Contract>(
    { table: { ...openEndpoints, ...signedInEndpoints }, renewal: "renewSession" },
    options,
  );

/** A client for an app without signed-in people, a kilobyte smaller. It throws for endpoints that need a sign-in. */
export const createOpenClient = (options: ClientOptions): Client =>
  createCaller<Contract>({ table: openEndpoints, renewal: "renewSession" }, options);
