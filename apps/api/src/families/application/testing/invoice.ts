import { sampleAward } from "@polyportal/domain/application/fields/sample";
import type { ProgrammeSlug } from "@polyportal/domain/programmes/catalogue";
import type { Programme } from "@polyportal/domain/programmes/programme";
import { v7 as uuid } from "uuid";
import type { Database } from "../../../database/connect.ts";
import { invoices } from "../../../database/schema/invoice.ts";

let count = 0;

/** An invoice of the programme with a new payer. */
export async function makeInvoice(
  db: Database,
  programme: Programme,
  changes: Partial<typeof invoices.$inferInsert> = {},
) {
  count += 1;
  const digits = String(count).padStart(8, "0");
  const now = new Date();
  const rrr = `3100${digits}`;
  const invoice: typeof invoices.$inferInsert = {
    id: uuid(),
    invoiceNo: `INV-TEST-${digits}`,
    paymentReference: `ORDER-${digits}`,
    rrr,
    state: "paid",
    programmeSlug: programme.slug as ProgrammeSlug,
    sessionId: 3,
    payerPhone: `+23480${digits}`,
    lastname: "Yar’Adua",
    firstname: "Abdul-Rahman",
    middlename: "Ọlá",
    email: "abdul@example.com",
    amountKobo: 650_000,
    item: sampleAward(programme),
    createdAt: now,
    expiresAt: new Date(now.getTime() + 86_400_000),
    paidAt: changes.state && changes.state !== "paid" ? null : now,
    ...changes,
  };
  await db.insert(invoices).values(invoice);
  return { id: invoice.id, rrr };
}
