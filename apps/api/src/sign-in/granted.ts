import { menuItemsOf } from "@polyportal/domain/rights/menu-items";
import { eq } from "drizzle-orm";
import type { Reader } from "../database/connect.ts";
import { users } from "../database/schema/users.ts";
import { effectiveLabels, effectiveRole } from "../rights/effective.ts";

/** What a person's browser is told of the rights: the role to be known by, and the side menu. */
export type Granted = { readonly role: string; readonly menuItems: string[] };

type Found = { readonly role: string; readonly labels: readonly string[] };

/** Of the labels that were found for a person, those that lead to a page of the person's own. */
export const grantedOf = (person: { readonly userType: string }, found: Found): Granted => ({
  role: found.role,
  menuItems: menuItemsOf(person.userType, found.labels).map((item) => item.label),
});

/** What the person is granted. */
export async function grantedTo(
  db: Reader,
  person: { readonly id: string; readonly userType: string },
): Promise<Granted> {
  const [found] = await db
    .select({ role: effectiveRole, labels: effectiveLabels })
    .from(users)
    .where(eq(users.id, person.id));
  return grantedOf(person, found ?? { role: "", labels: [] });
}
