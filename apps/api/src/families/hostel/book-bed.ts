import type { hostelEndpoints } from "@polyportal/api-client/contract/hostel";
import { toKobo } from "@polyportal/domain/format/naira";
import { creditCovers } from "@polyportal/domain/hostel/eligibility";
import { heldUntil } from "@polyportal/domain/hostel/hold";
import { bookingMessages } from "@polyportal/domain/messages/hostel";
import { fail } from "../../failure.ts";
import type { Context, Handler } from "../../server/handler.ts";
import { studentInvoiceFor } from "../fees/student-invoice.ts";
import { studentOf, type CurrentStudent } from "../student/current.ts";
import { bedOrder } from "./bed-order.ts";
import { bedStillOwn } from "./hold-over.ts";
import { bedsOfStudent, type OwnBed } from "./own-beds.ts";
import { bedNow, type Bed } from "./queries.ts";
import { refuse } from "./refuse.ts";
import { bookingView, hostelStandingOf } from "./standing.ts";
import { takeBed } from "./take-bed.ts";

type Endpoint = (typeof hostelEndpoints)["bookBed"];

/** Takes a bed: held until its invoice is paid, or booked at once with money that was paid before. */
export const bookBed: Handler<Endpoint> = async (ctx, { bedId, price }) => {
  const { userId } = ctx.caller;
  await ctx.limit("createInvoiceByAccount", userId);
  const student = await studentOf(ctx.db, userId);
  const bed = await bedNow(ctx.db, { bedId, sessionId: student.session.id });
  if (!bed) return fail("bed_not_found");
  if (bed.gender !== student.student.gender) await refuse(ctx, "hostel_of_others", { bedId });
  if (toKobo(price) !== bed.priceKobo) {
    await refuse(ctx, "bed_price_changed", {
      bedId,
      sentKobo: toKobo(price),
      priceKobo: bed.priceKobo,
    });
  }

  const standing = await hostelStandingOf(ctx.db, student);
  if (standing.obstacles.length > 0) fail("hostel_not_open");
  const own = standing.bed && (await bedStillOwn(ctx, standing.bed));
  if (own && own.bedId !== bedId) fail("bed_held_already");
  if (!own && !bed.open) fail("bed_closed");
  if (!own && bed.taken) fail("bed_taken");

  if (!own && standing.payment) await bookPaid(ctx, student, bed, standing.payment);
  else if (own?.state !== "booked") await hold(ctx, student, bed);
  const now = await bedOfSession(ctx, student);
  ctx.message(bookingMessages[now.state].body);
  return bookingView(now);
};

/** Bed and invoice are one transaction; where the gateway then fails, both are given up. */
async function hold(ctx: Context<Endpoint>, student: CurrentStudent, bed: Bed): Promise<void> {
  const until = heldUntil(ctx.now);
  const { id: bedId, numeration, room, hostel, priceKobo } = bed;
  const sessionId = student.session.id;
  const order = bedOrder({
    bedId,
    bed: numeration,
    room,
    hostel,
    sessionId,
    amountKobo: priceKobo,
  });
  await studentInvoiceFor(ctx, student, order, {
    expiresAt: until,
    alongside: (change, invoiceId) =>
      takeBed(change, {
        bedId,
        studentId: student.student.id,
        sessionId,
        priceKobo,
        invoiceId,
        state: "held",
        heldUntil: until,
        createdAt: ctx.now,
      }),
  });
}

type Payment = { readonly invoiceId: string; readonly amountKobo: number };

/** Books a bed with what was paid for one that went to somebody else before the money came. */
async function bookPaid(
  ctx: Context<Endpoint>,
  { student, session }: CurrentStudent,
  bed: Bed,
  { invoiceId, amountKobo }: Payment,
): Promise<void> {
  const { id: bedId, priceKobo } = bed;
  if (!creditCovers(amountKobo, priceKobo)) fail("hostel_credit_short");
  const of = { bedId, studentId: student.id, sessionId: session.id, priceKobo, invoiceId };
  const times = { heldUntil: ctx.now, createdAt: ctx.now };
  await ctx.change((change) => takeBed(change, { ...of, state: "booked", ...times }));
}

async function bedOfSession(ctx: Context<Endpoint>, student: CurrentStudent): Promise<OwnBed> {
  const beds = await bedsOfStudent(ctx.db, student.student.id);
  return beds.find(({ sessionId }) => sessionId === student.session.id) ?? fail("bed_taken");
}
