import { isDouble, type Applicant } from "@polyportal/domain/application-desk/doubles";
import { and, eq, getTableColumns, ne, or } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import {
  applicationChoices,
  applicationPersons,
  applications,
  isKept,
} from "../../database/schema/application.ts";

type Application = typeof applications.$inferSelect;

/** Other applications of the same person for the same programme and session, by their numbers. */
export async function doublesOf(db: Reader, application: Application): Promise<string[]> {
  const query = () =>
    db
      .select({
        application: getTableColumns(applications),
        chosen: applicationChoices.jambNumber,
        dateOfBirth: applicationPersons.dateOfBirth,
      })
      .from(applications)
      .leftJoin(applicationChoices, eq(applicationChoices.applicationId, applications.id))
      .leftJoin(applicationPersons, eq(applicationPersons.applicationId, applications.id));
  const [own] = await query().where(eq(applications.id, application.id));
  if (!own) return [];
  const { programmeSlug, sessionId, id, email, mobileNumber } = application;
  const jambNumber = own.application.jambNumber ?? own.chosen;
  const others = await query().where(
    and(
      eq(applications.programmeSlug, programmeSlug),
      eq(applications.sessionId, sessionId),
      ne(applications.id, id),
      isKept,
      or(
        eq(applications.email, email),
        eq(applications.mobileNumber, mobileNumber),
        ...(jambNumber === null
          ? []
          : [
              eq(applications.jambNumber, jambNumber),
              eq(applicationChoices.jambNumber, jambNumber),
            ]),
        ...(own.dateOfBirth === null ? [] : [eq(applicationPersons.dateOfBirth, own.dateOfBirth)]),
      ),
    ),
  );
  return others
    .filter((one) => isDouble(applicantOf(one), applicantOf(own)))
    .map((one) => one.application.applicationNumber);
}

const applicantOf = (one: {
  readonly application: Application;
  readonly chosen: string | null;
  readonly dateOfBirth: string | null;
}): Applicant => ({
  ...one.application,
  jambNumber: one.application.jambNumber ?? one.chosen,
  dateOfBirth: one.dateOfBirth,
});
