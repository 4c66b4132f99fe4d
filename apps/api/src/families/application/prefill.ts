import type { ApplicationRecord } from "@polyportal/api-client/contract/application";
import type { Option } from "@polyportal/api-client/contract/shared";
import { isListedAs, hasNamesOf } from "@polyportal/domain/text/names-match";
import { and, eq, isNull, sql, type SQL } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import {
  applicationChoices,
  applications,
  type applicationSources,
} from "../../database/schema/application.ts";
import { jambCandidates } from "../../database/schema/jamb-candidates.ts";
import { oLevelSubjects } from "../../database/schema/o-level.ts";

type Prefill = ApplicationRecord["prefill"];
type Applicant = Pick<
  typeof applications.$inferSelect,
  "sessionId" | "lastname" | "firstname" | "middlename"
>;
type Listed = {
  readonly candidate: typeof jambCandidates.$inferSelect | null;
  readonly subjects: Option[];
};

/**
 * Joins JAMB's list by the number that an application has saved or was opened with. A sent application keeps
 * what was sent, even if the list is corrected.
 */
export const underItsNumber = and(
  isNull(applications.completedAt),
  eq(jambCandidates.sessionId, applications.sessionId),
  eq(
    jambCandidates.jambNumber,
    sql`coalesce(${applications.jambNumber}, ${applicationChoices.jambNumber}, ${applications.openedBy})`,
  ),
);

/** The candidate's subjects in the list's order. */
export const listedSubjects: SQL<Option[]> = sql`(
  select coalesce(json_agg(
    json_build_object('id', ${oLevelSubjects.id}, 'name', ${oLevelSubjects.name}) order by listed.at), '[]')
  from jsonb_array_elements(${jambCandidates.subjects}) with ordinality as listed (subject, at)
  join ${oLevelSubjects} on ${oLevelSubjects.id} = (listed.subject ->> 'subjectId')::integer)`;

/** What a list says about the applicant. Nothing if the names differ. */
const prefillFromList = ({ candidate, subjects }: Listed, applicant: Applicant): Prefill =>
  candidate && hasNamesOf(candidate, applicant)
    ? {
        source: "jamb-list",
        jambNumber: candidate.jambNumber,
        utmeScore: candidate.utmeScore,
        subjects,
      }
    : null;

/**
 * What the school knows about an applicant beforehand: from the application that a supplementary one comes
 * from or, without one or without its JAMB number, from JAMB's list.
 */
export function prefillBy(
  applicant: Applicant,
  source: typeof applicationSources.$inferSelect | null,
  listed: Listed,
): Prefill {
  const from: Prefill = source && {
    ...source.jamb,
    subjects: [...source.jamb.subjects],
    source: source.fixed ? "application" : "jamb-list",
  };
  return from?.jambNumber ? from : (prefillFromList(listed, applicant) ?? from);
}

/** The candidate with this number on JAMB's list. */
async function listedUnder(db: Reader, { sessionId }: Applicant, jambNumber: string) {
  const [found] = await db
    .select({ candidate: jambCandidates, subjects: listedSubjects })
    .from(jambCandidates)
    .where(
      and(
        eq(jambCandidates.jambNumber, jambNumber.trim().toUpperCase()),
        eq(jambCandidates.sessionId, sessionId),
      ),
    );
  return found;
}

/**
 * Whether the number belongs to the applicant on JAMB's list. Reveals nothing else, so an initial is enough
 * to match.
 */
export async function isOnList(
  db: Reader,
  applicant: Applicant,
  jambNumber: string,
): Promise<boolean> {
  const found = await listedUnder(db, applicant, jambNumber);
  return found !== undefined && isListedAs(found.candidate, applicant);
}

/** What JAMB's list says about the applicant with this number, and the course there. */
export async function listedOf(db: Reader, applicant: Applicant, jambNumber: string) {
  const found = await listedUnder(db, applicant, jambNumber);
  const prefill = found && prefillFromList(found, applicant);
  return prefill ? { prefill, course: found.candidate.course } : undefined;
}
