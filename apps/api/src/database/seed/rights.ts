import { defaultClaims } from "@polyportal/domain/rights/default-claims";
import { defaultLabels, defaultMenuClaims } from "@polyportal/domain/rights/menu";
import { staffMenu, studentMenu } from "@polyportal/domain/routes/menus";
import type { Role } from "@polyportal/domain/authentication/roles";
import type { Transaction } from "../connect.ts";
import { roleClaims } from "../schema/rights.ts";
import { menuClaims, menus, roleMenus } from "../schema/role-menus.ts";

const entriesOf = <Key extends string, Value>(record: Readonly<Record<Key, Value>>) =>
  Object.entries(record) as [Key, Value][];

/** What each role is granted when a school starts, dashboard and profile first; the portal edits it. */
export const roleMenuRows: (typeof roleMenus.$inferInsert)[] = entriesOf(defaultLabels).flatMap(
  ([role, labels]) =>
    ["dashboard", "profile", ...labels].map((label, index) => ({
      role,
      label,
      position: index + 1,
    })),
);

const menuRows = [...new Set([...studentMenu, ...staffMenu].map(({ label }) => label))].map(
  (label) => ({ label }),
);

const menuClaimRows = entriesOf(defaultMenuClaims).flatMap(([label, claims]) =>
  claims.map((claim) => ({ label, claim })),
);

const roleClaimRows = entriesOf<Role, (typeof defaultClaims)[Role]>(defaultClaims).flatMap(
  ([role, claims]) => claims.map((claim) => ({ role, claim })),
);

/** The rights of a new school. One that began before claims were rows keeps the labels that it has. */
export async function insertRights(tx: Transaction): Promise<void> {
  await tx.insert(menus).values(menuRows);
  await tx.insert(menuClaims).values(menuClaimRows);
  await tx.insert(roleClaims).values(roleClaimRows);
  await tx.insert(roleMenus).values(roleMenuRows).onConflictDoNothing();
}
