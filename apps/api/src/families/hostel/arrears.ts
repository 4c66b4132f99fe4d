import type { HostelArrears, hostelEndpoints } from "@polyportal/api-client/contract/hostel";
import { toKobo, toNaira } from "@polyportal/domain/format/naira";
import { invoiceMessages } from "@polyportal/domain/messages/invoice";
import { eq } from "drizzle-orm";
import { bedAllocations } from "../../database/schema/hostel.ts";
import { fail } from "../../failure.ts";
import type { Handler } from "../../server/handler.ts";
import { studentInvoiceFor, studentInvoiceView } from "../fees/student-invoice.ts";
import { studentOf } from "../student/current.ts";
import { bedOrder } from "./bed-order.ts";
import type { OwnBed } from "./own-beds.ts";
import { refuse } from "./refuse.ts";
import { hostelStandingOf } from "./standing.ts";

/** The invoice of a bed that a student had in an earlier session and has not paid. */
export const createHostelArrearsInvoice: Handler<
  (typeof hostelEndpoints)["createHostelArrearsInvoice"]
> = async (ctx, { sessionId, amount }) => {
  await ctx.limit("createInvoiceByAccount", ctx.caller.userId);
  const student = await studentOf(ctx.db, ctx.caller.userId);
  const { owed } = await hostelStandingOf(ctx.db, student);
  const bed = owed.find((one) => one.sessionId === sessionId);
  if (!bed) return fail("no_hostel_arrears");
  const { priceKobo: amountKobo } = bed;
  if (toKobo(amount) !== amountKobo) {
    await refuse(ctx, "bed_price_changed", { sessionId, sent: amount, amountKobo });
  }
  const order = bedOrder({ ...bed, amountKobo });
  const invoice = await studentInvoiceFor(ctx, student, order, {
    alongside: async ({ tx }, invoiceId) => {
      await tx.update(bedAllocations).set({ invoiceId }).where(eq(bedAllocations.id, bed.id));
    },
  });
  ctx.message(invoiceMessages.created.body);
  return studentInvoiceView(ctx, student, invoice);
};

/** A bed that is owed, as its student sees it. */
export const arrearsView = (bed: OwnBed): HostelArrears => ({
  sessionId: bed.sessionId,
  session: bed.session,
  bed: bed.bed,
  room: bed.room,
  hostel: bed.hostel,
  amount: toNaira(bed.priceKobo),
  invoiceId: bed.invoiceState === "open" ? bed.invoiceId : null,
});
