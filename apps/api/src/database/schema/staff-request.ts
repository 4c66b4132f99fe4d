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
    staffId: uuid()
      .notNull()
      .references(() => staff.id),
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
  },
  (table) => [
    unique("staff_requests_once").on(table.staffId, table.sessionId),
    index("staff_requests_asked").on(table.askedAt),
  ],
);
