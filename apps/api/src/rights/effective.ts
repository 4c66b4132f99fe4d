import type { Claim } from "@polyportal/domain/rights/claims";
import { sql, type SQL } from "drizzle-orm";
import { heldTodayText } from "./held-today.ts";

// What a person may do, as SQL for queries over `users`. It is read from rows, so that a change takes effect
// on the next call. Students have no claims, so no staff table is read for them. Plain SQL, because Drizzle
// omits table names in queries of one table.

const isStudent = `lower(users.user_type) = 'student'`;

const inOffice = `staff_offices.holder_id = users.id and ${heldTodayText}`;

/** Every role whose claims and labels the account has: its main role, further roles, offices, and adviser. */
const rolesWithSource = `
  select users.role, 'role' as source
  union all select user_roles.role, 'further' from user_roles where user_roles.user_id = users.id
  union all select staff_offices.office, 'office' from staff_offices where ${inOffice}
  union all select 'course adviser', 'adviser' where exists (
    select from class_advisers
    join academic_sessions on academic_sessions.id = class_advisers.session_id
    where class_advisers.adviser_id = users.id and academic_sessions.current)`;

const heldRoles = `select held.role from (${rolesWithSource}) held`;

const own = (allowed: boolean) => `
  select user_claims.claim from user_claims
  where user_claims.user_id = users.id and user_claims.until > now()
    and user_claims.allowed = ${allowed}`;

const heldClaims = `
  (select role_claims.claim from role_claims where role_claims.role in (${heldRoles})
  union ${own(true)}) except ${own(false)}`;

const shownToStudent = `
  select role_menus.label, role_menus.position from role_menus where role_menus.role = users.role`;

/** Labels that no claim guards, such as the profile, are shown to all. */
const shownToStaff = `
  select brought.label, brought.position from (
    select role_menus.label, role_menus.position
      from role_menus where role_menus.role in (${heldRoles})
    -- What a claim of one's own brings stands last.
    union select menu_claims.label, 1000 from menu_claims where menu_claims.claim in (${own(true)})
  ) brought
  where not exists (select from menu_claims where menu_claims.label = brought.label)
    or exists (select menu_claims.claim from menu_claims where menu_claims.label = brought.label
      intersect (${heldClaims}))`;

const inOrder = (shown: string) => `
  select coalesce(json_agg(granted.label order by granted.position, granted.label), '[]')
  from (select label, min(position) as position from (${shown}) shown group by label) granted
  where not exists (select from menus where menus.label = granted.label and not menus.enabled)`;

const part = <T>(text: string) => sql<T>`(${sql.raw(text)})`;

/** The roles of the account in `users`, each with what gives it. */
export const heldRolesWithSource = sql.raw(rolesWithSource);

/** The roles of all staff at once, by account (`user_id`, `role`). Equals `effectiveRoles`. */
const staffsRoles = `
  select users.id as user_id, users.role from users
    where lower(users.user_type) in ('official', 'lecturer')
  union select user_roles.user_id, user_roles.role from user_roles
  union select staff_offices.holder_id, staff_offices.office from staff_offices
    where ${heldTodayText}
  union select class_advisers.adviser_id, 'course adviser' from class_advisers
    join academic_sessions on academic_sessions.id = class_advisers.session_id
    where academic_sessions.current`;

/** Whether the account in `users` has one of these roles, from any source. */
export const hasOneOf = (roles: readonly string[]): SQL => sql`(
  users.role = any(${sql.param([...roles])}::text[]) or users.id in (
    select held.user_id from (${sql.raw(staffsRoles)}) held
    where held.role = any(${sql.param([...roles])}::text[])))`;

/**
 * The claims of all staff at once, by account (`user_id`, `claim`). Asking per account would read the same
 * rows hundreds of times. A test checks that it equals `effectiveClaims`.
 */
export const staffsClaims = sql.raw(`
  select held.user_id, held.claim from (
    select roles.user_id, role_claims.claim from (${staffsRoles}) roles join role_claims on role_claims.role = roles.role
    union select user_claims.user_id, user_claims.claim from user_claims
      where user_claims.until > now() and user_claims.allowed
  ) held
  where not exists (select from user_claims
    where user_claims.user_id = held.user_id and user_claims.claim = held.claim
      and user_claims.until > now() and not user_claims.allowed)`);

/** The claims of the account: from its roles and its own, without denied ones. */
export const effectiveClaims = part<Claim[]>(
  `case when ${isStudent} then '{}'::text[] else array(${heldClaims}) end`,
);

/** The roles of the account from any source. A student has one role. */
export const effectiveRoles = part<string[]>(
  `case when ${isStudent} then array[users.role]::text[] else array(select distinct roles.role from (${heldRoles}) roles) end`,
);

/** The account's shown role: a lecturer's highest office, or the main role. */
export const effectiveRole = part<string>(`
  case when lower(users.user_type) <> 'lecturer' then users.role else coalesce((
    -- A dean before a head.
    select min(staff_offices.office) from staff_offices where ${inOffice}), users.role) end`);

/** The labels that the staff account in `users` would see, enabled or not. */
export const broughtToStaff = sql.raw(shownToStaff);

/** The labels of the account's side menu, in order, also those unknown to the portal. */
export const effectiveLabels = part<string[]>(
  `case when ${isStudent} then (${inOrder(shownToStudent)}) else (${inOrder(shownToStaff)}) end`,
);
