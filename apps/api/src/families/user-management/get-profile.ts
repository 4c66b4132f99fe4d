import type { ownProfileEndpoints } from "@polyportal/api-client/contract/user-management-profile";
import { fullName } from "@polyportal/domain/format/name";
import { and, eq, sql } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { prepared } from "../../database/prepared.ts";
import { departments } from "../../database/schema/faculty.ts";
import { enumItems } from "../../database/schema/reference.ts";
import { signInSessions } from "../../database/schema/sign-in-sessions.ts";
import { students } from "../../database/schema/student.ts";
import { users } from "../../database/schema/users.ts";
import { fail } from "../../failure.ts";
import type { UserCaller } from "../../server/caller.ts";
import type { Handler } from "../../server/handler.ts";
import { effectiveLabels, effectiveRole, effectiveRoles } from "../../rights/effective.ts";
import { grantedOf } from "../../sign-in/granted.ts";

const profileById = prepared((db) =>
  db
    .select({
      person: users,
      studentType: enumItems.name,
      department: departments.name,
      role: effectiveRole,
      roles: effectiveRoles,
      labels: effectiveLabels,
    })
    .from(users)
    .leftJoin(
      enumItems,
      and(eq(enumItems.list, "student-types"), eq(enumItems.id, users.studentTypeId)),
    )
    .leftJoin(students, eq(students.id, users.id))
    .leftJoin(departments, eq(departments.id, students.departmentId))
    .where(eq(users.id, sql.placeholder("id")))
    .prepare("profile_by_id"),
);

/** The signed-in person's own profile. */
export const getProfile: Handler<typeof ownProfileEndpoints.getProfile> = async ({
  caller,
  db,
}) => {
  const [found] = await profileById(db).execute({ id: caller.userId });
  if (!found) fail("signed_out");
  const { person, studentType, department, roles, ...granted } = found;
  return {
    ...person,
    ...grantedOf(person, granted),
    roles,
    claims: [...caller.claims],
    studentType,
    department,
    impersonation: caller.impersonatorId ? await impersonationOf(db, caller) : null,
  };
};

/** Who acts as the caller; read only where somebody does. */
async function impersonationOf(
  db: Reader,
  { sessionId, readOnly }: Pick<UserCaller, "sessionId" | "readOnly">,
) {
  const [found] = await db
    .select({ person: users, endsAt: signInSessions.expiresAt })
    .from(signInSessions)
    .innerJoin(users, eq(users.id, signInSessions.impersonatorId))
    .where(eq(signInSessions.id, sessionId));
  if (!found) fail("signed_out");
  return { impersonator: fullName(found.person), endsAt: found.endsAt.toISOString(), readOnly };
}
