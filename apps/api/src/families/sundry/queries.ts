import { and, asc, desc, eq, inArray, isNotNull, sql } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { prepared } from "../../database/prepared.ts";
import { academicSessions } from "../../database/schema/academic-session.ts";
import { sundryItems } from "../../database/schema/fees.ts";
import { invoices } from "../../database/schema/invoice.ts";

const onSale = prepared((db) =>
  db
    .select({ id: sundryItems.id, name: sundryItems.name, amountKobo: sundryItems.amountKobo })
    .from(sundryItems)
    .where(eq(sundryItems.active, true))
    .orderBy(asc(sundryItems.name))
    .prepare("sundry_items_on_sale"),
);

/** What can be bought now, by name. */
export const itemsOnSale = (db: Reader) => onSale(db).execute();

/** By student. */
export const bought = prepared((db) =>
  db
    .select({
      id: invoices.id,
      invoiceNo: invoices.invoiceNo,
      rrr: invoices.rrr,
      lines: invoices.lines,
      session: academicSessions.name,
      amountKobo: invoices.amountKobo,
      state: invoices.state,
      createdAt: invoices.createdAt,
      expiresAt: invoices.expiresAt,
      paidAt: invoices.paidAt,
    })
    .from(invoices)
    .innerJoin(academicSessions, eq(academicSessions.id, invoices.sessionId))
    .where(
      and(
        eq(invoices.studentId, sql.placeholder("studentId")),
        eq(invoices.purpose, "sundry"),
        inArray(invoices.state, ["open", "paid", "expired"]),
        isNotNull(invoices.rrr),
      ),
    )
    .orderBy(desc(invoices.createdAt))
    .limit(100)
    .prepare("sundry_invoices_of_student"),
);

/** A student's latest invoices of sundry items, paid or not, the newest first. */
export const sundryInvoicesOf = (db: Reader, studentId: string) =>
  bought(db).execute({ studentId });
