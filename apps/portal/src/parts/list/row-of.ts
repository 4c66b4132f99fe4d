import type { Output } from "@polyportal/api-client/client/client";
import type { EndpointName } from "@polyportal/api-client/contract/contract";

/** The endpoints that `listOf` has said. */
export type ListName = {
  [Name in EndpointName]: Output<Name> extends { items: readonly object[]; total: number }
    ? Name
    : never;
}[EndpointName];

/** A row of a list. */
export type RowOf<Name extends ListName> =
  Output<Name> extends { items: (infer Row extends object)[] } ? Row : never;
