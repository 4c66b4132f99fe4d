import type { Claim } from "@polyportal/domain/rights/claims";
import type { Role } from "@polyportal/domain/authentication/roles";
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { academicSessionId } from "./academic-session.ts";
import { instant } from "./columns.ts";
import { departmentId, departmentOptions, departments, faculties } from "./faculty.ts";
import { userId, users } from "./users.ts";

/** When a role's claims were last saved: two who edit one do not overwrite each other. */
export const roleRevisions = pgTable("role_revisions", {
  role: text().$type<Role>().primaryKey(),
  revision: integer().notNull().default(1),
});

/** Which claims a role brings. */
export const roleClaims = pgTable(
  "role_claims",
  {
    role: text().$type<Role>().notNull(),
    claim: text().$type<Claim>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.role, table.claim] }),
    index("role_claims_claim").on(table.claim),
  ],
);

/** Administrative roles that a person has besides the main one; their claims and labels add up. */
export const userRoles = pgTable(
  "user_roles",
  {
    userId: userId(),
    role: text().$type<Role>().notNull(),
    since: instant().notNull(),
    grantedBy: uuid().references(() => users.id),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.role] }),
    index("user_roles_role").on(table.role),
  ],
);

/** Single claims that one person has beside the roles', or in spite of them has not. Deny wins. */
export const userClaims = pgTable(
  "user_claims",
  {
    userId: userId(),
    claim: text().$type<Claim>().notNull(),
    allowed: boolean().notNull(),
    /** From when on it no longer counts. */
    until: instant().notNull(),
    reason: text().notNull(),
    since: instant().notNull(),
    grantedBy: uuid().references(() => users.id),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.claim] }),
    index("user_claims_until").on(table.until),
    index("user_claims_claim").on(table.claim),
  ],
);

/** Who heads a department or is dean of a faculty, or acts as such for a while. */
export const staffOffices = pgTable(
  "staff_offices",
  {
    id: uuid().primaryKey(),
    /** The role that the office brings. */
    office: text({ enum: ["head of department", "dean of faculty"] }).notNull(),
    departmentId: integer().references(() => departments.id),
    facultyId: integer().references(() => faculties.id),
    holderId: userId(),
    /** First and last day; without a last day until it is ended. */
    since: date({ mode: "string" }).notNull(),
    until: date({ mode: "string" }),
    /** Stands in for the holder. */
    acting: boolean().notNull().default(false),
  },
  (table) => [
    check(
      "staff_offices_unit",
      sql`(${table.office} = 'head of department') = (${table.departmentId} is not null)
        and (${table.office} = 'dean of faculty') = (${table.facultyId} is not null)`,
    ),
    check("staff_offices_days", sql`${table.until} >= ${table.since}`),
    index("staff_offices_holder").on(table.holderId),
    index("staff_offices_department").on(table.departmentId),
    index("staff_offices_faculty").on(table.facultyId),
  ],
);

/** Who advises the students of a class in a session. */
export const classAdvisers = pgTable(
  "class_advisers",
  {
    id: uuid().primaryKey(),
    sessionId: academicSessionId(),
    departmentId: departmentId(),
    levelId: integer().notNull(),
    /** Of the class of one option; without it of all in the department and level. */
    departmentOptionId: integer().references(() => departmentOptions.id),
    adviserId: userId(),
  },
  (table) => [
    uniqueIndex("class_advisers_class").on(
      table.sessionId,
      table.departmentId,
      table.levelId,
      sql`coalesce(${table.departmentOptionId}, 0)`,
    ),
    index("class_advisers_adviser").on(table.adviserId, table.sessionId),
  ],
);
