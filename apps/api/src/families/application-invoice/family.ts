import { applicantInvoiceList } from "@polyportal/api-client/list/applicant-invoices";
import { exportOfList } from "../../export/described.ts";
import type { Family } from "../family.ts";
import { applicationInvoiceHandlers } from "./handlers.ts";
import { applicantInvoiceSource } from "./list-invoices.ts";
import { applicationInvoiceApprovalActs } from "./move-payment.ts";

export const family = {
  handlers: applicationInvoiceHandlers,
  lists: [exportOfList(applicantInvoiceList, applicantInvoiceSource)],
  approvalActs: applicationInvoiceApprovalActs,
} satisfies Family;
