import { prefillWords } from "@polyportal/domain/messages/prefill.words";
import { nameKey } from "@polyportal/domain/text/fold";
import { and, eq, isNotNull, ne, or } from "drizzle-orm";
import type { Transaction } from "../../../../database/connect.ts";
import {
  applicationChoices,
  applicationPersons,
  applications,
  isKept,
} from "../../../../database/schema/application.ts";
import { departments } from "../../../../database/schema/faculty.ts";
import { fail } from "../../../../failure.ts";
import type { LockedApplication } from "../../queries.ts";

/** Gender and date of birth are fixed by the earlier application. */
export async function fixedPerson(tx: Transaction, { id, source }: LockedApplication) {
  if (!source?.fixed) return {};
  const [person] = await tx
    .select({
      genderId: applicationPersons.genderId,
      dateOfBirth: applicationPersons.dateOfBirth,
    })
    .from(applicationPersons)
    .where(eq(applicationPersons.applicationId, id));
  return person ?? {};
}

/** Refuses a course for which the applicant has already sent an application, including the course they leave. */
export async function requireAnother(
  tx: Transaction,
  { id, source, sessionId, prefill }: LockedApplication,
  { departmentId }: { readonly departmentId: number },
): Promise<void> {
  const [wanted] = await tx
    .select({ name: departments.name })
    .from(departments)
    .where(eq(departments.id, departmentId));
  const course = wanted?.name ?? "";
  const jambNumber = prefill?.jambNumber;
  const own = [
    ...(source?.earlierId ? [eq(applications.id, source.earlierId)] : []),
    ...(jambNumber
      ? [eq(applications.jambNumber, jambNumber), eq(applicationChoices.jambNumber, jambNumber)]
      : []),
  ];
  const [sent] =
    own.length === 0
      ? []
      : await tx
          .select({ id: applications.id })
          .from(applications)
          .innerJoin(applicationChoices, eq(applicationChoices.applicationId, applications.id))
          .where(
            and(
              or(...own),
              eq(applicationChoices.departmentId, departmentId),
              eq(applications.sessionId, sessionId),
              isNotNull(applications.completedAt),
              isKept,
              ne(applications.id, id),
            ),
          );
  // JAMB writes courses in capitals.
  const present = source !== null && nameKey(source.department) === nameKey(course);
  if (sent || present) {
    fail("invalid_input", { fields: { departmentId: prefillWords.notAnother(course) } });
  }
}
