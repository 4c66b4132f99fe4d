import type { feesEndpoints } from "@polyportal/api-client/contract/fees";
import { isConcerned } from "@polyportal/domain/fees/concerned";
import { toNaira } from "@polyportal/domain/format/naira";
import { whatIsMissing } from "@polyportal/domain/messages/fees";
import { fail } from "../../failure.ts";
import type { Handlers } from "../../server/handler.ts";
import { studentOf } from "../student/current.ts";
import { cancelStudentInvoice } from "./cancel-student-invoice.ts";
import { generateStudentInvoice } from "./generate-student-invoice.ts";
import { getForm11 } from "./get-form11.ts";
import { getStudentInvoice } from "./get-student-invoice.ts";
import { liveInvoicesOf } from "./queries.ts";
import { feesForSale } from "./fees-for-sale.ts";
import { sessionFeeView, summaryOf } from "./session-fee.ts";
import { feeBalanceOf, feeBalanceIn } from "./balance.ts";

/** What a student owes, is billed for and has paid. */
export const feesHandlers = {
  getFeeStatement: async (ctx, { purpose = "school-fees" }) => {
    const student = await studentOf(ctx.db, ctx.caller.userId);
    const fees = await feesForSale(ctx, student, purpose);
    const standing =
      purpose === "school-fees" ? feeBalanceIn(fees, student) : await feeBalanceOf(ctx.db, student);
    return {
      sessions: fees.map((fee) => sessionFeeView(fee, ctx.now)),
      arrears: toNaira(standing.arrearsKobo),
      missing: [...whatIsMissing(standing)],
    };
  },
  getFeeQuote: async (ctx, { sessionId, purpose }) => {
    const student = await studentOf(ctx.db, ctx.caller.userId);
    if (!isConcerned(student.student.studentTypeId, purpose)) fail("fee_not_for_student");
    const fees = await feesForSale(ctx, student, purpose);
    const fee = fees.find((one) => one.sessionId === sessionId) ?? fail("fee_not_due");
    return sessionFeeView(fee, ctx.now);
  },
  getStudentInvoice,
  getForm11,
  generateStudentInvoice,
  cancelStudentInvoice,
  listStudentReceipts: async (ctx, { purpose }) => {
    const { student } = await studentOf(ctx.db, ctx.caller.userId);
    const live = await liveInvoicesOf(ctx.db, student.id);
    return live
      .filter((invoice) => invoice.state === "paid" && (!purpose || invoice.purpose === purpose))
      .flatMap((invoice) => summaryOf(invoice, ctx.now));
  },
} satisfies Handlers<typeof feesEndpoints>;
