import type { userManagementEndpoints } from "@polyportal/api-client/contract/user-management";
import { and, eq } from "drizzle-orm";
import { enumItems } from "../../database/schema/reference.ts";
import { users } from "../../database/schema/users.ts";
import { fail } from "../../server/failure.ts";
import type { Handler } from "../../server/handler.ts";
import { grantedMenu } from "../../session/granted-menu.ts";

/** The signed-in person's own profile. */
export const getProfile: Handler<typeof userManagementEndpoints.getProfile> = async ({
  caller,
  db,
}) => {
  const [found] = await db
    .select({ person: users, studentType: enumItems.name })
    .from(users)
    .leftJoin(
      enumItems,
      and(eq(enumItems.list, "student-types"), eq(enumItems.id, users.studentTypeId)),
    )
    .where(eq(users.id, caller.userId));
  if (!found) fail("signed_out");
  const { person, studentType } = found;
  return {
    ...person,
    studentType,
    // Nobody belongs to a department yet: student and staff records come with their families.
    department: null,
    menuItems: await grantedMenu(db, person),
  };
};
