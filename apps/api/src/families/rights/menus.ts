import type { menuEndpoints } from "@polyportal/api-client/contract/rights-menus";
import { staffMenu, studentMenu } from "@polyportal/domain/routes/menus";
import type { Role } from "@polyportal/domain/authentication/roles";
import type { Claim } from "@polyportal/domain/rights/claims";
import { menuItemsOf } from "@polyportal/domain/rights/menu-items";
import { whatHides } from "@polyportal/domain/rights/menu-preview";
import { and, eq, notInArray, sql } from "drizzle-orm";
import { failWithConflict } from "../../audit/conflict.ts";
import type { Reader, Transaction } from "../../database/connect.ts";
import { menuClaims, menus, roleMenus } from "../../database/schema/role-menus.ts";
import { fail } from "../../failure.ts";
import type { Handler } from "../../server/handler.ts";
import { lockRole, menusWithClaims } from "./queries.ts";

type Endpoints = typeof menuEndpoints;

/** Labels that everybody has, without any role or claim. */
const everybodys: readonly string[] = ["dashboard", "profile"];
const isOfStaff = (label: string) => staffMenu.some((item) => item.label === label);

const known = [...studentMenu, ...staffMenu].filter(
  ({ label }, index, all) => all.findIndex((item) => item.label === label) === index,
);

/** Every label that the portal knows, and each role's order. */
export const listMenus: Handler<Endpoints["listMenus"]> = ({ db }) => menusOf(db);

/** The claims that show each label. */
export const listMenuClaims: Handler<Endpoints["listMenuClaims"]> = async ({ db }) => {
  const { labels } = await menusOf(db);
  return labels.map(({ label, claims, revision }) => ({ label, claims, revision }));
};

export async function menusOf(db: Reader) {
  const { labels, claims, granted, held, seen } = await menusWithClaims(db);
  const roles = [...new Set(granted.map(({ role }) => role))] as Role[];
  const orders = roles.map((role) => ({
    role,
    labels: granted.filter((one) => one.role === role).map(({ label }) => label),
  }));
  const shown = known.map(({ label, path }) => {
    const row = labels.find((one) => one.label === label);
    return {
      label,
      path,
      enabled: row?.enabled ?? false,
      revision: row?.revision ?? 0,
      claims: claims.filter((one) => one.label === label).map(({ claim }) => claim),
      roles: granted.filter((one) => one.label === label).map(({ role }) => role as Role),
      positions: orders.flatMap((order) => {
        const at = order.labels.indexOf(label);
        return at < 0 ? [] : [{ role: order.role, position: at + 1 }];
      }),
      // A label without a page behind it is not shown.
      people: seen
        .filter((one) => one.label === label && menuItemsOf(one.kind, [label]).length > 0)
        .reduce((sum, { people }) => sum + people, 0),
    };
  });
  return {
    labels: shown,
    orders: orders.map((order) => ({ ...order, hidden: hiddenOf(order, shown, held) })),
  };
}

type Order = { readonly role: Role; readonly labels: readonly string[] };

/** The labels of a role that its people do not see, and why. */
const hiddenOf = (
  { role, labels }: Order,
  shown: readonly Parameters<typeof whatHides>[2][],
  held: readonly { readonly role: string; readonly claim: Claim }[],
) => {
  const own = held.filter((one) => one.role === role).map(({ claim }) => claim);
  return labels.flatMap((label) => {
    const menu = shown.find((one) => one.label === label) ?? { label, enabled: true, claims: [] };
    const why = whatHides(role, own, menu);
    return why ? [{ label, why }] : [];
  });
};

/** Fails for labels that the portal does not know or that everybody has. */
function refuseUnlessBrought(label: string): void {
  if (!known.some((item) => item.label === label) || everybodys.includes(label)) {
    fail("menu_unknown");
  }
}

/** Shows a label to those whose role brings it, or to nobody. */
export async function switchMenu(tx: Transaction, label: string, enabled: boolean): Promise<void> {
  refuseUnlessBrought(label);
  await tx.update(menus).set({ enabled }).where(eq(menus.label, label));
}

/** Sets the roles that bring a label, and returns the ones before. */
export async function bringBy(tx: Transaction, label: string, roles: readonly Role[]) {
  refuseUnlessBrought(label);
  const rows = await tx
    .select({ role: roleMenus.role })
    .from(roleMenus)
    .where(eq(roleMenus.label, label));
  const had = rows.map(({ role }) => role);
  await tx
    .delete(roleMenus)
    .where(and(eq(roleMenus.label, label), notInArray(roleMenus.role, ["", ...roles])));
  for (const role of new Set(roles)) {
    if (had.includes(role)) continue;
    // A role gets new labels at the end.
    await tx.execute(sql`
      insert into role_menus (role, label, position)
      select ${role}, ${label}, coalesce(max(position), 0) + 1 from role_menus where role = ${role}`);
  }
  return had;
}

/** Sets the claims that show a label, and returns the ones before. */
export async function guardBy(tx: Transaction, label: string, claims: readonly Claim[]) {
  // A label without a claim would show to everybody whose role brings it, whatever its pages allow.
  if (!isOfStaff(label) || everybodys.includes(label) || claims.length === 0) fail("menu_unknown");
  const had = await tx
    .delete(menuClaims)
    .where(eq(menuClaims.label, label))
    .returning({ claim: menuClaims.claim });
  await tx.insert(menuClaims).values([...new Set(claims)].map((claim) => ({ label, claim })));
  return had.map(({ claim }) => claim);
}

/** Switches a label on or off and sets the roles that bring it. */
export const saveMenu: Handler<Endpoints["saveMenu"]> = async (
  { change },
  { label, enabled, roles, revision, reason },
) => {
  await change(async ({ tx, audit }) => {
    const before = await turnOf(tx, label, revision);
    await switchMenu(tx, label, enabled);
    const had = await bringBy(tx, label, roles);
    audit({
      action: "saveMenu",
      subject: "menu",
      subjectId: label,
      before: { enabled: before.enabled, roles: had.toSorted() },
      after: { enabled, roles: roles.toSorted() },
      reason,
    });
  });
  return {};
};

/** Sets the claims that show a label. */
export const saveMenuClaims: Handler<Endpoints["saveMenuClaims"]> = async (
  { change },
  { label, claims, revision, reason },
) => {
  await change(async ({ tx, audit }) => {
    await turnOf(tx, label, revision);
    const had = await guardBy(tx, label, claims);
    audit({
      action: "saveMenuClaims",
      subject: "menu",
      subjectId: label,
      before: { claims: had.toSorted() },
      after: { claims: claims.toSorted() },
      reason,
    });
  });
  return {};
};

/** Reorders the labels of a role. Fails with `conflict` if somebody else has changed them. */
export const saveMenuOrder: Handler<Endpoints["saveMenuOrder"]> = async (
  { change },
  { role, labels, before },
) => {
  await change(async ({ tx, audit }) => {
    await lockRole(tx, role);
    const had = (
      await tx
        .select({ label: roleMenus.label })
        .from(roleMenus)
        .where(eq(roleMenus.role, role))
        .orderBy(roleMenus.position, roleMenus.label)
    ).map(({ label }) => label);
    const areThese = (others: readonly string[]) =>
      had.toSorted().join() === others.toSorted().join();
    // The order must contain exactly the current labels.
    if (!areThese(before) || !areThese(labels)) fail("conflict");
    if (had.join() !== before.join()) {
      return failWithConflict(tx, {
        subject: "role",
        subjectId: role,
        actions: ["saveMenuOrder"],
      });
    }
    for (const [index, label] of labels.entries()) {
      await tx
        .update(roleMenus)
        .set({ position: index + 1 })
        .where(and(eq(roleMenus.role, role), eq(roleMenus.label, label)));
    }
    audit({
      action: "saveMenuOrder",
      subject: "role",
      subjectId: role,
      before: { labels: before },
      after: { labels },
    });
  });
  return {};
};

/** Locks a label; undefined if the school does not have it. */
export async function lockMenu(tx: Transaction, label: string) {
  const [row] = await tx.select().from(menus).where(eq(menus.label, label)).for("update");
  return row;
}

/** Locks a label. Fails with `conflict` if somebody else has changed it since it was read. */
async function turnOf(tx: Transaction, label: string, revision: number) {
  const row = await lockMenu(tx, label);
  if (!row) fail("menu_unknown");
  if (row.revision !== revision) {
    return failWithConflict(tx, {
      subject: "menu",
      subjectId: label,
      actions: ["saveMenu", "saveMenuClaims"],
    });
  }
  await tx
    .update(menus)
    .set({ revision: revision + 1 })
    .where(eq(menus.label, label));
  return row;
}
