import type { applicationEndpoints } from "@polyportal/api-client/contract/application";
import type { Programme } from "@polyportal/domain/programmes/programme";
import { fail } from "../../failure.ts";
import type { ApplicantCaller } from "../../server/caller.ts";
import type { Context } from "../../server/handler.ts";

export type Endpoints = typeof applicationEndpoints;

/** The context of a call about the caller's own application. */
export type ApplicantContext = Pick<Context, "change" | "now" | "services"> & {
  readonly caller: ApplicantCaller;
  readonly programme: Programme;
};

/** Allows only the application that the token opens. Another id, RRR or programme path is `not_found`. */
export function requireOwn(
  { caller, programme }: Pick<ApplicantContext, "caller" | "programme">,
  named: { readonly applicantId?: string; readonly rrr?: string } = {},
): void {
  const { applicantId = caller.applicationId, rrr = caller.rrr } = named;
  const own =
    programme.slug === caller.programme &&
    applicantId.toLowerCase() === caller.applicationId &&
    rrr === caller.rrr;
  if (!own) fail("not_found");
}
