import { applicationSetupEndpoints } from "@polyportal/api-client/contract/application-setup";
import { todayInLagos } from "@polyportal/domain/format/date";
import { toNaira } from "@polyportal/domain/format/naira";
import { studyOf } from "@polyportal/domain/programmes/study";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { academicSessions } from "../../database/schema/academic-session.ts";
import { admissionRequirements } from "../../database/schema/application-setup.ts";
import {
  applicationFees,
  applicationTypes,
  takesApplications,
} from "../../database/schema/application-type.ts";
import { applications, isKept } from "../../database/schema/application.ts";
import { departmentOpenings } from "../../database/schema/faculty.ts";
import { invoices } from "../../database/schema/invoice.ts";
import { sourceOf } from "../../lists/source.ts";
import { programmesMatching } from "../programmes/list-programmes.ts";

const ofRow = sql`slug = ${applicationTypes.slug} and session_id = ${academicSessions.id}`;
const invoicesIn = (states: readonly string[]) =>
  sql<number>`${sql`(select count(*)::int from ${invoices}
    where ${invoices.programmeSlug} = ${applicationTypes.slug}
      and ${invoices.sessionId} = ${academicSessions.id}
      and ${inArray(invoices.state, states as ["paid"])})`}`;

/** Programmes in each session: as they are opened and priced, and how many apply. */
export const setupQuery = (db: Reader) =>
  db
    .select({
      type: applicationTypes,
      sessionId: academicSessions.id,
      session: academicSessions.name,
      current: academicSessions.current,
      open: sql<boolean>`(${academicSessions.current} and ${takesApplications})`.as("is_open"),
      fees: sql<{ award: string; kobo: number }[]>`${sql`(select coalesce(
          jsonb_agg(jsonb_build_object('award', award, 'kobo', amount_kobo) order by award), '[]')
        from ${applicationFees} where ${ofRow})`}`.as("fees"),
      departments: sql<number>`${sql`(select count(*)::int from ${departmentOpenings}
        where ${departmentOpenings.programmeSlug} = ${applicationTypes.slug})`}`.as("departments"),
      quota: sql<number | null>`${sql`(select sum(quota)::int
        from ${admissionRequirements} where ${ofRow})`}`.as("quota"),
      invoiced: invoicesIn(["requested", "open", "paid"]).as("invoiced"),
      paid: invoicesIn(["paid"]).as("paid"),
      sent: sql<number>`${sql`(select count(${applications.completedAt})::int from ${applications}
        where ${applications.programmeSlug} = ${applicationTypes.slug}
          and ${applications.sessionId} = ${academicSessions.id} and ${isKept})`}`.as("sent"),
    })
    .from(applicationTypes)
    .innerJoin(academicSessions, sql`true`)
    .$dynamic();

type Found = Awaited<ReturnType<typeof setupQuery>>[number];

/** The day in Nigeria of a moment; null without one. */
const dayOf = (moment: Date | null) => moment && todayInLagos(moment);

export const setupRow = ({ type, fees, ...rest }: Found) => ({
  ...rest,
  slug: type.slug,
  title: studyOf(type.slug).title,
  opensOn: dayOf(type.opensAt),
  closesOn: dayOf(type.closesAt),
  fees: fees.map(({ award, kobo }) => ({ award, amount: toNaira(kobo) })),
});

/** What one can apply for in a session; in the current one unless another is asked for. */
export const setupSource = sourceOf(applicationSetupEndpoints.listApplicationSetups, {
  query: setupQuery,
  key: applicationTypes.slug,
  where: ({ search, session, accepting }) =>
    and(
      session === undefined ? eq(academicSessions.current, true) : eq(academicSessions.id, session),
      search === "" ? undefined : inArray(applicationTypes.slug, programmesMatching(search)),
      accepting &&
        sql`(${academicSessions.current} and ${takesApplications}) = ${accepting === "true"}`,
    ),
  order: { title: [applicationTypes.name] },
  first: "title",
  row: setupRow,
});
