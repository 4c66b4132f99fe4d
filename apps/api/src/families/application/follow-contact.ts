import { payerKeyOf } from "@polyportal/domain/invoice/payer";
import { canonicalPhone } from "@polyportal/domain/validation/primitives";
import { and, eq, isNull } from "drizzle-orm";
import type { Transaction } from "../../database/connect.ts";
import type { applications } from "../../database/schema/application.ts";
import { invoices } from "../../database/schema/invoice.ts";
import { screeningItem } from "./screening-queries.ts";

type Contact = { readonly email: string; readonly mobileNumber: string };
type Applicant = Pick<
  typeof applications.$inferSelect,
  "id" | "lastname" | "firstname" | "middlename"
> &
  Contact;

/**
 * Changes the contact on the invoice of an applicant's screening slip. The invoice is found by phone, names
 * and mailbox, and whoever paid it must not pay again.
 */
export async function followContact(
  tx: Transaction,
  { id, mobileNumber, ...before }: Applicant,
  after: Contact,
): Promise<void> {
  const [was, is] = [canonicalPhone(mobileNumber), canonicalPhone(after.mobileNumber)];
  if (was === is && before.email === after.email) return;
  const { email } = after;
  await tx
    .update(invoices)
    .set({ payerPhone: is, email, payerKey: payerKeyOf({ ...before, email }) })
    .where(
      and(
        eq(invoices.payerPhone, was),
        eq(invoices.item, screeningItem(id)),
        isNull(invoices.studentId),
      ),
    );
}
