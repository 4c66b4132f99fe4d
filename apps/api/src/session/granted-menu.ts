import { grantedItems, staffMenu, studentMenu } from "@polyportal/domain/routes/menus";
import { asc, eq, sql, type AnyColumn, type SQL } from "drizzle-orm";
import type { Reader } from "../database/connect.ts";
import { roleMenus } from "../database/schema/role-menus.ts";

type Person = { readonly userType: string; readonly role: string };

/** The labels that the role in a column is granted, in order: a part of a greater query. */
export const labelsOf = (role: AnyColumn): SQL<string[]> => sql`(
  select coalesce(json_agg(${roleMenus.label} order by ${roleMenus.position}), '[]')
  from ${roleMenus} where ${roleMenus.role} = ${role})`;

/** Of the labels that a person's role is granted, those that the portal knows. */
export function menuOf(
  { userType }: Pick<Person, "userType">,
  labels: readonly string[],
): string[] {
  const menu = userType.toLowerCase() === "student" ? studentMenu : staffMenu;
  return grantedItems(menu, labels).map((item) => item.label);
}

/** The labels of the person's side menu: what the role is granted, of what the portal knows. */
export async function grantedMenu(db: Reader, person: Person): Promise<string[]> {
  const granted = await db
    .select({ label: roleMenus.label })
    .from(roleMenus)
    .where(eq(roleMenus.role, person.role))
    .orderBy(asc(roleMenus.position));
  return menuOf(
    person,
    granted.map((row) => row.label),
  );
}
