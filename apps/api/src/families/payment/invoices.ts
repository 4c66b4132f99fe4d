import { overlapping } from "@polyportal/domain/fees/instalments";
import type { ProgrammeSlug } from "@polyportal/domain/programmes/catalogue";
import { and, eq, getTableColumns, inArray, isNull, or, sql } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { prepared } from "../../database/prepared.ts";
import { academicSessions } from "../../database/schema/academic-session.ts";
import { invoices, payments } from "../../database/schema/invoice.ts";

/** Invoices with the name of their session, and their payment where one is recorded. */
export const invoicesOf = (db: Reader) =>
  db
    .select({
      ...getTableColumns(invoices),
      session: academicSessions.name,
      paymentId: payments.id,
    })
    .from(invoices)
    .innerJoin(academicSessions, eq(academicSessions.id, invoices.sessionId))
    .leftJoin(payments, eq(payments.invoiceId, invoices.id));

export type Invoice = Awaited<ReturnType<typeof invoicesOf>>[number];

const byId = prepared((db) =>
  invoicesOf(db)
    .where(eq(invoices.id, sql.placeholder("id")))
    .prepare("invoice_by_id"),
);

export async function invoiceById(db: Reader, id: string): Promise<Invoice | undefined> {
  const [invoice] = await byId(db).execute({ id });
  return invoice;
}

export async function invoiceByRrr(db: Reader, rrr: string): Promise<Invoice | undefined> {
  const [invoice] = await invoicesOf(db).where(eq(invoices.rrr, rrr));
  return invoice;
}

/** By what a gateway's notice carries; the reference that people pay by counts first. */
export async function invoiceByReference(
  db: Reader,
  { rrr, orderId }: { rrr: string | null; orderId: string | null },
): Promise<Invoice | undefined> {
  const [invoice] = await invoicesOf(db)
    .where(
      or(
        rrr === null ? undefined : eq(invoices.rrr, rrr),
        orderId === null ? undefined : eq(invoices.paymentReference, orderId),
      ),
    )
    .orderBy(sql`${invoices.rrr} is not distinct from ${rrr} desc`)
    .limit(1);
  return invoice;
}

/** An applicant pays for an application, of an award where it has several: at most one live invoice bears the five. */
export type ApplicationPurpose = Pick<Invoice, "payerPhone" | "payerKey" | "sessionId" | "item"> & {
  programmeSlug: ProgrammeSlug;
};

/** A student pays a fee, all of it or an instalment. */
export type StudentPurpose = Pick<Invoice, "sessionId" | "purpose" | "item" | "paymentType"> & {
  studentId: string;
};

/** Anybody pays what the bursary asks of whoever comes: at most one open invoice bears the four. */
export type AnybodysPurpose = Pick<Invoice, "payerPhone" | "payerKey" | "sessionId" | "item"> & {
  purpose: "sundry";
};

/** Who pays for what. */
export type Purpose = ApplicationPurpose | StudentPurpose | AnybodysPurpose;

/** The purpose of an invoice; the database holds what names neither a student nor a programme. */
export function purposeOf(invoice: typeof invoices.$inferSelect): Purpose {
  const { studentId, programmeSlug } = invoice;
  if (studentId !== null) return { ...invoice, studentId };
  if (programmeSlug !== null) return { ...invoice, programmeSlug };
  return { ...invoice, purpose: "sundry" };
}

const isStudents = (purpose: Purpose): purpose is StudentPurpose =>
  "studentId" in purpose && purpose.studentId !== null;

const isApplicants = (
  purpose: ApplicationPurpose | AnybodysPurpose,
): purpose is ApplicationPurpose => "programmeSlug" in purpose && purpose.programmeSlug !== null;

/**
 * The live invoices for one thing. A student has one at a time that is not paid, whichever the
 * instalment, and one that is paid of each, or of the whole; what is bought singly can be paid again
 * and again.
 */
export function sameLivePurpose(purpose: Purpose) {
  if (!isStudents(purpose)) {
    if (!isApplicants(purpose)) return anybodysOpen(purpose);
    return and(
      eq(invoices.payerPhone, purpose.payerPhone),
      eq(invoices.payerKey, purpose.payerKey),
      eq(invoices.programmeSlug, purpose.programmeSlug),
      eq(invoices.sessionId, purpose.sessionId),
      eq(invoices.item, purpose.item),
      inArray(invoices.state, ["requested", "open", "paid"]),
    );
  }
  const unpaid = inArray(invoices.state, ["requested", "open"]);
  const paid = and(
    eq(invoices.state, "paid"),
    inArray(invoices.paymentType, overlapping(purpose.paymentType)),
  );
  return and(
    eq(invoices.studentId, purpose.studentId),
    eq(invoices.sessionId, purpose.sessionId),
    eq(invoices.purpose, purpose.purpose),
    eq(invoices.item, purpose.item),
    purpose.purpose === "sundry" ? unpaid : or(unpaid, paid),
  );
}

/** What is bought singly can be paid again and again, so that only what is open is in the way. */
const anybodysOpen = (purpose: AnybodysPurpose) =>
  and(
    eq(invoices.payerPhone, purpose.payerPhone),
    eq(invoices.payerKey, purpose.payerKey),
    eq(invoices.item, purpose.item),
    eq(invoices.sessionId, purpose.sessionId),
    isNull(invoices.studentId),
    isNull(invoices.programmeSlug),
    inArray(invoices.state, ["requested", "open"]),
  );

export async function liveInvoice(db: Reader, purpose: Purpose): Promise<Invoice | undefined> {
  const [invoice] = await invoicesOf(db).where(sameLivePurpose(purpose));
  return invoice;
}

export type Payer = Pick<Invoice, "lastname" | "firstname" | "middlename" | "email">;
