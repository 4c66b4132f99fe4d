import type { Output } from "@polyportal/api-client/client/client";

/** What the look-up found to fill the form with. */
export type Prefill = Output<"lookupInvoice">["prefill"];

/** The form's start for whom what the school knows is somebody else's. */
export const withoutRecord = (prefill: Prefill): Prefill => ({
  ...prefill,
  record: null,
  lastname: null,
  firstname: null,
  middlename: null,
  email: null,
});
