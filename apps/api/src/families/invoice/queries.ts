import type { ProgrammeSlug } from "@polyportal/domain/programmes/catalogue";
import { and, asc, desc, eq, getTableColumns, inArray, isNotNull, sql } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { academicSessions } from "../../database/schema/academic-session.ts";
import {
  applicationFees,
  applicationTypes,
  takesApplications,
} from "../../database/schema/application-type.ts";
import { invoices } from "../../database/schema/invoice.ts";
import {
  invoicesOf,
  type ApplicationPurpose,
  type Invoice,
  type Payer,
} from "../payment/invoices.ts";

/** One programme's application as it is offered now: its fee in the current session. */
const offerOf = (db: Reader) =>
  db
    .select({
      slug: applicationTypes.slug,
      applicationTypeId: applicationTypes.applicationTypeId,
      name: applicationTypes.name,
      open: takesApplications,
      // Whoever may not apply at all is promised no day.
      opensAt:
        sql<Date | null>`case when ${applicationTypes.open} then ${applicationTypes.opensAt} end`
          .mapWith(applicationTypes.opensAt)
          .as("opens_on"),
      closesAt: applicationTypes.closesAt,
      session: academicSessions.name,
      sessionId: academicSessions.id,
      award: applicationFees.award,
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

/** What one can apply for, each award by itself, in the order of the landing page. One without a fee is not offered. */
export const allOffers = (db: Reader): Promise<Offer[]> =>
  offerOf(db).orderBy(
    sql`${applicationTypes.mode} nulls last`,
    asc(applicationTypes.name),
    asc(applicationFees.amountKobo),
  );

export async function offerBySlug(
  db: Reader,
  slug: ProgrammeSlug,
  award: string,
): Promise<Offer | undefined> {
  const [offer] = await offerOf(db).where(
    and(eq(applicationTypes.slug, slug), eq(applicationFees.award, award)),
  );
  return offer;
}

/** More than a family has, and less than a squatter can make the database read. */
const mostFound = 50;

/** The live invoices of a phone number for one programme, whoever made them: paid first, then the newest. */
export const liveInvoicesOf = (
  db: Reader,
  { payerPhone, programmeSlug, sessionId, item }: Omit<ApplicationPurpose, "payerKey">,
): Promise<Invoice[]> =>
  invoicesOf(db)
    .where(
      and(
        eq(invoices.payerPhone, payerPhone),
        eq(invoices.programmeSlug, programmeSlug),
        eq(invoices.sessionId, sessionId),
        eq(invoices.item, item),
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
