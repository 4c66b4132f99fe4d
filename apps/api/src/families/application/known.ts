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

type Known = ApplicationRecord["known"];
type Applicant = Pick<
  typeof applications.$inferSelect,
  "sessionId" | "lastname" | "firstname" | "middlename"
>;
type Listed = {
  readonly candidate: typeof jambCandidates.$inferSelect | null;
  readonly subjects: Option[];
};

/**
 * Who stands on JAMB's list under the number that an application has saved, or that opened it. Of a sent one
 * what was sent stands, however the list is corrected.
 */
export const underItsNumber = and(
  isNull(applications.completedAt),
  eq(jambCandidates.sessionId, applications.sessionId),
  eq(
    jambCandidates.jambNumber,
    sql`coalesce(${applications.jambNumber}, ${applicationChoices.jambNumber}, ${applications.openedBy})`,
  ),
);

/** The subjects of a candidate in the list's own order. */
export const listedSubjects: SQL<Option[]> = sql`(
  select coalesce(json_agg(
    json_build_object('id', ${oLevelSubjects.id}, 'name', ${oLevelSubjects.name}) order by listed.at), '[]')
  from jsonb_array_elements(${jambCandidates.subjects}) with ordinality as listed (subject, at)
  join ${oLevelSubjects} on ${oLevelSubjects.id} = (listed.subject ->> 'subjectId')::integer)`;

/** What a list says of an applicant: of anybody else nothing is told. */
const toldBy = ({ candidate, subjects }: Listed, applicant: Applicant): Known =>
  candidate && hasNamesOf(candidate, applicant)
    ? {
        source: "jamb-list",
        jambNumber: candidate.jambNumber,
        utmeScore: candidate.utmeScore,
        subjects,
      }
    : null;

/**
 * What the school knows of an applicant beforehand: by what a supplementary application comes from, and where
 * that has no number of JAMB's, or there is none, by JAMB's list.
 */
export function knownBy(
  applicant: Applicant,
  source: typeof applicationSources.$inferSelect | null,
  listed: Listed,
): Known {
  const from: Known = source && {
    ...source.jamb,
    subjects: [...source.jamb.subjects],
    source: source.fixed ? "application" : "jamb-list",
  };
  return from?.jambNumber ? from : (toldBy(listed, applicant) ?? from);
}

/** Whom JAMB's list names under a number. */
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

/** Whether the list means the applicant by a number. Nothing of it is told by that, so that an initial will do. */
export async function isOnList(
  db: Reader,
  applicant: Applicant,
  jambNumber: string,
): Promise<boolean> {
  const found = await listedUnder(db, applicant, jambNumber);
  return found !== undefined && isListedAs(found.candidate, applicant);
}

/** What JAMB's list says of the applicant under a number, and of which course. */
export async function listedOf(db: Reader, applicant: Applicant, jambNumber: string) {
  const found = await listedUnder(db, applicant, jambNumber);
  const known = found && toldBy(found, applicant);
  return known ? { known, course: found.candidate.course } : undefined;
}
