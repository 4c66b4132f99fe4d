import { jambMark, type JambMark } from "@polyportal/domain/jamb-list/marks";
import { and, eq, isNotNull, isNull, not, sql, type SQL } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { applicationChoices, applications } from "../../database/schema/application.ts";
import { jambCandidates } from "../../database/schema/jamb-candidates.ts";
import { keyIn } from "../../lists/search.ts";

/** The number that an application has saved, whichever section asked it. */
export const savedNumber = sql<
  string | null
>`coalesce(${applications.jambNumber}, ${applicationChoices.jambNumber})`;

/** Whom JAMB's list names under it. */
export const underSavedNumber = and(
  eq(jambCandidates.sessionId, applications.sessionId),
  eq(jambCandidates.jambNumber, savedNumber),
);

const namesOf = <T extends typeof applications | typeof jambCandidates>({
  lastname,
  firstname,
  middlename,
}: T) => ({ lastname, firstname, middlename });

/** The applications whose number is on the list under other names, by the rule in code; few names differ at all. */
async function underOtherNames(db: Reader, sessionId: number | undefined): Promise<string[]> {
  const rows = await db
    .select({
      id: applications.id,
      applicant: namesOf(applications),
      listed: namesOf(jambCandidates),
    })
    .from(applications)
    .leftJoin(applicationChoices, eq(applicationChoices.applicationId, applications.id))
    .innerJoin(jambCandidates, underSavedNumber)
    .where(
      and(
        sessionId === undefined ? undefined : eq(applications.sessionId, sessionId),
        not(
          sql`(lower(${jambCandidates.lastname}) = lower(${applications.lastname})
            and lower(${jambCandidates.firstname}) = lower(${applications.firstname}))`,
        ),
      ),
    );
  return rows.flatMap(({ id, applicant, listed }) =>
    jambMark(listed, applicant) === "other-names" ? [id] : [],
  );
}

/** Which rows have a mark, of a query that joins the choice and whom the list names. */
export async function markedAs(
  db: Reader,
  mark: JambMark | undefined,
  sessionId: number | undefined,
): Promise<SQL | undefined> {
  if (!mark) return undefined;
  if (mark === "unlisted") return and(isNotNull(savedNumber), isNull(jambCandidates.id));
  const others = keyIn(applications.id, await underOtherNames(db, sessionId));
  return mark === "other-names" ? others : and(isNotNull(jambCandidates.id), not(others));
}
