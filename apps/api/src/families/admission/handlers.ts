import type { admissionEndpoints } from "@polyportal/api-client/contract/admission";
import { decisionOf } from "@polyportal/domain/admission/decision";
import { applicationMessages } from "@polyportal/domain/messages/application";
import { fullName } from "@polyportal/domain/format/name";
import { fail } from "../../failure.ts";
import type { Handlers } from "../../server/handler.ts";
import { maskName } from "@polyportal/domain/format/mask";
import { invoiceByRrr } from "../payment/invoices.ts";
import { programmeOf } from "../payment/described.ts";
import { confirmIfPossible } from "../payment/confirm-payment.ts";
import { getClearanceForm } from "./clearance-form.ts";
import { applicationByNumber, applicationOfInvoice } from "./queries.ts";

/** What the school has decided about an application. */
export const admissionHandlers = {
  getClearanceForm,
  getAdmissionStatus: async (ctx, input) => {
    await ctx.limit("lookupByAddress", ctx.ip);
    const application =
      (await applicationByNumber(ctx.db, input.applicationNumber)) ?? fail("not_found");
    const { applicationNumber, department, session } = application;
    return {
      applicationNumber,
      fullName: maskName(fullName(application)),
      status: decisionOf(application),
      programme: programmeOf(application).title,
      department,
      session,
    };
  },
  getAdmissionNumber: async (ctx, { rrr }) => {
    await ctx.limit("lookupByAddress", ctx.ip);
    const invoice = (await invoiceByRrr(ctx.db, rrr)) ?? fail("invoice_not_found");
    await ctx.limit("confirmByInvoice", invoice.id);
    const { id, state } = (await confirmIfPossible(ctx, invoice)).invoice;
    if (state !== "paid") fail("invoice_not_paid");
    const message = applicationMessages.notOpened;
    const application =
      (await applicationOfInvoice(ctx.db, id)) ?? fail("invoice_not_found", { message });
    const { applicationNumber, admissionNumber, admittedAt, session } = application;
    return {
      applicationNumber,
      admissionNumber: admittedAt && admissionNumber,
      fullName: maskName(fullName(application)),
      programme: programmeOf(application).title,
      session,
    };
  },
} satisfies Handlers<typeof admissionEndpoints>;
