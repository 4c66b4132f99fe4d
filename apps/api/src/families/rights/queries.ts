import { fullName } from "@polyportal/domain/format/name";
import type { Claim } from "@polyportal/domain/rights/claims";
import { roles, type Role } from "@polyportal/domain/authentication/roles";
import { rightsMessages } from "@polyportal/domain/messages/rights";
import type { Holder } from "@polyportal/domain/rights/difference";
import { menuItemsOf } from "@polyportal/domain/rights/menu-items";
import { and, eq, sql } from "drizzle-orm";
import type { Reader, Transaction } from "../../database/connect.ts";
import { roleClaims, roleRevisions } from "../../database/schema/rights.ts";
import { menuClaims, menus, roleMenus } from "../../database/schema/role-menus.ts";
import { students } from "../../database/schema/student.ts";
import { duplicateStaffNumbers, ofStaff } from "../../rights/duplicate-staff-numbers.ts";
import {
  broughtToStaff,
  effectiveClaims,
  effectiveLabels,
  heldRolesWithSource,
} from "../../rights/effective.ts";

/** How many people have each role, from any source. Students have one role each. */
async function peopleByRole(db: Reader): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ role: string; people: string }>(sql`
    select held.role, count(distinct users.id) as people
    from users cross join lateral (${heldRolesWithSource}) held
    where ${ofStaff} group by held.role
    union all
    select 'student', count(*) from students`);
  return new Map(rows.map(({ role, people }) => [role, Number(people)]));
}

/** Every role with its people, claims, labels and revision. */
export async function rolesWithRights(db: Reader) {
  const [people, claims, labels, revisions] = await Promise.all([
    peopleByRole(db),
    db.select().from(roleClaims).orderBy(roleClaims.claim),
    db.select().from(roleMenus).orderBy(roleMenus.position, roleMenus.label),
    db.select().from(roleRevisions),
  ]);
  return roles.map((role) => ({
    role,
    people: people.get(role) ?? 0,
    claims: claims.filter((row) => row.role === role).map(({ claim }) => claim),
    labels: labels.filter((row) => row.role === role).map(({ label }) => label),
    revision: revisions.find((row) => row.role === role)?.revision ?? 0,
  }));
}

/** Locks a role and returns its revision. */
export async function lockRole(tx: Transaction, role: Role): Promise<number> {
  await tx.insert(roleRevisions).values({ role, revision: 0 }).onConflictDoNothing();
  const [row] = await tx
    .select({ revision: roleRevisions.revision })
    .from(roleRevisions)
    .where(sql`${roleRevisions.role} = ${role}`)
    .for("update");
  return row?.revision ?? 0;
}

/** Sets the claims of a role. */
export async function replaceClaims(
  tx: Transaction,
  role: Role,
  claims: readonly Claim[],
): Promise<void> {
  await tx.delete(roleClaims).where(sql`${roleClaims.role} = ${role}`);
  const rows = [...new Set(claims)].map((claim) => ({ role, claim }));
  if (rows.length > 0) await tx.insert(roleClaims).values(rows);
}

/** What all active staff may do, and their menus, by name. */
export async function rightsOfStaff(tx: Transaction): Promise<Holder[]> {
  const { rows } = await tx.execute<{
    id: string;
    user_type: string;
    lastname: string;
    firstname: string;
    middlename: string;
    claims: Claim[];
    labels: string[];
  }>(sql`
    select users.id, users.user_type, lastname, firstname, middlename,
      ${effectiveClaims} as claims, ${effectiveLabels} as labels
    from users where ${ofStaff} and users.active
    order by lastname, firstname, middlename, users.id`);
  return rows.map(({ id, user_type: kind, claims, labels, ...person }) => ({
    id,
    name: fullName(person),
    claims,
    // A label without a page behind it is not shown.
    labels: menuItemsOf(kind, labels).map(({ label }) => label),
  }));
}

/** All students as one: they have no rights and the same menu. */
export async function studentsAsOne(tx: Transaction): Promise<Holder> {
  const [people, labels] = await Promise.all([
    tx.$count(students),
    tx
      .select({ label: roleMenus.label })
      .from(roleMenus)
      .innerJoin(menus, and(eq(menus.label, roleMenus.label), eq(menus.enabled, true)))
      .where(eq(roleMenus.role, "student")),
  ]);
  const seen = menuItemsOf(
    "student",
    labels.map(({ label }) => label),
  );
  return {
    id: "students",
    name: rightsMessages.students(people),
    claims: [],
    labels: seen.map(({ label }) => label),
  };
}

/** How many active accounts of each kind would see a label, enabled or not. Students need no right for theirs. */
async function peopleByLabel(db: Reader) {
  const { rows } = await db.execute<{ label: string; kind: string; people: string }>(sql`
    select seen.label, seen.kind, sum(seen.people) as people
    from (select distinct users.id, users.user_type as kind, users.people, brought.label
      from ${duplicateStaffNumbers} users
      cross join lateral (${broughtToStaff}) brought) seen
    group by 1, 2
    union all
    -- Of the many who study only those who are switched off are read.
    select label, 'student', (select count(*) from students)
      - (select count(*) from users where not active and lower(user_type) = 'student')
    from role_menus where role = 'student'`);
  return rows.map(({ label, kind, people }) => ({ label, kind, people: Number(people) }));
}

/** The labels of the side menus with their claims and roles. */
export async function menusWithClaims(db: Reader) {
  const [labels, claims, granted, held, seen] = await Promise.all([
    db.select().from(menus),
    db.select().from(menuClaims).orderBy(menuClaims.claim),
    db.select().from(roleMenus).orderBy(roleMenus.position, roleMenus.label),
    db.select().from(roleClaims),
    peopleByLabel(db),
  ]);
  return { labels, claims, granted, held, seen };
}
