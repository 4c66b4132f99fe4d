import { paths } from "../routes/paths.ts";
import type { InvoicePurpose } from "./purposes.ts";

/** Where a payer is led once an invoice is paid: acceptance and school fees have a page of what comes next. */
export const pathAfterPayment = (purpose: InvoicePurpose): string | undefined =>
  purpose === "acceptance"
    ? paths.acceptance
    : purpose === "school-fees"
      ? paths.schoolFees
      : undefined;
