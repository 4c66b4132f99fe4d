import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { staffRelationships } from "@polyportal/domain/staff-request/staff-requests";
import { academicSessions } from "./academic-session.ts";
import { applications } from "./application.ts";
import { instant } from "./columns.ts";
import { staff } from "./staff.ts";
import { users } from "./users.ts";

/** Applicants who name a member of staff as putting them forward; one in a session for each member. */
export const staffRequests = pgTable(
  "staff_requests",
  {
    id: uuid().primaryKey(),
    /** Null where nobody has the number, or somebody else has asked the member: to be told from no other. */
    staffId: uuid().references(() => staff.id),
    /** The number that was named, in capitals; empty where it was not noted. */
    staffNumber: text().notNull().default(""),
    sessionId: integer()
      .notNull()
      .references(() => academicSessions.id),
    /** The application that names the member. */
    applicationId: uuid()
      .unique()
      .references(() => applications.id, { onDelete: "cascade" }),
    /** The applicant's name, as the application has it. */
    fullName: text().notNull(),
    relationship: text({ enum: staffRelationships }).notNull(),
    askedAt: instant().notNull(),
    /** Null until it is answered. */
    confirmed: boolean(),
    answeredAt: instant(),
    /** The account by which it was answered. */
    answeredBy: uuid().references(() => users.id),
    /** When the applicant was told that nobody had confirmed it in time. */
    toldAt: instant(),
  },
  (table) => [
    unique("staff_requests_once").on(table.staffId, table.sessionId),
    index("staff_requests_asked").on(table.askedAt),
    // Whom the job looks at.
    index("staff_requests_untold")
      .on(table.askedAt)
      .where(sql`${table.toldAt} is null and ${table.confirmed} is not true`),
  ],
);
