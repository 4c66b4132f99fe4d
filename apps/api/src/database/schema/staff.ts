import { index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { departments } from "./faculty.ts";
import { storedFiles } from "./stored-files.ts";
import { users } from "./users.ts";

/** A member of staff: one person, who may have several accounts. */
export const staff = pgTable(
  "staff",
  {
    id: uuid().primaryKey(),
    /** As the establishment office writes it; accounts of one number are one person. */
    staffNumber: text().notNull().unique(),
    /** "Mr", "Dr", "Engr". */
    title: text().notNull().default(""),
    gender: text({ enum: ["Male", "Female"] }),
    departmentId: integer().references(() => departments.id),
    /** "Senior Lecturer". */
    designation: text().notNull().default(""),
    /** "Permanent", "Contract". */
    employmentStatus: text().notNull().default(""),
    specialisation: text().notNull().default(""),
    /** Seen with `staff.salary` alone. */
    salaryGrade: text().notNull().default(""),
    salaryStep: text().notNull().default(""),
  },
  (table) => [index("staff_department").on(table.departmentId)],
);

/** The photos that lecturers and officials have given of themselves; students have theirs. */
export const staffPhotos = pgTable(
  "staff_photos",
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id),
    fileId: uuid()
      .notNull()
      .references(() => storedFiles.id),
  },
  (table) => [uniqueIndex("staff_photos_file_key").on(table.fileId)],
);

/** The accounts of members of staff. */
export const staffAccounts = pgTable(
  "staff_accounts",
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id),
    staffId: uuid()
      .notNull()
      .references(() => staff.id),
  },
  (table) => [index("staff_accounts_staff").on(table.staffId)],
);
