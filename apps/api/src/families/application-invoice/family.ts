import type { Family } from "../family.ts";
import { applicantInvoiceExport } from "./export-invoices.ts";
import { applicationInvoiceHandlers } from "./handlers.ts";
import { applicationInvoiceApprovalActs } from "./move-payment.ts";

export const family = {
  handlers: applicationInvoiceHandlers,
  lists: [applicantInvoiceExport],
  approvalActs: applicationInvoiceApprovalActs,
} satisfies Family;
