import { pageOf } from "../../lists/page-of.ts";
import type { Family } from "../family.ts";
import {
  expireApplicantInvoice,
  extendApplicantInvoice,
  requeryApplicantInvoice,
  resendApplicantInvoice,
} from "./ask-and-end.ts";
import { correctPayer } from "./correct-payer.ts";
import { applicantInvoiceExport } from "./export-invoices.ts";
import { applicantInvoiceList } from "./list-invoices.ts";
import { applicationInvoiceApprovalActs, movePayment } from "./move-payment.ts";

export const family = {
  handlers: {
    listApplicantInvoices: pageOf(applicantInvoiceList),
    requeryApplicantInvoice,
    expireApplicantInvoice,
    extendApplicantInvoice,
    resendApplicantInvoice,
    correctPayer,
    movePayment,
  },
  lists: [applicantInvoiceExport],
  approvalActs: applicationInvoiceApprovalActs,
} satisfies Family;
