import { hasContact } from "@polyportal/domain/payment/contact";
import { whyNotBook } from "@polyportal/domain/why-not/bed";
import type { Obstacle } from "@polyportal/domain/why-not/obstacle";
import { whyNotPay } from "@polyportal/domain/why-not/pay";
import { whyNotSignIn } from "@polyportal/domain/why-not/sign-in";
import { eq } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { users } from "../../database/schema/users.ts";
import type { Context } from "../../server/handler.ts";
import { grantedTo } from "../../sign-in/granted.ts";
import { feesForSale } from "../fees/fees-for-sale.ts";
import { openInvoiceOf } from "../fees/session-fee.ts";
import { isOwnBed } from "../hostel/hold-over.ts";
import { openHostelsOf } from "../hostel/queries.ts";
import { hostelStandingOf } from "../hostel/standing.ts";
import type { CurrentStudent } from "../student/current.ts";

type Asking = Pick<Context, "db" | "now"> & { readonly current: CurrentStudent };

/** Why no part of the school fees of a session can be invoiced. */
export async function notPaying({ current, ...ctx }: Asking, sessionId: number) {
  const fees = await feesForSale(ctx, current, "school-fees");
  const fee = fees.find((one) => one.sessionId === sessionId);
  return whyNotPay({
    parts: fee?.parts ?? [],
    open: fee && openInvoiceOf(fee, ctx.now),
    contact: hasContact(current.person),
  });
}

/** Why no bed of the current session can be booked. */
export async function notBooking({ db, now, current }: Asking): Promise<Obstacle[]> {
  const { student, session, person } = current;
  const [{ obstacles, arrearsKobo, bed, payment }, hostels] = await Promise.all([
    hostelStandingOf(db, current),
    openHostelsOf(db, { gender: student.gender, sessionId: session.id }),
  ]);
  const free = hostels.filter(({ bedsLeft }) => bedsLeft > 0);
  return whyNotBook({
    missing: obstacles,
    arrearsKobo,
    // Of a hold that is over the endpoint asks the gateway first; whoever did not pay chooses anew.
    hasBed: bed !== undefined && isOwnBed(bed, now),
    cheapestKobo: free.length > 0 ? Math.min(...free.map(({ priceKobo }) => priceKobo)) : null,
    creditKobo: payment?.amountKobo ?? null,
    contact: hasContact(person),
  });
}

/** Why an account is not let in with its right password. */
export async function notSigningIn(db: Reader, id: string): Promise<Obstacle[]> {
  const [account] = await db
    .select({ active: users.active, userType: users.userType })
    .from(users)
    .where(eq(users.id, id));
  if (!account) return [];
  const { menuItems } = await grantedTo(db, { id, userType: account.userType });
  return whyNotSignIn({ ...account, menuItems: menuItems.length });
}
