import { userManagementEndpoints } from "@polyportal/api-client/contract/user-management";
import { fullName } from "@polyportal/domain/format/name";
import { and, eq, inArray, isNotNull, isNull, sql, type SQL } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { authenticators } from "../../database/schema/authenticator.ts";
import { departments } from "../../database/schema/faculty.ts";
import { staff, staffAccounts } from "../../database/schema/staff.ts";
import { students } from "../../database/schema/student.ts";
import { kindOfUser, searchedUser, users } from "../../database/schema/users.ts";
import { matchesSearch } from "../../lists/search.ts";
import { sourceOf } from "../../lists/source.ts";
import { effectiveRole, hasOneOf } from "../../rights/effective.ts";

const furtherRoles = sql<string[]>`array(
  select user_roles.role from user_roles where user_roles.user_id = users.id order by 1)`;

/** Accounts with what the list and the record show of them. */
export const accountQuery = (db: Reader) =>
  db
    .select({
      person: users,
      role: effectiveRole.as("known_role"),
      furtherRoles: furtherRoles.as("further_roles"),
      department: departments.name,
      matricNumber: students.number,
      departmentId: departments.id,
      byApp: sql<boolean>`${authenticators.confirmedAt} is not null`.as("by_app"),
      staffId: staff.id,
      staffNumber: staff.staffNumber,
    })
    .from(users)
    .leftJoin(students, eq(students.id, users.id))
    .leftJoin(staffAccounts, eq(staffAccounts.userId, users.id))
    .leftJoin(staff, eq(staff.id, staffAccounts.staffId))
    .leftJoin(
      departments,
      eq(departments.id, sql`coalesce(${students.departmentId}, ${staff.departmentId})`),
    )
    .leftJoin(authenticators, eq(authenticators.userId, users.id))
    .$dynamic();

export type Account = Awaited<ReturnType<typeof accountQuery>>[number];

/** An account on the wire. */
export function accountRow(account: Account) {
  const { person, byApp, role, furtherRoles: further, department, matricNumber } = account;
  const secondFactor = byApp ? ("authenticator" as const) : ("email" as const);
  return {
    id: person.id,
    userName: person.userName,
    matricNumber,
    fullName: fullName(person),
    userType: person.userType.toLowerCase(),
    role,
    furtherRoles: further,
    department,
    email: person.email,
    mobileNumber: person.mobileNumber,
    lastSeenAt: person.lastSeenAt?.toISOString() ?? null,
    secondFactor: byApp || person.twoFactor ? secondFactor : ("none" as const),
    active: person.active,
    setUp: person.oldUser,
  };
}

/** Everybody with an account. */
export const userSource = sourceOf(userManagementEndpoints.listUsers, {
  query: accountQuery,
  key: users.id,
  searched: searchedUser,
  where: ({ search, userType, role, department, active, neverSeen }) =>
    and(
      matchesSearch(searchedUser, search),
      userType && inArray(kindOfUser, userType),
      role && hasRole(role),
      department && isOfDepartment(department),
      active && eq(users.active, active === "true"),
      neverSeen && (neverSeen === "true" ? isNull : isNotNull)(users.lastSeenAt),
    ),
  order: {
    fullName: [users.lastname, users.firstname, users.middlename],
    userName: [sql`lower(${users.userName})`],
    lastSeenAt: [{ nullable: users.lastSeenAt }],
  },
  first: "fullName",
  row: accountRow,
});

/** By whatever gives the role, as the roles' own page counts its people. */
function hasRole(roles: readonly string[]): SQL {
  // Who studies has no other; the index of main roles answers alone.
  if (roles.every((role) => role === "student")) return inArray(users.role, [...roles]);
  return hasOneOf(roles);
}

const isOfDepartment = (ids: readonly number[]): SQL => sql`${users.id} in (
  select ${students.id} from ${students} where ${inArray(students.departmentId, [...ids])}
  union all select ${staffAccounts.userId} from ${staffAccounts}
  join ${staff} on ${staff.id} = ${staffAccounts.staffId}
  where ${inArray(staff.departmentId, [...ids])})`;
