import { applicantInvoiceList } from "@polyportal/api-client/list/applicant-invoices";
import { exportOfList } from "../../export/described.ts";
import { pageOf } from "../../lists/page-of.ts";
import type { Family } from "../family.ts";
import {
  expireApplicantInvoice,
  extendApplicantInvoice,
  requeryApplicantInvoice,
  resendApplicantInvoice,
} from "./ask-and-end.ts";
import { correctPayer } from "./correct-payer.ts";
import { applicantInvoiceSource } from "./list-invoices.ts";
import { applicationInvoiceApprovalActs, movePayment } from "./move-payment.ts";

export const family = {
  handlers: {
    listApplicantInvoices: pageOf(applicantInvoiceSource),
    requeryApplicantInvoice,
    expireApplicantInvoice,
    extendApplicantInvoice,
    resendApplicantInvoice,
    correctPayer,
    movePayment,
  },
  lists: [exportOfList(applicantInvoiceList, applicantInvoiceSource)],
  approvalActs: applicationInvoiceApprovalActs,
} satisfies Family;
