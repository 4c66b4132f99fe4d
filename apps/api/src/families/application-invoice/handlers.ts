import type { applicationInvoiceEndpoints } from "@polyportal/api-client/contract/application-invoice";
import { pageOf } from "../../lists/page-of.ts";
import type { Handlers } from "../../server/handler.ts";
import {
  expireApplicantInvoice,
  extendApplicantInvoice,
  requeryApplicantInvoice,
  resendApplicantInvoice,
} from "./ask-and-end.ts";
import { correctPayer } from "./correct-payer.ts";
import { applicantInvoiceSource } from "./list-invoices.ts";
import { movePayment } from "./move-payment.ts";

export const applicationInvoiceHandlers = {
  listApplicantInvoices: pageOf(applicantInvoiceSource),
  requeryApplicantInvoice,
  expireApplicantInvoice,
  extendApplicantInvoice,
  resendApplicantInvoice,
  correctPayer,
  movePayment,
} satisfies Handlers<typeof applicationInvoiceEndpoints>;
