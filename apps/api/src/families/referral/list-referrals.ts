import { referralEndpoints } from "@polyportal/api-client/contract/referral";
import { and, count, eq, isNotNull, sql, type SQL } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import type { Reader } from "../../database/connect.ts";
import { academicSessions } from "../../database/schema/academic-session.ts";
import { applications } from "../../database/schema/application.ts";
import { invoices } from "../../database/schema/invoice.ts";
import { referrals } from "../../database/schema/referral.ts";
import { wordsOf } from "../../database/schema/words.ts";
import { matchesSearch } from "../../lists/search.ts";
import { sourceOf } from "../../lists/source.ts";

const searched = wordsOf(referrals.code, referrals.name, referrals.phone);

// Made without a connection: an export reads nothing but keys through its own, in whatever is asked of it.
const builder = new QueryBuilder({ casing: "snake_case" });

/** What came of each code in each academic session. */
const bySession = builder
  .select({
    referralId: invoices.referralId,
    session: academicSessions.name,
    from: academicSessions.from,
    invoices: count(invoices.id).as("invoices"),
    paid: sql<number>`count(case when ${invoices.state} = 'paid' then 1 end)`.as("paid"),
    offered: count(applications.admittedAt).as("offered"),
  })
  .from(invoices)
  .innerJoin(academicSessions, eq(academicSessions.id, invoices.sessionId))
  .leftJoin(applications, eq(applications.invoiceId, invoices.id))
  .where(isNotNull(invoices.referralId))
  .groupBy(invoices.referralId, academicSessions.name, academicSessions.from)
  .as("by_session");

type SessionCounts = { session: string; invoices: number; paid: number; offered: number };

/** The same over all sessions, with each of them. */
const sums = builder
  .select({
    referralId: bySession.referralId,
    invoices: sql<number>`sum(${bySession.invoices})::int`.as("all_invoices"),
    paid: sql<number>`sum(${bySession.paid})::int`.as("all_paid"),
    offered: sql<number>`sum(${bySession.offered})::int`.as("all_offered"),
    sessions: sql<SessionCounts[]>`json_agg(json_build_object(
      'session', ${bySession.session}, 'invoices', ${bySession.invoices},
      'paid', ${bySession.paid}, 'offered', ${bySession.offered})
      order by ${bySession.from} desc)`.as("sessions"),
  })
  .from(bySession)
  .groupBy(bySession.referralId)
  .as("counted");

const orNone = (counted: SQL.Aliased<number>) => sql<number>`coalesce(${counted}, 0)`;
const totals = {
  invoices: orNone(sums.invoices),
  paid: orNone(sums.paid),
  offered: orNone(sums.offered),
};

/** Codes with whose they are and what came of each. */
export const referralQuery = (db: Reader) =>
  db
    .select({
      referral: referrals,
      invoices: totals.invoices.as("invoices"),
      paid: totals.paid.as("paid"),
      offered: totals.offered.as("offered"),
      sessions: sql<SessionCounts[]>`coalesce(${sums.sessions}, '[]'::json)`.as("of_sessions"),
    })
    .from(referrals)
    .leftJoin(sums, eq(sums.referralId, referrals.id))
    .$dynamic();

type Found = Awaited<ReturnType<typeof referralQuery>>[number];

export const referralRow = ({ referral, ...counted }: Found) => ({ ...referral, ...counted });

/** Every code. */
export const referralSource = sourceOf(referralEndpoints.listReferrals, {
  query: referralQuery,
  key: referrals.id,
  where: ({ active, search }) =>
    and(active && eq(referrals.active, active === "true"), matchesSearch(searched, search)),
  order: {
    code: [referrals.code],
    name: [referrals.name],
    invoices: [totals.invoices],
    paid: [totals.paid],
    offered: [totals.offered],
  },
  first: "code",
  row: referralRow,
});
