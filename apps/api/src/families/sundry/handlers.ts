import type { sundryEndpoints } from "@polyportal/api-client/contract/sundry";
import type { bursaryChargeEndpoints } from "@polyportal/api-client/contract/sundry-charges";
import type { publicSundryEndpoints } from "@polyportal/api-client/contract/sundry-public";
import { isConcerned } from "@polyportal/domain/fees/concerned";
import { toKobo, toNaira } from "@polyportal/domain/format/naira";
import { invoiceMessages } from "@polyportal/domain/messages/invoice";
import { sundryMessages } from "@polyportal/domain/messages/sundry";
import { studentPurposes } from "@polyportal/domain/payment/purposes";
import type { Reader } from "../../database/connect.ts";
import { fail } from "../../failure.ts";
import type { Handlers } from "../../server/handler.ts";
import { refuseOnRecord } from "../../server/refuse-on-record.ts";
import { shownState } from "../payment/described.ts";
import { sessionsOf } from "../fees/queries.ts";
import { studentInvoiceFor, studentInvoiceView } from "../fees/student-invoice.ts";
import { studentOf } from "../student/current.ts";
import { bursaryChargeHandlers } from "./charge-handlers.ts";
import { findSundryReceipt } from "./find-receipt.ts";
import { getHistoryReceipt, getPaymentHistory, requestHistoryCode } from "./payment-history.ts";
import { createPublicInvoice, listPublicCharges } from "./public-charges.ts";
import { itemsOnSale, sundryInvoicesOf } from "./queries.ts";

/** What a student buys one by one, as often as it is needed; and the charges of the bursary. */
export const sundryHandlers = {
  ...bursaryChargeHandlers,

  listSundryItems: async (ctx) => {
    const { student } = await buyerOf(ctx.db, ctx.caller.userId);
    const [items, sessions] = await Promise.all([
      itemsOnSale(ctx.db),
      sessionsOf(ctx.db, student.id),
    ]);
    return {
      items: items.map(({ amountKobo, ...item }) => ({ ...item, amount: toNaira(amountKobo) })),
      sessions: sessions.map(({ sessionId, session }) => ({ id: sessionId, name: session })),
    };
  },

  listSundryInvoices: async (ctx) => {
    const { student } = await buyerOf(ctx.db, ctx.caller.userId);
    const rows = await sundryInvoicesOf(ctx.db, student.id);
    return rows.map((row) => ({
      id: row.id,
      invoiceNo: row.invoiceNo,
      rrr: row.rrr ?? "",
      name: row.lines[0]?.description ?? studentPurposes.sundry.name,
      session: row.session,
      amount: toNaira(row.amountKobo),
      state: shownState(row, ctx.now),
      invoiceDate: row.createdAt.toISOString(),
      paidAt: row.paidAt?.toISOString() ?? null,
    }));
  },

  createSundryInvoice: async (ctx, { itemId, sessionId, amount }) => {
    await ctx.limit("createInvoiceByAccount", ctx.caller.userId);
    const buyer = await buyerOf(ctx.db, ctx.caller.userId);
    const [items, sessions] = await Promise.all([
      itemsOnSale(ctx.db),
      sessionsOf(ctx.db, buyer.student.id),
    ]);
    const item = items.find(({ id }) => id === itemId) ?? fail("not_found");
    // Only for a session in which the student was or is there.
    if (!sessions.some((session) => session.sessionId === sessionId)) fail("not_found");
    if (toKobo(amount) !== item.amountKobo) {
      const entry = {
        action: "refuseInvoiceAmount",
        subject: "student",
        subjectId: buyer.student.id,
        after: { itemId, sentKobo: toKobo(amount), amountKobo: item.amountKobo },
      } as const;
      const message = sundryMessages.otherAmount;
      await refuseOnRecord(ctx, entry, "amount_mismatch", { message });
    }
    const invoice = await studentInvoiceFor(ctx, buyer, {
      sessionId,
      purpose: "sundry",
      item: String(item.id),
      paymentType: "Full",
      lines: [{ description: item.name, amountKobo: item.amountKobo }],
    });
    ctx.message(invoiceMessages.created.body);
    return studentInvoiceView(ctx, buyer, invoice);
  },
} satisfies Handlers<typeof sundryEndpoints & typeof bursaryChargeEndpoints>;

/** What anyone asks of payments without signing in. */
export const publicSundryHandlers = {
  listPublicCharges,
  createPublicInvoice,
  findSundryReceipt,
  requestHistoryCode,
  getPaymentHistory,
  getHistoryReceipt,
} satisfies Handlers<typeof publicSundryEndpoints>;

/** A student of a kind that has other fees at all. */
async function buyerOf(db: Reader, userId: string) {
  const buyer = await studentOf(db, userId);
  return isConcerned(buyer.student.studentTypeId, "sundry") ? buyer : fail("fee_not_for_student");
}
