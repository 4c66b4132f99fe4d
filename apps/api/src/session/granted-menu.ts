import { grantedItems, staffMenu, studentMenu } from "@polyportal/domain/routes/menus";
import { asc, eq } from "drizzle-orm";
import type { Reader } from "../database/connect.ts";
import { roleMenus } from "../database/schema/role-menus.ts";

/** The labels of the person's side menu: what the role is granted, of what the portal knows. */
export async function grantedMenu(
  db: Reader,
  person: { readonly userType: string; readonly role: string },
): Promise<string[]> {
  const granted = await db
    .select({ label: roleMenus.label })
    .from(roleMenus)
    .where(eq(roleMenus.role, person.role))
    .orderBy(asc(roleMenus.position));
  const menu = person.userType.toLowerCase() === "student" ? studentMenu : staffMenu;
  const labels = granted.map((row) => row.label);
  return grantedItems(menu, labels).map((item) => item.label);
}
