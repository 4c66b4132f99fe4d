import { applicationInvoiceEndpoints } from "@polyportal/api-client/contract/application-invoice";
import { fullName } from "@polyportal/domain/format/name";
import { nationalPhone } from "@polyportal/domain/format/phone";
import { canonicalPhone } from "@polyportal/domain/validation/primitives";
import { jambMark } from "@polyportal/domain/jamb-list/marks";
import { toNaira } from "@polyportal/domain/format/naira";
import { programmeSlugs } from "@polyportal/domain/programmes/catalogue";
import { and, eq, gt, inArray, isNotNull, isNull, lte, or, sql, type SQL } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { nameColumns } from "../../database/name-columns.ts";
import { academicSessions } from "../../database/schema/academic-session.ts";
import { applicationChoices, applications } from "../../database/schema/application.ts";
import { invoices, payments, searchedInvoice } from "../../database/schema/invoice.ts";
import { jambCandidates } from "../../database/schema/jamb-candidates.ts";
import { keyIn, contains, matchesSearch, keysFound } from "../../lists/search.ts";
import { sourceOf } from "../../lists/source.ts";
import { programmeOf } from "../payment/described.ts";
import { markedAs, savedNumber, underSavedNumber } from "./jamb-mark.ts";
import { reached } from "./stages.ts";

/**
 * What was paid under an invoice, asked of each by itself: joined, all payments of the school would be read
 * to count ten thousand invoices.
 */
const paymentId = sql<
  string | null
>`(select ${payments.id} from ${payments} where ${payments.invoiceId} = ${invoices.id})`;

const applicantInvoiceQuery = (db: Reader) =>
  db
    .select({
      invoice: invoices,
      session: academicSessions.name,
      paymentId: paymentId.as("payment_id"),
      number: applications.applicationNumber,
      completedAt: applications.completedAt,
      applicant: nameColumns(applications),
      jambNumber: savedNumber.as("saved_number"),
      listed: nameColumns(jambCandidates),
      now: sql<Date>`now()`.mapWith(invoices.createdAt).as("read_at"),
    })
    .from(invoices)
    .innerJoin(academicSessions, eq(academicSessions.id, invoices.sessionId))
    .leftJoin(applications, eq(applications.invoiceId, invoices.id))
    .leftJoin(applicationChoices, eq(applicationChoices.applicationId, applications.id))
    .leftJoin(jambCandidates, underSavedNumber)
    .$dynamic();

type Found = Awaited<ReturnType<typeof applicantInvoiceQuery>>[number];

const ofApplicants = isNotNull(invoices.programmeSlug);

/** Whose time is over counts as expired, swept up already or not. */
const inState: Record<"open" | "paid" | "expired", SQL | undefined> = {
  paid: eq(invoices.state, "paid"),
  open: and(inArray(invoices.state, ["requested", "open"]), gt(invoices.expiresAt, sql`now()`)),
  expired: or(
    inArray(invoices.state, ["expired", "abandoned"]),
    and(inArray(invoices.state, ["requested", "open"]), lte(invoices.expiresAt, sql`now()`)),
  ),
};

const stateOf = ({ invoice, paymentId, now }: Found) => {
  if (invoice.state === "paid") return "paid" as const;
  if (paymentId !== null) return "surplus" as const;
  const isLive = invoice.state === "requested" || invoice.state === "open";
  return isLive && invoice.expiresAt > now ? ("open" as const) : ("expired" as const);
};

/** Applicants' invoices. */
export const applicantInvoiceSource = sourceOf(applicationInvoiceEndpoints.listApplicantInvoices, {
  query: applicantInvoiceQuery,
  key: invoices.id,
  known: async (db, { search, jamb, session }) =>
    and(await found(db, search), await markedAs(db, jamb, session)),
  where: ({ session, programme, state, stage }, _caller, isFound) =>
    and(
      ofApplicants,
      // Money that came for a deleted one is seen.
      or(isNull(invoices.deletedAt), eq(invoices.state, "paid"), isNotNull(paymentId)),
      isFound,
      session === undefined ? undefined : eq(invoices.sessionId, session),
      programme && inArray(invoices.programmeSlug, programme),
      state && inState[state],
      stage && reached[stage],
    ),
  order: { createdAt: [invoices.createdAt] },
  first: "-createdAt",
  row: (one) => {
    const { invoice, session, number, completedAt, jambNumber, listed, applicant } = one;
    return {
      id: invoice.id,
      invoiceNo: invoice.invoiceNo,
      rrr: invoice.rrr,
      lastname: invoice.lastname,
      firstname: invoice.firstname,
      middlename: invoice.middlename,
      fullName: fullName(invoice),
      mobileNumber: invoice.payerPhone,
      email: invoice.email,
      // The list has only those that apply to one.
      slug: invoice.programmeSlug ?? programmeSlugs[0],
      programme: programmeOf(invoice).title,
      session,
      amount: toNaira(invoice.amountKobo),
      state: stateOf(one),
      createdAt: invoice.createdAt.toISOString(),
      expiresAt: invoice.expiresAt.toISOString(),
      paidAt: invoice.paidAt?.toISOString() ?? null,
      application: number === null ? null : { number, sent: completedAt !== null },
      jamb:
        jambNumber === null || !applicant
          ? null
          : { number: jambNumber, mark: jambMark(listed, applicant) },
    };
  },
});

/** By names and numbers, each word the beginning of one of them; by an RRR or a phone number, whole. */
async function found(db: Reader, search: string): Promise<SQL | undefined> {
  if (nationalPhone(search) !== undefined) return eq(invoices.payerPhone, canonicalPhone(search));
  const digits = search.replaceAll(/[\s-]/g, "");
  if (/^\d{12}$/.test(digits)) return eq(invoices.rrr, digits);
  if (/^(0|\+?234)\d{6,}$/.test(digits)) {
    return contains(digits.replace(/^(0|\+?234)/, ""), invoices.payerPhone);
  }
  const keys = await keysFound(db, invoices.id, searchedInvoice, search, ofApplicants);
  return keys ? keyIn(invoices.id, keys) : matchesSearch(searchedInvoice, search);
}
