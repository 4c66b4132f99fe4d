import { overlapping } from "@polyportal/domain/fees/instalments";
import type { ProgrammeSlug } from "@polyportal/domain/programmes/programmes";
import { and, asc, desc, eq, getTableColumns, inArray, isNotNull, or, sql } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { prepared } from "../../database/prepared.ts";
import { academicSessions } from "../../database/schema/academic-session.ts";
import { applicationFees, applicationTypes } from "../../database/schema/application-type.ts";
import { invoices, payments } from "../../database/schema/invoice.ts";

/** Whether a programme takes applications now: the school has opened it, and its last day is not over. */
export const isOpen = sql<boolean>`(${applicationTypes.open}
  and (${applicationTypes.closesAt} is null or ${applicationTypes.closesAt} > now()))`;

/** One programme's application as it is offered now: its fee in the current session. */
const offerOf = (db: Reader) =>
  db
    .select({
      slug: applicationTypes.slug,
      applicationTypeId: applicationTypes.applicationTypeId,
      name: applicationTypes.name,
      open: isOpen,
      closesAt: applicationTypes.closesAt,
      session: academicSessions.name,
      sessionId: academicSessions.id,
      amountKobo: applicationFees.amountKobo,
    })
    .from(applicationTypes)
    .innerJoin(academicSessions, eq(academicSessions.current, true))
    .innerJoin(
      applicationFees,
      and(
        eq(applicationFees.slug, applicationTypes.slug),
        eq(applicationFees.sessionId, academicSessions.id),
      ),
    );

export type Offer = Awaited<ReturnType<typeof offerOf>>[number];

/** What one can apply for, in the order of the landing page. One without a fee is not offered. */
export const allOffers = (db: Reader): Promise<Offer[]> =>
  offerOf(db).orderBy(sql`${applicationTypes.mode} nulls last`, asc(applicationTypes.name));

export async function offerBySlug(db: Reader, slug: ProgrammeSlug): Promise<Offer | undefined> {
  const [offer] = await offerOf(db).where(eq(applicationTypes.slug, slug));
  return offer;
}

/** Invoices with the name of their session, and their payment where one is recorded. */
const invoicesOf = (db: Reader) =>
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

/** An applicant pays for an application: at most one live invoice bears the four. */
export type ApplicationPurpose = Pick<Invoice, "payerPhone" | "payerKey" | "sessionId"> & {
  programmeSlug: ProgrammeSlug;
};

/** A student pays a fee, all of it or an instalment. */
export type StudentPurpose = Pick<Invoice, "sessionId" | "purpose" | "item" | "paymentType"> & {
  studentId: string;
};

/** Who pays for what. */
export type Purpose = ApplicationPurpose | StudentPurpose;

/** The purpose of an invoice; the database holds that a student or a programme is named. */
export function purposeOf(invoice: typeof invoices.$inferSelect): Purpose {
  const { studentId, programmeSlug } = invoice;
  if (studentId !== null) return { ...invoice, studentId };
  if (programmeSlug !== null) return { ...invoice, programmeSlug };
  throw new Error(`Invoice ${invoice.id} has neither a student nor a programme.`);
}

const isStudents = (purpose: Purpose): purpose is StudentPurpose =>
  "studentId" in purpose && purpose.studentId !== null;

/**
 * The live invoices for one thing. A student has one at a time that is not paid, whichever the
 * instalment, and one that is paid of each, or of the whole; what is bought singly can be paid again
 * and again.
 */
export function sameLivePurpose(purpose: Purpose) {
  if (!isStudents(purpose)) {
    return and(
      eq(invoices.payerPhone, purpose.payerPhone),
      eq(invoices.payerKey, purpose.payerKey),
      eq(invoices.programmeSlug, purpose.programmeSlug),
      eq(invoices.sessionId, purpose.sessionId),
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

export async function liveInvoice(db: Reader, purpose: Purpose): Promise<Invoice | undefined> {
  const [invoice] = await invoicesOf(db).where(sameLivePurpose(purpose));
  return invoice;
}

export type Payer = Pick<Invoice, "lastname" | "firstname" | "middlename" | "email">;

/** More than a family has, and less than a squatter can make the database read. */
const mostFound = 50;

/** The live invoices of a phone number for one programme, whoever made them: paid first, then the newest. */
export const liveInvoicesOf = (
  db: Reader,
  { payerPhone, programmeSlug, sessionId }: Omit<ApplicationPurpose, "payerKey">,
): Promise<Invoice[]> =>
  invoicesOf(db)
    .where(
      and(
        eq(invoices.payerPhone, payerPhone),
        eq(invoices.programmeSlug, programmeSlug),
        eq(invoices.sessionId, sessionId),
        inArray(invoices.state, ["open", "paid"]),
        isNotNull(invoices.rrr),
      ),
    )
    .orderBy(sql`${invoices.state} = 'paid' desc`, desc(invoices.createdAt))
    .limit(mostFound);

/** A payer whom the records know, and the invoice that says so. */
export type KnownPayer = Payer & Pick<Invoice, "id" | "invoiceNo">;

/**
 * Whom the records know by a phone number: who paid before, else who asked last; or whom the record of
 * that number (`INV-2026-000042`) names.
 */
export async function knownPayer(
  db: Reader,
  payerPhone: string,
  invoiceNo?: string,
): Promise<KnownPayer | undefined> {
  const { id, lastname, firstname, middlename, email } = getTableColumns(invoices);
  const [payer] = await db
    .select({ id, invoiceNo: invoices.invoiceNo, lastname, firstname, middlename, email })
    .from(invoices)
    .where(
      and(
        eq(invoices.payerPhone, payerPhone),
        invoiceNo === undefined ? undefined : eq(invoices.invoiceNo, invoiceNo),
      ),
    )
    .orderBy(sql`${invoices.state} = 'paid' desc`, desc(invoices.createdAt))
    .limit(1);
  return payer;
}
