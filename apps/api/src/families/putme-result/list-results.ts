import { putmeResultEndpoints } from "@polyportal/api-client/contract/putme-result";
import { fullName } from "@polyportal/domain/format/name";
import { entryBySlug } from "@polyportal/domain/programmes/catalogue";
import type { PutmeState } from "@polyportal/domain/putme-result/states";
import { and, eq, inArray, isNotNull, isNull, or, sql, type SQL } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { nameColumns } from "../../database/name-columns.ts";
import { academicSessions } from "../../database/schema/academic-session.ts";
import { applicationChoices, applications, isKept } from "../../database/schema/application.ts";
import { invoices } from "../../database/schema/invoice.ts";
import { putmeResults } from "../../database/schema/putme-result.ts";
import { users } from "../../database/schema/users.ts";
import { chosenNameAsOf } from "../../database/unit-as-of.ts";
import { applicationsNamed } from "../../lists/applications-named.ts";
import { sourceOf } from "../../lists/source.ts";
import { readUnmet } from "../application-setup/read-unmet.ts";
import { utmeOf } from "../application-setup/reckon-aggregates.ts";

const resultQuery = (db: Reader) =>
  db
    .select({
      result: putmeResults,
      application: applications,
      session: academicSessions.name,
      chosen: applicationChoices.jambNumber,
      department: chosenNameAsOf(academicSessions.from, applicationChoices.departmentId).as(
        "department_then",
      ),
      departmentId: applicationChoices.departmentId,
      utme: utmeOf.as("utme"),
      paidAt: invoices.paidAt,
      uploader: nameColumns(users),
    })
    .from(putmeResults)
    .innerJoin(applications, eq(applications.id, putmeResults.applicationId))
    .innerJoin(invoices, eq(invoices.id, applications.invoiceId))
    .innerJoin(academicSessions, eq(academicSessions.id, applications.sessionId))
    .innerJoin(users, eq(users.id, putmeResults.uploadedBy))
    .leftJoin(applicationChoices, eq(applicationChoices.applicationId, applications.id))
    .$dynamic();

type Found = Awaited<ReturnType<typeof resultQuery>>[number];

/** What each state comes to. */
const inState: Record<PutmeState, SQL | undefined> = {
  withheld: isNotNull(putmeResults.withheldAt),
  released: and(isNull(putmeResults.withheldAt), isNotNull(putmeResults.releasedAt)),
  waiting: and(isNull(putmeResults.withheldAt), isNull(putmeResults.releasedAt)),
};

/** The state of a result: kept back counts before released. */
const stateOf = ({ withheldAt, releasedAt }: Found["result"]): PutmeState => {
  if (withheldAt) return "withheld";
  return releasedAt ? "released" : "waiting";
};

/** The ranks of these rows, each in its department among all who have an aggregate there. */
async function readRanks(db: Reader, found: readonly Found[]): Promise<Map<string, number>> {
  const ids = found.map(({ result }) => result.id);
  if (ids.length === 0) return new Map();
  const { rows } = await db.execute<{ id: string; rank: number }>(sql`
    select id, rank from (
      select result.id, rank() over (
        partition by application.programme_slug, application.session_id, choice.department_id
        order by result.aggregate desc)::int as rank
      from putme_results result
      join applications application on application.id = result.application_id
      join application_choices choice on choice.application_id = application.id
      where result.aggregate is not null and result.withheld_at is null
        and application.deleted_at is null
        and (application.programme_slug, application.session_id, choice.department_id) in (
          select of.programme_slug, of.session_id, its.department_id
          from putme_results shown
          join applications of on of.id = shown.application_id
          join application_choices its on its.application_id = of.id
          where shown.id = any(${sql.param(ids)}::uuid[]))
    ) ranked where id = any(${sql.param(ids)}::uuid[])`);
  return new Map(rows.map(({ id, rank }) => [id, rank]));
}

const candidateOf = ({ result, application, departmentId, department, utme, paidAt }: Found) => ({
  applicationId: application.id,
  slug: application.programmeSlug,
  definitionRevision: application.definitionRevision,
  sessionId: application.sessionId,
  departmentId,
  department,
  utme,
  aggregate: result.aggregate,
  paidAt,
});

/** The ranks of these rows, and what stands in their way. */
async function readBeside(db: Reader, found: readonly Found[]) {
  const ranks = await readRanks(db, found);
  return { ranks, unmet: await readUnmet(db, found.map(candidateOf)) };
}

/** Results of the PUTME. */
export const putmeResultSource = sourceOf(putmeResultEndpoints.listPutmeResults, {
  query: resultQuery,
  key: putmeResults.id,
  where: ({ search, session, programme, department, state, sat }) =>
    and(
      isKept,
      applicationsNamed(search),
      session === undefined ? undefined : eq(applications.sessionId, session),
      programme && inArray(applications.programmeSlug, programme),
      department && inArray(applicationChoices.departmentId, department),
      state && or(...state.map((one) => inState[one])),
      sat && (sat === "true" ? isNotNull(putmeResults.score) : isNull(putmeResults.score)),
    ),
  order: {
    aggregate: [{ nullable: putmeResults.aggregate }],
    score: [{ nullable: putmeResults.score }],
  },
  first: "-aggregate",
  more: readBeside,
  row: (found, _, { ranks, unmet }) => {
    const { result, application, session, chosen, department, utme, uploader } = found;
    return {
      id: result.id,
      applicationNumber: application.applicationNumber,
      jambNumber: application.jambNumber ?? chosen,
      fullName: fullName(application),
      slug: application.programmeSlug,
      programme: entryBySlug(application.programmeSlug)?.title ?? application.programmeSlug,
      session,
      department,
      utme,
      score: result.score,
      aggregate: result.aggregate,
      rank: ranks.get(result.id) ?? null,
      unmet: unmet.inWords(candidateOf(found)),
      venue: result.venue,
      state: stateOf(result),
      uploadedBy: fullName(uploader),
      releasedAt: result.releasedAt?.toISOString() ?? null,
      revision: result.revision,
    };
  },
});
