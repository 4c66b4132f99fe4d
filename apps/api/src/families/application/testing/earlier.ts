import { v7 as uuid } from "uuid";
import type { Database } from "../../../database/connect.ts";
import { applicationChoices, applications } from "../../../database/schema/application.ts";
import { invoices } from "../../../database/schema/invoice.ts";
import { nd } from "@polyportal/domain/programmes/nd";
import { eq } from "drizzle-orm";
import { makeInvoice } from "./invoice.ts";
import { earlierNumberOf } from "./keys.ts";

/** An earlier ND application for Accountancy, sent by the payer of an invoice, with only its choice filled in. */
export async function makeEarlier(
  db: Database,
  rrr: string,
  changes: Partial<typeof applications.$inferInsert> = {},
): Promise<string> {
  const { id: invoiceId, rrr: own } = await makeInvoice(db, nd);
  const [payer] = await db.select().from(invoices).where(eq(invoices.rrr, rrr));
  if (!payer) throw new Error(`There is no invoice with RRR ${rrr}.`);
  const { lastname, firstname, middlename, email, payerPhone, sessionId } = payer;
  const id = uuid();
  const now = new Date();
  await db.insert(applications).values({
    id,
    invoiceId,
    rrr: own,
    applicationNumber: earlierNumberOf(rrr),
    programmeSlug: "nd",
    sessionId,
    lastname,
    firstname,
    middlename,
    email,
    mobileNumber: payerPhone,
    createdAt: now,
    completedAt: now,
    ...changes,
  });
  await db.insert(applicationChoices).values({ applicationId: id, facultyId: 3, departmentId: 8 });
  return id;
}
