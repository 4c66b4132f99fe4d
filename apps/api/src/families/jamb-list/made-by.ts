import { and, eq, inArray } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { applicationChoices, applications, isKept } from "../../database/schema/application.ts";
import { keyIn } from "../../lists/search.ts";
import { keepingJambNumber } from "../application/keeping.ts";

/** The applications by these numbers, the newest first: some programmes ask it beside the choice, some as data. */
export async function madeBy(
  db: Reader,
  sessionIds: readonly number[],
  numbers: readonly string[],
) {
  const made = {
    sessionId: applications.sessionId,
    number: applications.applicationNumber,
    completedAt: applications.completedAt,
    createdAt: applications.createdAt,
  };
  const ofSession = inArray(applications.sessionId, [...sessionIds]);
  const chosen = await db
    .select({ ...made, jambNumber: applicationChoices.jambNumber })
    .from(applicationChoices)
    .innerJoin(applications, eq(applications.id, applicationChoices.applicationId))
    .where(and(keyIn(applicationChoices.jambNumber, numbers), ofSession, isKept));
  const kept = await db
    .select({ ...made, jambNumber: applications.jambNumber })
    .from(applications)
    .where(
      and(
        inArray(applications.programmeSlug, keepingJambNumber),
        ofSession,
        keyIn(applications.jambNumber, numbers),
        isKept,
      ),
    );
  return [...chosen, ...kept].toSorted(
    (one, other) => other.createdAt.getTime() - one.createdAt.getTime(),
  );
}
