import type { PayerNumber } from "@polyportal/domain/sundry/payer-number";
import { and, desc, eq, inArray, isNotNull, sql } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { ownerNamed } from "../../database/named.ts";
import { invoices } from "../../database/schema/invoice.ts";
import { students } from "../../database/schema/student.ts";
import { users } from "../../database/schema/users.ts";
import { invoicesOf } from "../payment/invoices.ts";

/** More people than share a phone, and fewer than a squatter could have letters sent to. */
const mostMailboxes = 5;
/** As many as a page of one's own lists. */
const mostPayments = 100;

/** A student's own address of today, an applicant's of the invoice; in small letters. */
const mailbox = sql<string>`lower(case when ${invoices.studentId} is null then ${invoices.email}
  else coalesce(${users.email}, '') end)`;

const under = ({ kind, number }: PayerNumber) =>
  and(
    kind === "phone" ? eq(invoices.payerPhone, number) : eq(students.id, ownerNamed(number)),
    inArray(invoices.state, ["open", "paid", "expired"]),
    isNotNull(invoices.rrr),
  );

/** The mailboxes of whoever has invoices under a number: who paid first, then the newest. */
export async function mailboxesOf(db: Reader, payer: PayerNumber): Promise<string[]> {
  const rows = await db
    .select({ mailbox })
    .from(invoices)
    .leftJoin(students, eq(students.id, invoices.studentId))
    .leftJoin(users, eq(users.id, invoices.studentId))
    .where(and(under(payer), sql`${mailbox} <> ''`))
    .groupBy(mailbox)
    .orderBy(sql`bool_or(${invoices.state} = 'paid') desc`, sql`max(${invoices.createdAt}) desc`)
    .limit(mostMailboxes);
  return rows.map((row) => row.mailbox);
}

/** What stands under a number and belongs to one mailbox, the newest first. */
export const paymentsOf = (db: Reader, payer: PayerNumber, email: string) =>
  invoicesOf(db)
    .leftJoin(students, eq(students.id, invoices.studentId))
    .leftJoin(users, eq(users.id, invoices.studentId))
    .where(and(under(payer), sql`${mailbox} = ${email}`))
    .orderBy(desc(invoices.createdAt))
    .limit(mostPayments);
